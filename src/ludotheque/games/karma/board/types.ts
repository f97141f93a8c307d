/* Written by `make types` from the game's declarations; do not change by hand. */

export const MOST_SEATS = 4;
export const MOST_DICE = 16;
export const MOST_ZONES = 8;
/** What no match can bring: 99 for the zone, 99 for a card and 99 for each of 16 dice, a turn of three moves. */
export const MOST_KARMA = 6000000;
export const MOST_EYE = 2160;
export const MOST_TOTAL = 432;
export const NOBODY = -1;
export const EVERY_COLOUR = 255;
export const NONE = -1;
/** The colour of each trait card. */
export const CHAKRAS = [6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1] as const;
export const ALONE = [1, 1] as const;
export const SEVERAL = [2, 8] as const;

/** The colours of the dice in Chakra order; white is the Yogi. */
export const COLOURS = ['red', 'orange', 'yellow', 'green', 'light-blue', 'dark-blue', 'violet', 'white'] as const;
export type Colour = (typeof COLOURS)[number];

/** The trait cards, two for each colour from violet down to orange. */
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

/** The options and the components; box.toml says what is what. */
export interface Box {
  seats: number;
  starter: number;
  first_game: number;
  first_to: number;
  difficulty: number;
  solo_traits: number;
  reds: number;
  reserve: number[];
  faces: number[];
  yogi_faces: number[];
  lowest_face: number;
  highest_face: number;
  zones: number[];
  zones_count: number;
  unused: number;
  cards: number[];
  generous: number;
  patient: number;
  thrifty: number;
  rounds: number;
  eye_start: number[];
  eye_dice: number[][];
  eye_faces: number[];
}

/** The table, and the viewer's own cards. */
export interface View {
  moves: number;
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
  dealt: number;
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

/**
 * What a power or a card makes of the throw, where no chance is in it. at: The die that it is used on, the face that is
 * chosen, or for a nudge 1 up, 0 down; else -1. place: The die that changes. times: How often it counts then; 0 where
 * it is taken out.
 */
export type Use = [
  kind: string,
  die: number,
  at: number,
  place: number,
  face: number,
  times: number,
  total: number,
  valid: boolean,
];

/** What may come. */
export interface Outlook {
  /** The total that the next throw, or the one on the table, must exceed; None where any will do. */
  needed: number | null;
  /** What the throw on the table comes to. */
  total: number;
  /** Is that enough? */
  valid: boolean;
  /** Has the seat on turn a card that saves it from falling back? */
  rescue: boolean;
  /** What the seat on turn could make of the throw. */
  uses: Use[];
  /** The dice that the Evil Eye throws next, or is throwing. */
  eye: number;
  round: number;
  /** How many there will be; None where nobody can know. */
  rounds: number | null;
  /** The seats that play after this one in this round, the next first. */
  waiting: number[];
  /** Who wins if it ends like this. */
  winners: number[];
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

/** How the scores came about. */
export interface Account {
  /** For every seat and round, the Karma of the zone that was fallen from; 0 where nobody fell. */
  fell: number[][];
  /** Where the Evil Eye stands at the end, alone. */
  eye: number | null;
  /** Of every seat, in the order in which they are told; they add up to its score. */
  parts: Part[][];
  /** Told wherever the highest score alone has not decided. */
  why: Why | null;
}

/** What a seat, or nature, may do. */
export type Move =
  | { do: 'begin'; seat: number }
  | { do: 'deal'; trait: Trait }
  | { do: 'roll'; face: number }
  | { do: 'keep'; trait: Trait }
  | { do: 'pick'; colour: Colour }
  | { do: 'throw' }
  | { do: 'stop' }
  | { do: 'nudge'; die: number; up: boolean }
  | { do: 'remove'; die: number; target: number }
  | { do: 'copy'; die: number; target: number }
  | { do: 'reroll'; die: number }
  | { do: 'double'; die: number }
  | { do: 'triple'; die: number }
  | { do: 'tally' }
  | { do: 'draft'; colour: Colour }
  | { do: 'decline' }
  | { do: 'stubborn' }
  | { do: 'visionary'; die: number; face: number }
  | { do: 'careful' }
  | { do: 'generous' }
  | { do: 'patient' }
  | { do: 'restless'; die: number }
  | { do: 'envious'; die: number; colour: Colour }
  | { do: 'mimic'; die: number; target: number }
  | { do: 'detached' }
  | { do: 'minimalist' }
  | { do: 'negotiator' }
  | { do: 'thrifty' };

/** All that a board is given of this game. */
export interface Game {
  box: Box;
  view: View;
  move: Move;
  outlook: Outlook;
  account: Account;
}
