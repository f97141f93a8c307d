/** The names of things in the view and in the moves, in the order of `state.py` and `moves.py`. */

export const COLOURS = ['red', 'yellow', 'rose', 'green', 'blue', 'violet'] as const;
export type Colour = (typeof COLOURS)[number];

export const STAKES = ['one', 'two', 'three', 'four', 'five', 'zero', 'minus', 'alarm'] as const;
export type Stake = (typeof STAKES)[number];
export const ZERO = 5;
export const ALARM = 7;
export const UNKNOWN = -1;

export const SIDES = ['gone', 'down', 'up'] as const;
export type Side = (typeof SIDES)[number];

export const PHASES = [
  'starting',
  'placing',
  'dealing',
  'choosing',
  'walking',
  'finding',
  'turning',
  'revealing',
  'drawing',
  'swapping',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** The part of the box that the board speaks of. */
export interface Box {
  seats: number;
  draw_first: number;
  memory_aid: number;
  stakes: number[];
  worth: number[];
  bonuses: number[];
  hand: number;
  /** By region and colour, 0 or 1. */
  colours: number[][];
  /** By region: the regions it can be left for, then -1. */
  exits: number[][];
}

/** What everybody sees: `Table` and `View` of `state.py`. */
export interface View {
  /** How many moves were made. */
  moves: number;
  phase: number;
  starter: number;
  turn: number;
  turns: number;
  quiet: number;
  figure: number[];
  side: number[];
  stake: number[];
  owned: number[][];
  aside: number[];
  bonus: number[];
  markers: number[][];
  bag: number[];
  paid: number[];
  draws: number;
  owed: number;
  last: number;
  left: number;
  turned: number;
  me: number;
}
