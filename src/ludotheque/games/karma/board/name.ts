/** Names of pieces in words. */
import type { BoardProps } from '@lib/board';

import type { Thrown } from './table';
import { COLOURS } from './types';
import type { Colour } from './types';

type Word = BoardProps['word'];

/** "dark blue die, may count twice" */
export function restingName(word: Word, colour: Colour): string {
  return word('board-die', { colour: word(`colour-${colour}`), power: word(`power-${colour}`) });
}

/** "dark blue die, shows 4, may count twice", and what has become of it. */
export function thrownName(word: Word, die: Thrown): string {
  const state = die.gone ? 'gone' : die.times > 1 ? 'times' : 'lies';
  return word(`board-die-${state}`, {
    colour: word(`colour-${die.colour}`),
    power: word(`power-${die.colour}`),
    face: die.face,
    worth: die.face * die.times,
  });
}

/** "2 red, 1 orange" */
export function countsName(word: Word, counts: readonly number[]): string {
  return counts
    .flatMap((count, index) => (count ? [`${count} ${word(`colour-${COLOURS[index] ?? 'red'}`)}`] : []))
    .join(', ');
}

/** An ability in words, with the numbers of the box. */
export function ability(table: Pick<BoardProps, 'word' | 'box'>, trait: string): string {
  const { generous = 3, patient = 3, thrifty = 3 } = table.box as Record<string, number>;
  return table.word(`ability-${trait}`, { generous, patient, thrifty });
}
