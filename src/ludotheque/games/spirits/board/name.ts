/** Things in words, for those who listen. */
import type { BoardProps } from '@lib/board';

import { sectionOf, viewOf } from './table';
import { STONES } from './types';
import type { Animal } from './types';

/** "2 blue, 1 red" */
export function stonesName(word: BoardProps['word'], counts: readonly number[]): string {
  return STONES.flatMap((stone, index) => {
    const count = counts[index] ?? 0;
    return count ? [`${count} ${word(`board-colour-${stone}`)}`] : [];
  }).join(', ');
}

/** "Turtle, 3 points: 2 blue", and whether it is closed or blocked. */
export function animalName(table: BoardProps, seat: number, animal: Animal): string {
  const view = viewOf(table);
  const section = sectionOf(seat, animal);
  const counts = view.given[section] ?? [];
  const state = view.coyote === section ? 'blocked' : (counts[STONES.indexOf('spirit')] ?? 0) > 0 ? 'closed' : 'open';
  const stones = stonesName(table.word, counts) || table.word('board-no-stones');
  const points = view.points[section] ?? 0;
  return table.word('board-animal', {
    animal: `@animal-${animal}`,
    points,
    stones,
    state,
  });
}
