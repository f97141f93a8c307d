/* Written by `make types` from the game's declarations; do not change by hand. */

export const MOST_SEATS = 5;
export const NOBODY = -1;
/** A kind of rune is its colour × 8 + its sign; there are two runes of each. */
export const KINDS = 24;
export const NO_RUNE = -1;
/**
 * Places on the table, numbered from Destiny outwards: the lower of two is the nearer. As many as runes, so one is
 * always free.
 */
export const CELLS = 48;
export const EMPTY = -1;
/** A rune that lies face down: nobody knows its kind, so it has none. */
export const HIDDEN = 24;
/** A rune that lies face up, before anybody has seen which it is. */
export const UNREAD = 25;
export const ANGLES = 12;
/** From Destiny to the rim of the table. */
export const RIM = 1000;
/** The degrees off Destiny, either way, at which a rune may be flicked. */
export const STEEPEST = 30;
export const STRONGEST = 40;
/** The radii of a rune and of Destiny: nearer than that they touch. */
export const TOUCH = 227;
/** What a flick is about: the order of a colour's thefts, or the win. */
export const WIN = 3;
/** Points of a rune's way that are kept, to be drawn. */
export const LONGEST_SLIDE = 32;
/** The distance of a rune that has touched Destiny. */
export const MISS = -1;

/** The colours, which are materials. */
export const COLOURS = ['basalt', 'amber', 'bone'] as const;
export type Colour = (typeof COLOURS)[number];

/** What becomes of a rune that is grabbed, if it stays like this. */
export const FATES = ['pair', 'theft', 'split', 'single'] as const;
export type Fate = (typeof FATES)[number];

/** The signs, each told apart at any angle. */
export const SIGNS = ['fork', 'bolt', 'hourglass', 'fir', 'eye', 'moon', 'ladder', 'maze'] as const;
export type Sign = (typeof SIGNS)[number];

/**
 * STARTING, DRAWING: who starts, the first Equilibrium runes; FALLING, LANDING, SHOWING: a throw; GRABBING: the race;
 * MARKING, AWARDING: the same in calm; CHECKING and PAYING: false pairs; PARTING: split pairs; ROBBING: thefts whose
 * order does not matter; AIMING, PUSHING, DRIFTING: a flick; ORDERING: its winner says which theft goes next;
 * REPLACING: new Equilibrium runes; CLEARING: hidden runes go back; HANDING_ON: the bag goes to the left.
 */
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

/** The options and the components; box.toml says what is what. */
export interface Box {
  seats: number;
  starter: number;
  calm: number;
  fair: number;
  signs: number;
  hand: number[];
  up: number;
  down: number;
  throws: number;
  marks: number;
  changes: number;
  flight: number;
  announced: number;
  cooldown: number;
  shortest: number;
  longest: number;
  hold: number;
  equal: number;
  swerves: number[];
  surges: number[];
}

/** The table, and the viewer's own marks. */
export interface View {
  moves: number;
  phase: number;
  /** The first player of this throw. */
  lead: number;
  /** How many throws have begun. */
  throws: number;
  /** How many runes the bag holds. */
  bag: number;
  /** The runes in the bag and those face down on the table, by kind: which is where nobody knows. */
  unseen: number[];
  /** What lies on each cell: a kind, EMPTY, HIDDEN or UNREAD. */
  rune: number[];
  /** How it is turned, in twelfths. */
  angle: number[];
  /** Runes of this throw still in the air. */
  falling: number;
  /** Runes of this throw whose faces have been read. */
  shown: number;
  /** The face of the rune about to land. */
  is_up: number;
  /** Its angle. */
  turned: number;
  /** Each seat's Equilibrium rune, or NO_RUNE. */
  equilibrium: number[];
  loot: number[][];
  /** What each seat has grabbed in this throw and not yet kept: pairs, halves, mistakes. */
  grabbed: number[][];
  /** How many runes each seat has grabbed in this throw. */
  grabs: number[];
  done: number[];
  /** In calm, what everybody has marked, once all are done. */
  marks: number[][];
  /** In calm, how often each seat has changed a mark in this throw: that it does is seen. */
  changes: number[];
  /** In AWARDING, the cell that several want. */
  prize: number;
  /** Is its twin awarded with it? */
  is_pair: number;
  /** Who pays, flicks or orders; where no seat acts alone, NOBODY. */
  turn: number;
  /** Pairs of loot that a seat still has to pay for false ones. */
  owed: number[];
  /** Who is to steal from each seat, or NOBODY. */
  thief: number[];
  /** What is flicked for: a colour, or WIN. */
  contest: number;
  /** Who takes part in the flick: 1 still to flick, 2 has flicked. */
  flicker: number[];
  /** Is this the second flick? */
  again: number;
  /** The direction aimed at; 0 is straight at Destiny. */
  degrees: number;
  force: number;
  /** How far from Destiny each seat's rune came to rest, or MISS. */
  distance: number[];
  rest_x: number[];
  /** Where: Destiny is 0, 0, the rim 1000 away; the flick starts at the rim at 0, +y, whoever flicks. */
  rest_y: number[];
  slide_x: number[];
  /** The way of the last flick. */
  slide_y: number[];
  /** How many points it has. */
  slides: number;
  /** Who won the flick for the win, or NOBODY. */
  winner: number;
  me: number;
  my_marks: number[];
}

/** Runes of a kind in a seat's hand. */
export interface Held {
  kind: number;
  count: number;
  fate: Fate;
  /** Whose Equilibrium rune it is the twin of, or who has the other half; else NOBODY. */
  other: number;
}

/** What may come. */
export interface Outlook {
  /** What each seat has grabbed in this throw and not yet kept. */
  held: Held[][];
  /** How many runes a theft from each seat brings; 0 where it has no Equilibrium rune. */
  spoils: number[];
  /**
   * The rune that each seat flicks: the twin it steals with, or for the win one of its own. NO_RUNE where a seat does
   * not flick, or has none.
   */
  flicks: number[];
}

/** Somebody's loot of a colour went to somebody else. */
export interface Theft {
  throw: number;
  thief: number;
  victim: number;
  /** The Equilibrium rune and the loot of its colour. */
  runes: number;
}

/** Where a rune came to rest in the flick for the win. */
export interface Flick {
  seat: number;
  /** From Destiny; -1 where it touched it. */
  distance: number;
  /** Was this the second flick, among those who were tied in the first? */
  again: boolean;
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

/** How the scores came about: the runes of each colour. */
export interface Account {
  thefts: Theft[];
  flicks: Flick[];
  throws: number;
  /** Of every seat, in the order in which they are told; they add up to its score. */
  parts: Part[][];
  /** Told wherever the highest score alone has not decided. */
  why: Why | null;
}

/** What a seat, or nature, may do. */
export type Move =
  | { do: 'begin'; seat: number }
  | { do: 'draw'; colour: Colour; sign: Sign }
  | { do: 'fall'; up: boolean; angle: number }
  | { do: 'land'; cell: number }
  | { do: 'show'; colour: Colour; sign: Sign }
  | { do: 'award'; seat: number }
  | { do: 'check' }
  | { do: 'part' }
  | { do: 'rob'; seat: number }
  | { do: 'replace'; cell: number }
  | { do: 'clear' }
  | { do: 'hand_on' }
  | { do: 'drift'; swerve: number; surge: number }
  | { do: 'grab'; cell: number }
  | { do: 'mark'; cell: number }
  | { do: 'done' }
  | { do: 'pay'; colour: Colour; sign: Sign }
  | { do: 'steal'; seat: number }
  | { do: 'aim'; degrees: number }
  | { do: 'push'; force: number };

/** All that a board is given of this game. */
export interface Game {
  box: Box;
  view: View;
  move: Move;
  outlook: Outlook;
  account: Account;
}
