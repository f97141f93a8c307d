/* Written by `make types` from the game's declarations; do not change by hand. */

export const MOST_SEATS = 6;
export const MOST_SPACES = 64;
export const NOBODY = -1;
export const NO_TILE = -1;
export const NO_RUNE = -1;
export const ANY_MOMENT = -1;
export const IN_ANSWER = -2;
/** The moment in which each Rune may be played. */
export const WHEN = [-1, 1, 1, 2, 3, -1, -1, -1, -1, -2] as const;
/** The face ✗ of a grip die. */
export const CROSS = 0;
export const LONGEST_WAY = 48;

/** What a grip brings: a space on, nothing, back by the base, or back by one more. */
export const RESULTS = ['trade-wind', 'held', 'blown', 'headwind'] as const;
export type Result = (typeof RESULTS)[number];

/** The Runes. */
export const RUNES = ['shatter', 'surge', 'setback', 'root', 'ice', 'swap', 'wake', 'theft', 'vine', 'mirror'] as const;
export type Rune = (typeof RUNES)[number];

/** The spirits, the heaviest first. */
export const SPIRITS = ['ki', 'we', 'tin'] as const;
export type Spirit = (typeof SPIRITS)[number];

/** The tiles. */
export const TILES = [
  'breeze',
  'gust',
  'zephyr',
  'squall',
  'web',
  'bounce',
  'sturdy',
  'rotten',
  'rune',
  'whirlwind',
] as const;
export type Tile = (typeof TILES)[number];

/** When Runes may be played: before a movement throw, after it, before a grip throw, after it, when the turn ends. */
export const MOMENTS = ['before-throw', 'after-throw', 'before-grip', 'after-grip', 'end-of-turn'] as const;
export type Moment = (typeof MOMENTS)[number];

/**
 * MOMENT: Runes or a pass; ANSWER: a Rune lies on the table, Mirrors or a pass; READY: the seat on turn is to throw the
 * movement die; BRACED: it is to throw the grip dice; TAKING: nature deals it a Rune; STEALING: nature picks the stolen
 * one.
 */
export const PHASES = [
  'starting',
  'laying',
  'drawing-tile',
  'choosing',
  'dealing',
  'moment',
  'answer',
  'ready',
  'throwing',
  'taking',
  'stealing',
  'braced',
  'gripping',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** The options and the components; box.toml says what is what. */
export interface Box {
  seats: number;
  starter: number;
  balanced: number;
  memory_aid: number;
  moment: number;
  flower: number;
  tiles: number[];
  runes: number[];
  hand: number;
  bases: number[];
  figures: number;
  movement: number[];
  grip: number[];
  breeze: number;
  gust: number;
  zephyr: number;
  squall: number;
  wake: number;
  leads: number[];
}

/** The table, the viewer's own Runes, and what the viewer knows of others'. */
export interface View {
  moves: number;
  phase: number;
  moment: number;
  starter: number;
  turn: number;
  /** How many turns have begun, lost ones too. */
  turns: number;
  /** The tile on each space, or NO_TILE. */
  tile: number[];
  /** The tiles not on the board. */
  pile: number[];
  /** The space last reached in laying the tiles. */
  laid: number;
  /** The spirit of each figure, or NOBODY before it is chosen. */
  spirit: number[];
  space: number[];
  web: number[];
  /** The figure each seat plays. */
  figure: number[];
  /** How many Runes each seat holds. */
  cards: number[];
  /** How many Runes the deck holds. */
  deck: number;
  discard: number[];
  /** The movement die's face, 0 before the throw. */
  die: number;
  /** The number to reach: base + die of the last movement throw. */
  total: number;
  /** By how much the move about to be made is longer or shorter. */
  surge: number;
  /** The tiles that have acted this turn. */
  acted: number[];
  /** The spaces of the last movement from where it began, tiles' hops and what a grip did included. */
  way: number[];
  /** How many spaces the way has. */
  hops: number;
  /** Grip throws still to be made. */
  grips: number;
  /** Has a grip been made this turn? */
  gripped: number;
  root: number;
  /** The grip dice. */
  faces: number[];
  /** How many grip dice lie. */
  dice: number;
  /** Is this the trial of the Flower? */
  trial: number;
  /** How often all were asked: the clock starts anew each time. */
  opened: number;
  /** Who has passed in this moment. */
  passed: number[];
  /** The Rune on the table that can be answered, or NO_RUNE. */
  rune: number;
  by: number;
  /** What it was played on: a space, a seat, for a Surge 1 longer, 0 shorter, or NOBODY. */
  target: number;
  /** How many Mirrors lie on it. */
  mirrors: number;
  me: number;
  my_hand: number[];
  my_known: number[][];
  my_stock: number[];
}

/** What may come. */
export interface Outlook {
  /**
   * After a movement throw, the space where the move ends, before its tile acts: a space less far, as it is, and a
   * space further. Else empty.
   */
  lands: number[];
  /** How many grip throws the spirit on turn has before it, as far as is known. */
  grips: number;
  /** The chance to hold in all of them; None where there are none. */
  chance: number | null;
  /** Where the spirit on turn is blown if it fails; with the dice that lie, or else without two ✗. */
  back: number;
  /** The faces of a grip die that are high enough, once the number to reach is known. */
  reaching: number[];
  /** What the grip dice that lie bring; None where none count. */
  brought: Result | null;
  /** The seat that is on turn next. */
  next: number;
  /** The seats that stand furthest on. */
  leading: number[];
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

/** How the scores came about: the spaces that each seat was carried by. */
export interface Account {
  /** The space of every seat's figure at the start, and then after every turn. */
  race: number[][];
  /** The turns (places in the race) in which a Whirlwind passed the figures on. */
  whirlwinds: number[];
  turns: number;
  /** Of every seat, in the order in which they are told; they add up to its score. */
  parts: Part[][];
  /** Told wherever the highest score alone has not decided. */
  why: Why | null;
}

/** What a seat, or nature, may do. */
export type Move =
  | { do: 'begin'; seat: number }
  | { do: 'fall'; face: number }
  | { do: 'lay'; tile: Tile }
  | { do: 'deal'; rune: Rune }
  | { do: 'catch'; face: number }
  | { do: 'lose'; rune: Rune }
  | { do: 'choose'; spirit: Spirit }
  | { do: 'throw' }
  | { do: 'grip' }
  | { do: 'pass' }
  | { do: 'shatter'; space: number }
  | { do: 'surge'; longer: boolean }
  | { do: 'setback' }
  | { do: 'root' }
  | { do: 'ice' }
  | { do: 'swap'; seat: number }
  | { do: 'wake'; seat: number }
  | { do: 'theft'; seat: number }
  | { do: 'vine'; seat: number }
  | { do: 'mirror' };

/** All that a board is given of this game. */
export interface Game {
  box: Box;
  view: View;
  move: Move;
  outlook: Outlook;
  account: Account;
}
