/** The names of things in the view and in the moves, in the order of `state.py` and `moves.py`. */

export const COLOURS = ['red', 'orange', 'yellow', 'green', 'light-blue', 'dark-blue', 'violet', 'white'] as const;
export type Colour = (typeof COLOURS)[number];

export const TRAITS = [
  'stubborn',
  'visionary',
  'careful',
  'generous',
  'patient',
  'restless',
  'envious',
  'mimic',
  'detached',
  'minimalist',
  'negotiator',
  'thrifty',
] as const;
export type Trait = (typeof TRAITS)[number];

export const PHASES = [
  'starting',
  'dealing',
  'keeping',
  'picking',
  'rolling',
  'powers',
  'rerolling',
  'failed',
  'ending',
  'eye',
  'negotiating',
  'drafting',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** The part of the box that the board speaks of. */
export interface Box {
  seats: number;
  first_to: number;
  difficulty: number;
  lowest_face: number;
  highest_face: number;
  zones: number[];
  zones_count: number;
  unused: number;
  generous: number;
  patient: number;
  thrifty: number;
  rounds: number;
  eye_start: number[];
  eye_dice: number[][];
}

/** What a seat sees: `Table` and `View` of `state.py`. */
export interface View {
  phase: number;
  starter: number;
  turn: number;
  round: number;
  last: number;
  karma: number[];
  owned: number[][];
  reserve: number[];
  yogi: number;
  trait: number[];
  spent: number[];
  has_kept: number[];
  pool: number[];
  picked: number[];
  placed: number[][];
  zone: number;
  beat: number;
  patient: number;
  minimalist: number;
  dice: number;
  colour: number[];
  face: number[];
  power: number[];
  used: number[];
  times: number[];
  gone: number[];
  loose: number[];
  order: number[];
  drafted: number;
  eye: number;
  eye_left: number;
  me: number;
  my_hand: number[];
  my_kept: number;
}
