/**
 * What a board of a package's own is, and what it is given: a module `board/board.js` that the page imports.
 *
 * It stands on nothing of the page but this file: any framework will do, or none. Colours, fonts and radii of the page come
 * as CSS variables (`--ink`, `--surface`, `--lamp`, `--text`, `--r-2`…), which a shadow root inherits too.
 */

/* eslint-disable @typescript-eslint/no-explicit-any */

/** A phrase of the game's words: `say` puts it into the page's language. */
export interface Phrase {
  key: string;
  values: Record<string, string | number>;
}

/** A legal move, and what is said of it. */
export interface Choice<Move = any> {
  move: Move;
  phrase: Phrase;
}

/** The table as the seat that looks may see it. `ludotheque types GAME` prints what box, view and moves are. */
export interface Table<Box = any, View = any, Move = any> {
  /** Options and components in force. */
  box: Box;
  position: {
    /** Who looks; −1: a spectator. */
    seat: number;
    view: View;
    /** What the seat may do now; empty where it is not asked. */
    choices: Choice<Move>[];
    can_undo: boolean;
    /** What the game says of what may come (`Game.outlook`). */
    outlook: any;
  };
  seats: { kind: string; name: string; mine: boolean; present: boolean; acting: boolean }[];
  /** A name for every seat, in the page's language. */
  names: string[];
  /** All that has happened, the oldest first; `by` is a seat, or 8 for nature. */
  events: { number: number; by: number; move: Move | null; phrase: Phrase | null }[];
  /** Make a move that was offered in `choices`. */
  play(move: Move): void;
  undo(): void;
  say(phrase: Phrase): string;
  /** Words of the game's Fluent files, or else of the page's. */
  word(key: string, values?: Record<string, string | number>): string;
  /** A move is on its way: buttons wait. */
  busy: boolean;
  over: boolean;
  language: 'en' | 'fr';
}

/** Something that is shown: it is told whenever the table has changed. */
export interface Shown<T extends Table = Table> {
  update(table: T): void;
  /** It is taken away; the element goes with it. */
  destroy?(): void;
}

/** Draws into an element, which is empty and as large as its place. */
export type Part<T extends Table = Table> = (element: HTMLElement, table: T) => Shown<T>;

/** What `board.js` exports. What is left out is the generic board's. */
export interface ForeignBoard<T extends Table = Table> {
  /** The version of this contract that it was written for. */
  contract: 1;
  /** The middle of the table. */
  board: Part<T>;
  /** The question, and the buttons that answer it. */
  ask?: Part<T>;
  /** The number at the right of a seat's card. */
  score?(table: T, seat: number): number | string;
  /** Beside the game's name, such as "Round 5 of 7". */
  title?(table: T): string;
  /** Milliseconds until what this move throws has landed: before that nothing is written of it. */
  lands?(move: any): number;
}
