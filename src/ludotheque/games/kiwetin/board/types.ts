/** The names of things in the view and in the moves, in the order of `state.py` and `moves.py`. */

export const SPIRITS = ['ki', 'we', 'tin'] as const;
export type Spirit = (typeof SPIRITS)[number];

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

export const RUNES = ['shatter', 'surge', 'setback', 'root', 'ice', 'swap', 'wake', 'theft', 'vine', 'mirror'] as const;
export type Rune = (typeof RUNES)[number];

/** When Runes may be played. */
export const MOMENTS = ['before-throw', 'after-throw', 'before-grip', 'after-grip', 'end'] as const;
export type Moment = (typeof MOMENTS)[number];

const ALWAYS = [0, 1, 2, 3, 4];

/** The moments in which a Rune can be of use, as dots on its card; a Mirror only answers. */
export const RUNE_MOMENTS: Record<Rune, readonly number[]> = {
  shatter: ALWAYS,
  surge: [1],
  setback: [1],
  root: [2],
  ice: [3],
  swap: ALWAYS,
  wake: ALWAYS,
  theft: ALWAYS,
  vine: ALWAYS,
  mirror: [],
};

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

/** The part of the box that the board speaks of. */
export interface Box {
  seats: number;
  flower: number;
  tiles: number[];
  runes: number[];
  bases: number[];
  figures: number;
  grip: number[];
  breeze: number;
  gust: number;
  zephyr: number;
  squall: number;
  wake: number;
}

/** What a seat sees: `Table` and `View` of `state.py`. */
export interface View {
  phase: number;
  moment: number;
  turn: number;
  turns: number;
  tile: number[];
  spirit: number[];
  space: number[];
  web: number[];
  figure: number[];
  cards: number[];
  deck: number;
  discard: number[];
  die: number;
  total: number;
  surge: number;
  way: number[];
  hops: number;
  grips: number;
  gripped: number;
  root: number;
  faces: number[];
  dice: number;
  trial: number;
  passed: number[];
  rune: number;
  by: number;
  target: number;
  mirrors: number;
  me: number;
  my_hand: number[];
}
