/* Written by `make types` from the game's declarations; do not change by hand. */

export const MOST_SEATS = 4;
export const NOBODY = -1;
export const NOWHERE = -1;
export const REGIONS = 38;
export const MOST_EXITS = 8;
export const NO_EXIT = -1;
export const UNKNOWN = -1;
export const BONUSES = 3;

/** The colours of regions and markers. */
export const COLOURS = ['red', 'yellow', 'rose', 'green', 'blue', 'violet'] as const;
export type Colour = (typeof COLOURS)[number];

/** The kinds of stake. */
export const STAKES = ['one', 'two', 'three', 'four', 'five', 'zero', 'minus', 'alarm'] as const;
export type Stake = (typeof STAKES)[number];

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

/** The options and the components; box.toml says what is what. */
export interface Box {
  seats: number;
  starter: number;
  draw_first: number;
  memory_aid: number;
  stakes: number[];
  worth: number[];
  bonuses: number[];
  markers: number[];
  hand: number;
  patience: number;
  colours: number[][];
  exits: number[][];
}

/** The table, and who looks at it. */
export interface View {
  moves: number;
  phase: number;
  starter: number;
  turn: number;
  /** How many turns are over. */
  turns: number;
  /** How many turns in a row nobody has taken a stake from the board. */
  quiet: number;
  /** Has the seat on turn taken one in this turn? */
  taken: number;
  /** The region a seat's figure stands on, or NOWHERE. */
  figure: number[];
  /** How a region's stake lies: GONE, DOWN or UP. */
  side: number[];
  /** The kind of a region's stake, if it was ever seen; else UNKNOWN. A view for people has UNKNOWN for those DOWN. */
  stake: number[];
  /** The stakes in front of a seat, by kind. */
  owned: number[][];
  /** Stakes out of the game: alarms, and zeros spent. */
  aside: number[];
  /** The seat that has each bonus, or NOBODY. */
  bonus: number[];
  markers: number[][];
  bag: number[];
  /** Markers laid aside this turn: paid for steps, or to be exchanged. */
  paid: number[];
  /** Markers still to be drawn by the seat on turn. */
  draws: number;
  /** Draw first: markers still to be put back. */
  owed: number;
  /** The colour last laid aside in an exchange: they are laid aside in order. */
  last: number;
  /** The region where this turn's way began, or NOWHERE. */
  left: number;
  /** The region whose stake is being turned up, or was turned last; NOWHERE before. */
  turned: number;
  me: number;
}

/** A region with the markers that are left there: ways to a region that cost the same end at the same place. */
export interface Place {
  region: number;
  /** The steps from there: the colour that each costs, and the number of the place it leads to. */
  steps: [number, number][];
}

/** A region where a way may end. */
export interface Stop {
  region: number;
  /** The regions whose stakes could be turned over then. */
  turns: number[];
}

/** What may come. */
export interface Outlook {
  /**
   * All that the seat on turn can reach with its markers; the first place is where it stands. Empty where it cannot
   * walk.
   */
  ways: Place[];
  /** The regions of these places. */
  stops: Stop[];
  /** The bonus that the next alarm brings; None where Kasimir is awake. */
  alarm: number | null;
  /** Does the next alarm wake Kasimir? */
  wakes: boolean;
  /** What each seat's stakes and bonuses are worth. */
  scores: number[];
  /** The stakes that lie face down, by kind: all there are, less those that lie open somewhere. */
  hidden: number[];
  /** How often everybody has been on turn, the round in play included. */
  round: number;
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

/** How the scores came about: `stake` (its kind), `bonus` (the alarm that brought it). */
export interface Account {
  /** The stakes that lay face down at the end, by kind; where each lay was never decided. */
  hidden: number[];
  /** The seat that took the third alarm, or -1. */
  woke: number;
  turns: number;
  /** Of every seat, in the order in which they are told; they add up to its score. */
  parts: Part[][];
  /** Told wherever the highest score alone has not decided. */
  why: Why | null;
}

/** What a seat, or nature, may do. */
export type Move =
  | { do: 'begin'; seat: number }
  | { do: 'draw'; colour: Colour }
  | { do: 'find'; stake: Stake }
  | { do: 'reveal'; stake: Stake }
  | { do: 'place'; region: number }
  | { do: 'step'; region: number; colour: Colour }
  | { do: 'stop' }
  | { do: 'turn'; region: number }
  | { do: 'steal'; seat: number; stake: Stake }
  | { do: 'lay_aside'; colour: Colour }
  | { do: 'exchange' }
  | { do: 'draw_first'; count: number }
  | { do: 'pass' };

/** All that a board is given of this game. */
export interface Game {
  box: Box;
  view: View;
  move: Move;
  outlook: Outlook;
  account: Account;
}
