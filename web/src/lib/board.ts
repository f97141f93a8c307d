/** What a game's `board/index.ts` hands to the shell: its parts of the table page. */
import type { Component } from 'svelte';

import type { Ending } from './ending';
import type { Choice, Event, Phrase, Position, SeatInfo } from './generated/messages';
import type { Mind } from './mind.svelte';
import type { Trace } from './retelling.svelte';
import type { Sound } from './sounds';

export type { Choice, Event, Outcome, Phrase, Position, SeatInfo } from './generated/messages';

/** A move as the server writes it; a board only ever plays one it was offered in `position.choices`. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Move = Record<string, any>;

/** What the server tells of a game; a board's own `types.ts`, which is generated, says what each is. */
/* eslint-disable @typescript-eslint/no-explicit-any */
export interface AnyGame {
  box: any;
  view: any;
  move: any;
  outlook: any;
  account: any;
}
/* eslint-enable @typescript-eslint/no-explicit-any */

/** A position of a game. */
export interface PositionOf<G extends AnyGame> extends Omit<Position, 'view' | 'choices' | 'outlook'> {
  view: G['view'];
  choices: (Choice & { move: G['move'] })[];
  /** What the rules say of what may come, from this view. */
  outlook: G['outlook'];
}

export interface BoardProps<G extends AnyGame = AnyGame> {
  /** Options and components in force. */
  box: G['box'];
  /** What the seat that looks may see and do. */
  position: PositionOf<G>;
  seats: SeatInfo[];
  /** All entries known to this page, the oldest first; entries taken back are gone from it. */
  events: Event[];
  /** A name for every seat, in the page's language. */
  names: string[];
  /** Make a move; `quietly`: a refusal is no news to the player (somebody was quicker). */
  play(move: Move, quietly?: boolean): void;
  undo(): void;
  /** A phrase of the server's in words. */
  say(phrase: Phrase): string;
  /** A message of the game's (or else the page's) Fluent files. */
  word(key: string, values?: Record<string, string | number>): string;
  /** A move is on its way: buttons wait. */
  busy: boolean;
  /** The moves on their way: made under the finger, not yet decided. */
  pending?: Move[];
  over: boolean;
  /** The clock of a moment in which several may act; none where nobody waits for a clock. */
  moment?: OpenMoment | null;
  /** Keep the moment open for some seconds. */
  hold?(): void;
  /** When this seat is asked in others' moments; a coach may say so too. */
  passing?: Passing;
  setPassing?(passing: Passing): void;
  /** All stands still while the coach's words are read: there is nothing to ask. */
  reading?: boolean;
  /** It is tried alone, and counts for nothing. */
  practice?: boolean;
}

export interface OpenMoment {
  /** Before this (by the page's own clock, `performance.now()`) no move is taken: what is new is shown at this moment. */
  opens: number;
  /** When it closes by the page's own clock (`performance.now()`). */
  closes: number;
  /** How many milliseconds it is open in all. */
  length: number;
  /** The seats that hold it open. */
  held: number[];
}

/** Asked whenever something can be played; never until its own turn comes (or is over); only where it is concerned. */
export type Passing = 'ask' | 'turn' | 'concerned';

export interface BoardModule {
  /** What can be chosen on the page before it is told to the server; a table shown gets one of its own. */
  mind?(): Mind;
  /** Centre: the board, gets all height. */
  Board: Component<BoardProps>;
  /** In its place before a race, until all are ready: how it goes; and the seconds, once they are counted. */
  Gate?: Component<BoardProps & { count: number | null }>;
  /** The options of a match without the race, where this one has it; said as `gate-calm`, `-title` and `-note`. */
  calm?(props: BoardProps): Record<string, number> | null;
  /** What is said to whoever tries it alone before a race. */
  practice?(props: BoardProps): string;
  /** Right column, top (phone: bottom sheet): one question in words, the one main lamp-yellow button, other buttons. */
  Ask: Component<BoardProps>;
  /** What only the seat that looks sees, where that is part of the question: a replay shows it without one. */
  Hand?: Component<BoardProps>;
  /** Inside a seat's card in the left column: own dice, trait, a line of what happened. */
  SeatDetail: Component<BoardProps & { seat: number }>;
  /** Left column below the seats: the reserve. */
  Supply: Component<BoardProps>;
  /** Fetched when somebody wants to read them. */
  rules(): Promise<{ default: Component<{ language: 'en' | 'fr'; word(key: string, values?: object): string }> }>;
  /** Fetched when a match has ended: how it came about. */
  ending?(): Promise<{ default: Ending }>;
  /** For example "Manche 5 sur 7". */
  title(props: BoardProps): string;
  /** The number at the right of a seat's card; without this, the shell looks for `score` in the view. */
  score?(props: BoardProps, seat: number): number | string;
  /** For games with turns in which others act too: the number of the seat's own turn, −1 while others have theirs. */
  turn?(props: Pick<BoardProps, 'position'>): number;
  /** The move by which a seat lets things happen, where it is not to be asked now. */
  passes?(props: Pick<BoardProps, 'position' | 'passing'>, mind: Mind): Move | null;
  /** Is a seat that may act called, by bell and title? Without this, whoever has a choice is. */
  calls?(props: Pick<BoardProps, 'position' | 'passing' | 'moment'>, mind: Mind): boolean;
  /** Milliseconds in which the last move is seen, before the result is told. */
  finale?(props: BoardProps): number;
  /** Milliseconds until what this move throws, draws or turns over has come to rest: before that nothing is written of what it brought. */
  lands?(move: Move, table: BoardProps): number;
  /** The pieces that these entries touched, by the names that the board gives to places (`data-place`). */
  traces?(table: BoardProps, news: Event[], before: Position): Trace[];
  /** What a move sounds like, of those that make a sound. */
  sound?(move: Move): Sound | null;
}
