/** Names of pieces and places, and lists of them, in words. */
import type { BoardProps } from '@lib/board';

import { coloursOf, sideOf, stakeOf, whoStands } from './table';
import { COLOURS } from './types';
import type { Box, Stake, View } from './types';
import type { Step } from './ways';

type Word = BoardProps['word'];

/** "a, b and c" */
export function listed(word: Word, parts: readonly string[], last: 'and' | 'or' = 'and'): string {
  const [end = '', ...rest] = [...parts].reverse();
  return rest.length
    ? word(`board-list-${last}`, {
        first: rest.reverse().join(', '),
        last: end,
      })
    : end;
}

/** "a blue and two reds" */
export function markersName(word: Word, counts: readonly number[]): string {
  return listed(
    word,
    counts.flatMap((count, colour) => (count ? [word(`board-count-${COLOURS[colour] ?? 'red'}`, { count })] : [])),
  );
}

export const stakeName = (word: Word, stake: Stake): string => word(`stake-${stake}`);

/** "the nose, rose, a hidden stake, Aris stands here" */
export function regionName(table: BoardProps, box: Box, view: View, region: number): string {
  const { word } = table;
  const stake = stakeOf(view, region);
  const side = sideOf(view, region);
  const lies =
    side === 'gone'
      ? word('board-none')
      : side === 'up' && stake
        ? word('board-open', { stake: stakeName(word, stake) })
        : stake
          ? word('board-remembered', { stake: stakeName(word, stake) })
          : word('board-hidden');
  const who = whoStands(view, region);
  return [
    word(`region-${region}`),
    coloursOf(box, region)
      .map((colour) => word(`colour-${colour}`))
      .join(', '),
    lies,
    ...(who >= 0 ? [word('board-stands', standing(table, who))] : []),
  ].join(', ');
}

/** Who stands on a region, as the words for it want it. */
export function standing(table: BoardProps, who: number): { name: string; is_you: string } {
  return { name: table.names[who] ?? '', is_you: String(who === table.position.seat) };
}

/** The markers that steps cost, by colour. */
export function cost(steps: readonly Step[]): number[] {
  return COLOURS.map((_, colour) => steps.filter((step) => step.colour === colour).length);
}
