/* Written by `make types` from the game's declarations; do not change by hand. */

export const SEATS = 2;
export const NOBODY = -1;
export const NOWHERE = -1;
export const UNSEEN = -1;
export const MOST_STONES = 140;
/** Of an animal: three times 99 (an Owl's pairs, or all that a Beaver has), doubled by a Spirit stone. */
export const MOST_POINTS = 594;
export const PILES = 2;
export const DEEP = 3;

/** The animals of a board. */
export const ANIMALS = ['rabbit', 'turtle', 'salmon', 'owl', 'beaver'] as const;
export type Animal = (typeof ANIMALS)[number];

/** The kinds of action cards; a player has two of the first. */
export const CARDS = ['take-one', 'take-two', 'add-two', 'add-three', 'power'] as const;
export type Card = (typeof CARDS)[number];

/** The spirit powers. */
export const POWERS = ['bear', 'wolf', 'ram', 'eagle', 'stag', 'bison'] as const;
export type Power = (typeof POWERS)[number];

/** The stones; the Spirit stone doubles and closes. */
export const STONES = ['red', 'yellow', 'green', 'blue', 'violet', 'white', 'spirit'] as const;
export type Stone = (typeof STONES)[number];

/** What a card or power does, in the order in which it is done; each with a count. */
export const STEPS = ['renew', 'give-back', 'add', 'draw', 'take', 'coyote', 'return', 'again'] as const;
export type Step = (typeof STEPS)[number];

export const PHASES = [
  'starting',
  'filling',
  'surfacing',
  'choosing',
  'invoking',
  'giving-back',
  'adding',
  'drawing',
  'taking',
  'sending',
  'returning',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** The options and the components; box.toml says what is what. */
export interface Box {
  seats: number;
  starter: number;
  stones: number[];
  filling: number;
  cards: number[];
  card_steps: number[][];
  power_steps: number[][];
  needs_down: number;
  last_spirit: number;
  rabbit: number;
  turtle: number[];
  salmon: number[];
  owl: number;
  beaver_triple: number;
  beaver_pair: number;
  beaver_bonus: number;
}

/** The table, and who looks at it. */
export interface View {
  moves: number;
  phase: number;
  starter: number;
  turn: number;
  /** How many turns have begun; the Eagle's extra turn counts. */
  turns: number;
  bag: number[];
  bowl: number[];
  given: number[][];
  points: number[];
  /** The section Coyote sits on, or NOWHERE: beside the boards. */
  coyote: number;
  /** How many of a seat's cards of each kind lie face up. */
  up: number[][];
  /** The powers of each pile from the top; UNSEEN until they surface. */
  pile: number[][];
  /** The card being played, or NOWHERE. */
  card: number;
  /** The power being invoked, or NOWHERE. */
  power: number;
  /** The pile that the power is on, or NOWHERE. */
  used: number;
  /** What is still to be done of the card or power; a stone drawn to the hand is one more to take. */
  todo: number[];
  /** Stones drawn from the bag, still to be placed (the Ram's). */
  hand: number[];
  me: number;
}

/** What may come. */
export interface Outlook {
  /**
   * By animal of the seat on turn, and by stone: the points that the stone brings; None where the animal does not
   * accept it, and nothing at all where it accepts none.
   */
  brings: (number | null)[][];
  /** By seat: how the beaver's stones may lie, of which kind how many in its body, the others in its tail. */
  lodges: [number, number][][];
  /** The same for the seat on turn when it takes stones, with one more of each kind. */
  next_lodges: [number, number][][];
  /** The cards that would bring stones out of the bag at once, so that they cannot be taken back. */
  opening: number[];
  scores: number[];
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

/** How the scores came about: `animal` for what its stones bring, `spirit` for what a Spirit stone doubles. */
export interface Account {
  /** The section that Coyote sits on, or -1. */
  coyote: number;
  turns: number;
  /** Of every seat, in the order in which they are told; they add up to its score. */
  parts: Part[][];
  /** Told wherever the highest score alone has not decided. */
  why: Why | null;
}

/** What a seat, or nature, may do. */
export type Move =
  | { do: 'begin'; seat: number }
  | { do: 'draw'; stone: Stone }
  | { do: 'surface'; power: Power }
  | { do: 'play'; card: Card }
  | { do: 'invoke'; pile: number }
  | { do: 'give'; stone: Stone; animal: Animal }
  | { do: 'put_back'; stone: Stone }
  | { do: 'send'; animal: Animal }
  | { do: 'leave' }
  | { do: 'give_back'; animal: Animal; stone: Stone }
  | { do: 'return'; stone: Stone }
  | { do: 'pass' };

/** All that a board is given of this game. */
export interface Game {
  box: Box;
  view: View;
  move: Move;
  outlook: Outlook;
  account: Account;
}
