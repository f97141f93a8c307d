/** Names of things in words. */
import type { BoardProps } from '@lib/board';

import { baseOf, boxOf, isWebbed, spaceOf, spiritOf, tileAt, viewOf } from './table';
import { ANY_MOMENT, IN_ANSWER, RUNES, WHEN } from './types';
import type { Rune, Tile } from './types';

type Words = Pick<BoardProps, 'word' | 'box'>;

/** What a tile does, with the numbers of the box. */
export function acts({ word, box }: Words, tile: Tile): string {
  const { breeze, gust, zephyr, squall } = boxOf({ box });
  return word(`acts-${tile}`, { breeze, gust, zephyr, squall });
}

/** What a Rune does. */
export function effect({ word, box }: Words, rune: Rune): string {
  return word(`effect-${rune}`, { wake: boxOf({ box }).wake });
}

/** "before the grip", "at any time", "in answer" */
export function whenPlayed(word: BoardProps['word'], rune: Rune): string {
  const when = WHEN[RUNES.indexOf(rune)];
  if (when === IN_ANSWER) return word('board-in-answer');
  return when === ANY_MOMENT ? word('board-any-time') : word(`board-when-${when}`);
}

/** "Space 17, Breeze: one space on." */
export function spaceName(table: BoardProps, space: number): string {
  const { flower } = boxOf(table);
  if (space === 0 || space === flower) return table.word(space ? 'board-flower' : 'board-start-space');
  const tile = tileAt(viewOf(table), space);
  if (!tile) return table.word('board-space', { space });
  return table.word('board-space-tile', {
    space,
    tile: table.word(`tile-${tile}`),
    acts: acts(table, tile),
  });
}

/** "Aris plays Tin, base 3, on space 26, in a web" */
export function figureName(table: BoardProps, seat: number): string {
  const [box, view] = [boxOf(table), viewOf(table)];
  return table.word('board-figure', {
    name: table.names[seat] ?? '',
    you: String(seat === table.position.seat),
    spirit: table.word(`spirit-${spiritOf(view, seat) ?? 'ki'}`),
    base: baseOf(box, view, seat),
    space: spaceOf(view, seat),
    web: String(isWebbed(view, seat)),
  });
}
