/** Reading what a board is given: the moves that are offered, and counts. */
import type { Choice, Move } from './board';

export const movesOf = (choices: readonly Choice[], kind: string): Move[] =>
  choices.map(({ move }) => move as Move).filter((move) => move['do'] === kind);

/** The move of this kind (the first of several), where one is offered. */
export const canPlay = (choices: readonly Choice[], kind: string): Move | null => movesOf(choices, kind)[0] ?? null;

export const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** A list of counts by kind, spread out: two of a kind are two entries. */
export const spread = (counts: readonly number[]): number[] =>
  counts.flatMap((count, kind) => Array.from({ length: count }, () => kind));
