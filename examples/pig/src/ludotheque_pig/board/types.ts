/* Written by `make types` from the game's declarations; do not change by hand. */

export const MOST_SEATS = 6;
export const MOST_GOAL = 1000;
export const MOST_FACES = 8;
/** Whoever has enough to win must hold: the last roll may lead a little beyond the goal. */
export const MOST_POINTS = 1008;

/** The options and components. */
export interface Box {
  seats: number;
  goal: number;
  faces: number;
  bust: number;
}

/** What anybody may see: everything but the future. And who looks. */
export interface View {
  moves: number;
  turn: number;
  total: number;
  rolling: number;
  banked: number[];
  me: number;
}

/** A part of a seat's score: in words `account-NAME`, which may speak of `$number`. */
export interface Part {
  name: string;
  /** Which one: a round, an animal, a stake's worth; 0 where there is only one. */
  number: number;
  points: number;
}

/**
 * What decided, where the scores alone do not say it: the key of the game's words, and what they speak of. A value
 * called `seat` or `…_seat` is a seat's number; the words are told its `name` and whether it `is_you`.
 */
export interface Why {
  key: string;
  values: Record<string, string | number>;
}

/** How it came about. Games extend it with what their boards draw. */
export interface Account {
  /** Of every seat, in the order in which they are told; they add up to its score. */
  parts: Part[][];
  /** Told wherever the highest score alone has not decided. */
  why: Why | null;
}

/** What a seat, or nature, may do. */
export type Move = { do: 'roll' } | { do: 'hold' } | { do: 'fall'; face: number };

/** All that a board is given of this game. */
export interface Game {
  box: Box;
  view: View;
  move: Move;
  outlook: null;
  account: Account;
}
