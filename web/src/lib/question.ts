/** One question in words, and the buttons that answer it: what every board's question card is made of. */
import type { BoardProps, Move } from './board';

/** A message of the game's words, to be said in the page's language. */
export interface Said {
  key: string;
  values?: Record<string, string | number>;
}

export const said = (key: string, values?: Said['values']): Said => (values ? { key, values } : { key });

/** The usual answer: a move of the server's list. */
export interface Plays {
  move: Move;
}

export interface Button<Act = Plays> {
  label: Said;
  /** What pressing does; without it the button is off, and says why. */
  act?: Act;
  why?: Said;
  /** The letter that presses it in place of Enter; null: no key does. */
  letter?: string | null;
  /** It gives something up: it is not lit, and no key presses it. */
  grave?: boolean;
}

export interface Asked<Act = Plays> {
  question: Said;
  /** What is at stake, or what the answer brings. */
  note?: Said;
  /** A second sentence, where there is room for it. */
  more?: Said;
  /** The one that is lit: it never moves between the steps of a turn. */
  main: Button<Act>;
  second?: Button<Act>;
}

/** What stands there while others are asked. */
export function waiting({ seats, names }: Pick<BoardProps, 'seats' | 'names'>, key = 'board-wait'): Asked<never> {
  const acting = seats.flatMap((seat, index) => (seat.acting ? [names[index] ?? ''] : []));
  // Whoever is not there does nothing, and all wait.
  if (acting.length && seats.every((seat) => !seat.acting || (!seat.present && !seat.deputy)))
    return {
      question: said('wait-absent', { names: acting.join(', ') }),
      main: { label: said('board-wait-button'), why: said('board-why-turn') },
    };
  return {
    question: acting.length ? said(key, { names: acting.join(', '), count: acting.length }) : said('board-wait-nobody'),
    main: { label: said('board-wait-button'), why: said('board-why-turn') },
  };
}

/** A seat as values for words: its name, and whether it is the seat that looks. */
export function who({ position, names }: Pick<BoardProps, 'position' | 'names'>, seat: number): Record<string, string> {
  return { name: names[seat] ?? '', you: String(seat >= 0 && seat === position.seat) };
}
