/** The names of things in the view and in the moves, in the order of `state.py` and `moves.py`. */

export const STONES = ['red', 'yellow', 'green', 'blue', 'violet', 'white', 'spirit'] as const;
export type Stone = (typeof STONES)[number];

export const ANIMALS = ['rabbit', 'turtle', 'salmon', 'owl', 'beaver'] as const;
export type Animal = (typeof ANIMALS)[number];

export const CARDS = ['take-one', 'take-two', 'add-two', 'add-three', 'power'] as const;
export type Card = (typeof CARDS)[number];

export const POWERS = ['bear', 'wolf', 'ram', 'eagle', 'stag', 'bison'] as const;
export type Power = (typeof POWERS)[number];

/** What a card or power does, in the order in which it is done. */
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

/** The part of the box that the board speaks of. */
export interface Box {
  stones: number[];
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

/** What a seat sees: `Table` and `View` of `state.py`. A section is an animal of a seat's board. */
export interface View {
  phase: number;
  starter: number;
  turn: number;
  turns: number;
  bag: number[];
  bowl: number[];
  given: number[][];
  points: number[];
  coyote: number;
  up: number[][];
  pile: number[][];
  card: number;
  power: number;
  used: number;
  todo: number[];
  hand: number[];
  me: number;
}
