/* Written by `npm run types` from schema.json; do not change by hand. */
/* eslint-disable */

export type Answer = News | Done | Refused | Ping;
export type Request =
  | Hello
  | Sit
  | Stand
  | Seat
  | Deputize
  | Commit
  | Start
  | Reveal
  | Ready
  | Play
  | KeepOpen
  | Pause
  | Undo
  | AllowUndo
  | Leave
  | Say
  | Again
  | Forget;

/**
 * How it came about. Games extend it with what their boards draw.
 */
export interface Account {
  parts: Part[][];
  why: Why | null;
}
/**
 * A part of a seat's score: in words `account-NAME`, which may speak of `$number`.
 */
export interface Part {
  name: string;
  number: number;
  points: number;
}
/**
 * What decided, where the scores alone do not say it: the key of the game's words, and what they speak of.
 *
 *     A value called `seat` or `…_seat` is a seat's number; the words are told its `name` and whether it `is_you`.
 */
export interface Why {
  key: string;
  values: {
    [k: string]: string | number;
  };
}
/**
 * Open the next table with the same seats, or with one thing changed.
 */
export interface Again {
  type: 'again';
  id: string;
  turned?: boolean;
  bot?: string;
  promise?: string | null;
}
/**
 * Whose turn it is lets another person take their move back, or not.
 */
export interface AllowUndo {
  type: 'allow_undo';
  id: string;
  is_allowed: boolean;
}
/**
 * What is new at a table: the whole of it, or what has changed since the news with the number `on`.
 *
 *     What is left out has not changed. Events and remarks go on where those before ended, and of a position's view there
 *     are only the fields that have changed. A page that has not had the news it builds on says hello again.
 */
export interface News {
  type: 'news';
  version: number;
  number: number;
  on: number;
  table?: string;
  game?: string;
  phase?: 'lobby' | 'over' | 'playing';
  host?: boolean;
  box?: {
    [k: string]: any;
  };
  goal?: Phrase | null;
  seats?: SeatInfo[];
  events?: Event[];
  positions?: Position[];
  outcome?: Outcome | null;
  fingerprint?: string;
  secret?: string | null;
  contributions?: Contribution[];
  revealing?: boolean;
  awaited?: number[];
  clock?: Clock | null;
  gate?: Gate | null;
  paused?: boolean | null;
  remarks?: Remark[];
  watching?: number;
  hints?: boolean;
  undo_asked?: number | null;
  next_table?: string | null;
}
/**
 * Something in words to be: the key of a Fluent message and its values; `@key` is itself a message's key.
 */
export interface Phrase {
  key: string;
  values: {
    [k: string]: string | number;
  };
}
/**
 * A seat as everybody sees it.
 */
export interface SeatInfo {
  kind: 'bot' | 'open' | 'person';
  name: string;
  mine: boolean;
  present: boolean;
  acting: boolean;
  deputy: string;
  host: boolean;
  left: boolean;
  offered: boolean;
  failed?: string;
}
/**
 * An entry of the journal as this page may see it.
 */
export interface Event {
  number: number;
  by: number;
  move: {
    [k: string]: any;
  } | null;
  to: number | null;
  phrase: Phrase | null;
  clock: boolean;
}
/**
 * What one of the page's own seats (or a spectator, −1) sees, and may do.
 */
export interface Position {
  seat: number;
  view: {
    [k: string]: any;
  };
  choices: Choice[];
  can_undo: boolean;
  question: number;
  outlook: any;
  lessons?: Phrase[];
  forecast: {
    [k: string]: any;
  } | null;
}
/**
 * A legal move, and what is said of it.
 */
export interface Choice {
  move: {
    [k: string]: any;
  };
  phrase: Phrase;
}
/**
 * How it ended.
 */
export interface Outcome {
  scores: number[];
  winners: number[];
}
/**
 * What a person adds to the dice: promised (by its SHA-256) before the start, revealed at the start or left out.
 */
export interface Contribution {
  seat: number;
  promise: string | null;
  value: string | null;
}
/**
 * The clock of a phase: it moves for whoever lets the time pass.
 */
export interface Clock {
  now: number;
  opens: number;
  left: number;
  length: number;
  kept_open: number[];
}
/**
 * Before a match that begins with a race: everybody says that they are ready, and then it is counted down.
 */
export interface Gate {
  ready: number[];
  left: number | null;
}
/**
 * A line of chat.
 */
export interface Remark {
  name: string;
  seat: number;
  text: string;
  at: number;
}
/**
 * The request was carried out, now or the first time it was made.
 */
export interface Done {
  type: 'done';
  id: string;
}
/**
 * The request was not carried out, and nothing has changed.
 */
export interface Refused {
  type: 'refused';
  id: string;
  error: 'busy' | 'forbidden' | 'illegal' | 'stale' | 'too_early' | 'unknown' | 'unreadable';
  detail: string;
}
/**
 * Where the speed of lines matters: to be answered by a pong at once, so that the round trip is known.
 */
export interface Ping {
  type: 'ping';
  number: number;
  now: number;
  trip: number | null;
}
/**
 * A coach as programs are told of it.
 */
export interface CoachInfo {
  steps: StepInfo[];
  options: {
    [k: string]: number;
  };
}
/**
 * A step as programs are told of it.
 */
export interface StepInfo {
  key: string;
  points: string[];
  after: string;
  before: string;
  counts: boolean;
  idle: boolean;
  elsewhere: boolean;
}
/**
 * Promise a contribution to the dice, before any is revealed: the SHA-256 of 32 random bytes, in hexadecimal.
 */
export interface Commit {
  type: 'commit';
  id: string;
  promise: string;
}
/**
 * An option or a component of a box: what it is as the box comes, and what it may be. Its name in words stands in
 *     the game's own, as `option-…` or `component-…`; of an option that is a choice also `option-…-VALUE`.
 */
export interface Component {
  name: string;
  is_option: boolean;
  default: any;
  low: number;
  high: number;
  sizes: number[];
  may_be_shorter: boolean;
  offered: number[];
  seats: number[];
}
/**
 * Let a bot play for an absent player until they are back; empty ends it.
 */
export interface Deputize {
  type: 'deputize';
  id: string;
  seat: number;
  bot?: string;
}
/**
 * An outcome of nature in a replay: entry `number` was outcome `chosen` of those with these weights.
 */
export interface Draw {
  number: number;
  weights: number[];
  chosen: number;
}
/**
 * A box, who plays it, and how far; what was counted so far is the page's to keep.
 */
export interface Experiment {
  game: string;
  /**
   * @minItems 1
   * @maxItems 8
   */
  bots: string[];
  games: number;
  changes?: {
    [k: string]: any;
  };
  seed?: number;
  counted?: string;
  language?: string;
  replay?: string;
}
/**
 * What all games so far tell.
 */
export interface Findings {
  games: number;
  counted: string;
  html: string;
}
/**
 * Be forgotten at this table: the others keep it, without one's name and what one has said.
 */
export interface Forget {
  type: 'forget';
  id: string;
}
/**
 * A box on the shelf.
 */
export interface GameInfo {
  id: string;
  seats: number[];
  minutes: number;
  rules: number;
  bots: string[];
  characters: {
    [k: string]: string[];
  };
  options: Component[];
  coach: CoachInfo | null;
  view: ViewPart[];
  board: string;
  lid: string;
}
/**
 * A part of a view: one number, a list or a table, and the range that its numbers keep to.
 */
export interface ViewPart {
  name: string;
  sizes: number[];
  low: number;
  high: number;
  per_seat: boolean;
}
/**
 * First on every connection: how many entries the page has seen (0: none).
 */
export interface Hello {
  type: 'hello';
  id: string;
  seen?: number;
  pace?: 'normal' | 'quick' | 'unhurried';
}
/**
 * A move, and the chance to win after it.
 */
export interface Hint {
  move: {
    [k: string]: any;
  };
  chance: number;
}
/**
 * The best moves of a seat, the best first; not ready while what works them out is being made.
 */
export interface Hints {
  ready: boolean;
  moves: Hint[];
}
/**
 * Keep a moment open for some seconds; once a moment.
 */
export interface KeepOpen {
  type: 'keep_open';
  id: string;
  seat: number;
}
/**
 * The secret of a guest's personal link.
 */
export interface Key {
  key: string;
}
/**
 * What can be changed in a game's box, and who may play it in the Lab.
 */
export interface LabBox {
  components: Component[];
  bots: string[];
}
/**
 * A game of an experiment, to be looked at.
 */
export interface LabGame {
  game: string;
  /**
   * @minItems 1
   * @maxItems 8
   */
  bots: string[];
  number: number;
  changes?: {
    [k: string]: any;
  };
  seed?: number;
  seat?: number;
}
/**
 * Leave a match for good: a bot plays on (the best, unless one is named).
 */
export interface Leave {
  type: 'leave';
  id: string;
  seat: number;
  bot?: string;
}
/**
 * The guest, and the secret link that makes another device the same guest.
 */
export interface Me {
  name: string;
  key: string;
}
/**
 * A table to be opened; with `start` it begins at once, or as soon as what was promised is revealed.
 */
export interface NewTable {
  game: string;
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: SeatWanted[];
  options?: {
    [k: string]: any;
  };
  start?: boolean;
  hints?: boolean | null;
  promise?: string | null;
}
/**
 * Who is to sit at a seat of a new table.
 */
export interface SeatWanted {
  kind: 'bot' | 'me' | 'open';
  bot?: string;
  name?: string | null;
}
/**
 * The new table's unguessable id, which is its link.
 */
export interface Opened {
  table: string;
  fingerprint: string;
}
/**
 * Where one person races with bots: let everything stand still, or go on.
 */
export interface Pause {
  type: 'pause';
  id: string;
  is_paused: boolean;
}
/**
 * Make a move at one of one's own seats.
 */
export interface Play {
  type: 'play';
  id: string;
  seat: number;
  move: {
    [k: string]: any;
  };
  question?: number | null;
  at?: number | null;
}
/**
 * The answer to a ping; it is not answered itself.
 */
export interface Pong {
  type: 'pong';
  number: number;
}
/**
 * The position that came of it; nothing of it is kept.
 */
export interface Practice {
  box: {
    [k: string]: any;
  };
  position: Position;
  events: Event[];
}
/**
 * What was done so far in a match that somebody tries alone before the first move: its chance, and their moves.
 */
export interface Practise {
  game: string;
  seed: number;
  /**
   * @maxItems 40
   */
  moves?: {
    [k: string]: any;
  }[];
}
/**
 * What was wrong, and what was expected.
 */
export interface Problem {
  error: string;
  detail: string;
  component: string;
}
/**
 * At the gate: I am ready, or not: wait.
 */
export interface Ready {
  type: 'ready';
  id: string;
  is_ready?: boolean;
}
/**
 * The guest's name from now on.
 */
export interface Rename {
  name: string;
}
/**
 * A match to be stepped through, as a seat or a spectator saw it.
 */
export interface Replay {
  game: string;
  box: {
    [k: string]: any;
  };
  seat: number;
  players: string[];
  events: Event[];
  frames: {
    [k: string]: any;
  }[];
  outlooks: {
    [k: string]: any;
  }[];
  draws: Draw[];
  turns: TurnBegun[];
  outcome: Outcome | null;
  account: Account | null;
  fingerprint: string | null;
  secret: string | null;
  contributions: Contribution[];
}
/**
 * A turn in a replay.
 */
export interface TurnBegun {
  step: number;
  round: number;
  seat: number;
}
/**
 * Take an open seat, or take one's own back from its deputy.
 */
export interface Sit {
  type: 'sit';
  id: string;
  seat: number;
  name: string;
}
/**
 * Leave a seat: in the lobby it opens again, in a match it waits.
 */
export interface Stand {
  type: 'stand';
  id: string;
  seat: number;
}
/**
 * The host says who sits at a seat in the lobby: a bot of this name, or (empty) whoever comes.
 */
export interface Seat {
  type: 'seat';
  id: string;
  seat: number;
  bot?: string;
}
/**
 * The host begins the match, as soon as everybody who is present has promised and revealed a contribution.
 */
export interface Start {
  type: 'start';
  id: string;
  without?: boolean;
}
/**
 * Keep the promise, once the news says `revealing`: the 32 bytes, in hexadecimal digits.
 */
export interface Reveal {
  type: 'reveal';
  id: string;
  value: string;
}
/**
 * Take the last move back.
 */
export interface Undo {
  type: 'undo';
  id: string;
  seat: number;
}
/**
 * Chat.
 */
export interface Say {
  type: 'say';
  id: string;
  text: string;
}
/**
 * A table of the guest's, for the shelf.
 */
export interface TableRow {
  table: string;
  game: string;
  phase: 'lobby' | 'over' | 'playing';
  seats: SeatInfo[];
  my_turn: boolean;
  created: number;
  outcome: Outcome | null;
}
