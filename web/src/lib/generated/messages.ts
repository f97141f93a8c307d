/* Written by hand in the shape of ludotheque/server/messages.py until `npm run types` writes it. */
/* eslint-disable @typescript-eslint/no-explicit-any */

export interface GameInfo {
  id: string;
  seats: number[];
  minutes: number;
  rules: number;
  bots: string[];
  options: { [k: string]: any };
}
export interface SeatWanted {
  kind: 'me' | 'open' | 'bot';
  bot?: string;
  name?: string | null;
}
export interface NewTable {
  game: string;
  seats: SeatWanted[];
  options?: { [k: string]: any };
  start?: boolean;
}
export interface Opened {
  table: string;
}
export interface Me {
  name: string;
  key: string;
}
export interface Rename {
  name: string;
}
export interface TableRow {
  table: string;
  game: string;
  phase: 'lobby' | 'playing' | 'over';
  seats: SeatInfo[];
  my_turn: boolean;
}
export interface Problem {
  error: string;
  detail: string;
}
export interface Draw {
  number: number;
  weights: number[];
  chosen: number;
}
export interface Replay {
  game: string;
  box: { [k: string]: any };
  players: string[];
  events: Event[];
  frames: { [k: string]: any }[];
  draws: Draw[];
  outcome: Outcome | null;
  fingerprint?: string | null;
  secret?: string | null;
}
export interface SeatInfo {
  kind: 'person' | 'bot' | 'open';
  name: string;
  mine: boolean;
  present: boolean;
  acting: boolean;
  deputy?: string;
}
export interface Phrase {
  key: string;
  values: { [k: string]: string | number };
}
export interface Event {
  number: number;
  by: number;
  move: { [k: string]: any } | null;
  to?: number | null;
  phrase?: Phrase | null;
  clock?: boolean;
}
export interface Choice {
  move: { [k: string]: any };
  phrase: Phrase;
}
export interface Position {
  seat: number;
  view: { [k: string]: any };
  choices: Choice[];
  can_undo: boolean;
  hint?: { [k: string]: any } | null;
}
export interface Outcome {
  scores: number[];
  winners: number[];
}
export interface Remark {
  name: string;
  seat: number;
  text: string;
  at: number;
}
export interface News {
  type: 'news';
  table: string;
  game: string;
  phase: 'lobby' | 'playing' | 'over';
  host: boolean;
  box: { [k: string]: any };
  seats: SeatInfo[];
  number: number;
  events: Event[];
  positions: Position[];
  outcome: Outcome | null;
  fingerprint: string;
  secret: string | null;
  remarks?: Remark[];
  next_table?: string | null;
}
export interface Done {
  type: 'done';
  id: string;
}
export interface Refused {
  type: 'refused';
  id: string;
  error: 'unreadable' | 'illegal' | 'too_early' | 'forbidden' | 'busy' | 'unknown';
  detail: string;
}
export type Answer = News | Done | Refused;

export interface Hello {
  type: 'hello';
  id: string;
  seen?: number;
}
export interface Sit {
  type: 'sit';
  id: string;
  seat: number;
  name: string;
}
export interface Stand {
  type: 'stand';
  id: string;
  seat: number;
}
export interface Seat {
  type: 'seat';
  id: string;
  seat: number;
  bot?: string;
}
export interface Deputize {
  type: 'deputize';
  id: string;
  seat: number;
  bot?: string;
}
export interface Start {
  type: 'start';
  id: string;
}
export interface Play {
  type: 'play';
  id: string;
  seat: number;
  move: { [k: string]: any };
}
export interface Undo {
  type: 'undo';
  id: string;
  seat: number;
}
export interface Say {
  type: 'say';
  id: string;
  text: string;
}
export interface Again {
  type: 'again';
  id: string;
}
export type Ask = Hello | Sit | Stand | Seat | Deputize | Start | Play | Undo | Say | Again;
