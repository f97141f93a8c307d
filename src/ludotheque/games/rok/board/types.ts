/** The names of things in the view and in the moves, in the order of `state.py` and `moves.py`. */

export const COLOURS = ['basalt', 'amber', 'bone'] as const;
export type Colour = (typeof COLOURS)[number];

export const SIGNS = ['fork', 'bolt', 'hourglass', 'fir', 'eye', 'moon', 'ladder', 'maze'] as const;
export type Sign = (typeof SIGNS)[number];

export const KINDS = COLOURS.length * SIGNS.length;
export const CELLS = 2 * KINDS;
/** On a cell: nothing; a rune face down; a rune face up that nobody has read yet. */
export const [EMPTY, HIDDEN, UNREAD] = [-1, KINDS, KINDS + 1];
export const NOBODY = -1;
/** A flick for the win, instead of for a colour's thefts. */
export const WIN = COLOURS.length;
export const MISS = -1;
/** The distance of a rune that all but touches Destiny. */
export const TOUCH = 227;
export const [STEEPEST, STRONGEST] = [30, 40];

export const PHASES = [
  'starting',
  'drawing',
  'falling',
  'landing',
  'showing',
  'grabbing',
  'marking',
  'awarding',
  'checking',
  'paying',
  'parting',
  'robbing',
  'aiming',
  'pushing',
  'drifting',
  'ordering',
  'replacing',
  'clearing',
  'handing-on',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** The part of the box that the board speaks of. */
export interface Box {
  seats: number;
  calm: number;
  signs: number;
  hand: number[];
  marks: number;
  flight: number;
  cooldown: number;
}

/** What a seat sees: `Table` and `View` of `state.py`. */
export interface View {
  phase: number;
  lead: number;
  throws: number;
  bag: number;
  rune: number[];
  angle: number[];
  equilibrium: number[];
  loot: number[][];
  grabbed: number[][];
  grabs: number[];
  done: number[];
  marks: number[][];
  turn: number;
  owed: number[];
  thief: number[];
  contest: number;
  flicker: number[];
  again: number;
  degrees: number;
  distance: number[];
  rest_x: number[];
  rest_y: number[];
  slide_x: number[];
  slide_y: number[];
  slides: number;
  winner: number;
  me: number;
  my_marks: number[];
}
