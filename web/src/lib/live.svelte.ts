/**
 * The connection of a page to its table.
 *
 * One WebSocket, taken up again whenever it breaks. Every request has an id of the page's making and is sent anew until it
 * is answered; the server carries out an id once. On every connection the page first says how many entries it has
 * seen, and is told what it missed.
 */
import { at } from './base';
import type { Move } from './board';
import type { Answer, Event, News, Pong, Refused, Request } from './generated/messages';
import { followed, type Known } from './known';
import type { Pace } from './settings.svelte';

/** A request without its id, which the connection adds. */
export type Wish = Request extends infer One ? (One extends Request ? Omit<One, 'id'> : never) : never;

export type Connection = 'connecting' | 'open' | 'lost' | 'gone' | 'retired';

/** The part of a WebSocket that is used here, so that tests can hand in another. */
export interface Socket {
  readyState: number;
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => unknown) | null;
  onclose: ((event: { code: number }) => unknown) | null;
  onmessage: ((event: { data: unknown }) => unknown) | null;
}

export interface Means {
  socket: (path: string) => Socket;
  wait: (run: () => void, milliseconds: number) => unknown;
  stop: (timer: unknown) => void;
}

const OPEN = 1;
const SOON = 50;
const SHORTEST = 400;
const LONGEST = 8_000;
/** A line on which nothing comes back for so long is dead, though it seems open: a phone that has slept has such. */
const PATIENCE = 6_000;
/** So many pings are recent. */
const PINGS = 12;
/** The table's rules are nowhere any more: what is known of it stays. */
const RETIRED = 4410;
/** Closing codes after which asking again is of no use: no such table, not from this origin. */
const FINAL = new Set([4403, 4404, RETIRED]);
/** The table is another server's by now: it is looked for at once. */
const MOVED = 1012;

const browser: Means = {
  socket: (path) => {
    const secure = location.protocol === 'https:';
    return new WebSocket(`${secure ? 'wss' : 'ws'}://${location.host}${at(path)}`) as unknown as Socket;
  },
  wait: (run, milliseconds) => setTimeout(run, milliseconds),
  stop: (timer) => clearTimeout(timer as number),
};

/** The request was not carried out. */
export class Refusal extends Error {
  readonly kind: Refused['error'];

  constructor(refused: Refused) {
    super(refused.detail);
    this.kind = refused.error;
  }
}

interface Waiting {
  request: Request;
  done: () => void;
  failed: (reason: Error) => void;
}

/** Entries that still stand: those that were taken back are left out, and so is the taking back. */
export function standing(events: readonly Event[]): Event[] {
  const stand: Event[] = [];
  for (const event of events) {
    if (event.move !== null) stand.push(event);
    else while (stand.length > 0 && stand.at(-1)!.number >= (event.to ?? Infinity)) stand.pop();
  }
  return stand;
}

/** Entries that still stand, and in the place of those that were taken back, that they were. */
export function narrated(events: readonly Event[]): Event[] {
  const told: Event[] = [];
  for (const event of events) {
    if (event.move === null)
      while (told.length > 0 && told.at(-1)!.move !== null && told.at(-1)!.number >= (event.to ?? Infinity)) told.pop();
    told.push(event.move === null ? { ...event, phrase: { key: 'log-undone', values: {} } } : event);
  }
  return told;
}

/** Randomness that is there without a secure context too (a table in the home network has none). */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class LiveTable {
  readonly table: string;
  news = $state.raw<Known | null>(null);
  /** All entries as they came, the oldest first. */
  journal = $state.raw<Event[]>([]);
  events = $derived(standing(this.journal));
  /** The same for the log, which also tells what was taken back. */
  story = $derived(narrated(this.journal));
  /** How many of the entries were there when the page came: these are not new to anybody. */
  known = $state(0);
  connection = $state<Connection>('connecting');
  /** When the clock of the news runs out, by the page's own clock. */
  due = $state(0);
  /** When it begins to take moves. */
  opens = $state(0);
  /** When a race that all are ready for begins; null while somebody is waited for. */
  begins = $state<number | null>(null);
  /** Moves on their way; null for one that is taken back. */
  moving = $state.raw<(Move | null)[]>([]);

  /** How long bots let this person watch. */
  #pace: Pace = 'normal';
  #means: Means;
  #socket: Socket | null = null;
  #waiting = new Map<string, Waiting>();
  #attempts = 0;
  #timer: unknown = null;
  /** The server's time less the page's, as the last pings told it when they came. */
  #told: number[] = [];
  /** The same at the server, as far as the line's speed tells. */
  #ahead: number | null = null;
  #closed = false;
  /** Runs while an answer is waited for. */
  #patience: unknown = null;

  constructor(table: string, means: Means = browser) {
    this.table = table;
    this.#means = means;
  }

  open(): void {
    // The page may have been left before it knew who it is.
    if (!this.#closed) this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.#means.stop(this.#timer);
    this.#rest();
    this.#socket?.close();
    this.#socket = null;
  }

  /** The person's pace, from now on. */
  walk(pace: Pace): void {
    if (pace === this.#pace) return;
    this.#pace = pace;
    if (this.connection === 'open') this.#greet();
  }

  /** Does not wait out the back-off: the network is back, or somebody looks at the page again. */
  hurry(): void {
    // Is a line that seems open still there?
    if (this.connection === 'open') this.#greet();
    if (this.connection !== 'lost' || this.#closed) return;
    this.#attempts = 0;
    this.#means.stop(this.#timer);
    // A line that has been opening since before the network came back may do so for long.
    const slow = this.#socket;
    this.#socket = null;
    slow?.close();
    this.#connect();
  }

  ask(wish: Wish): Promise<void> {
    const request = { ...wish, id: newId() } as Request;
    // Where the quicker wins, the server is told when this was done.
    if (request.type === 'play' && this.#ahead !== null) request.at = Math.round(performance.now() + this.#ahead);
    const move = request.type === 'play' ? request.move : request.type === 'undo' ? null : undefined;
    if (move !== undefined) this.moving = [...this.moving, move];
    const answered = new Promise<void>((done, failed) => this.#waiting.set(request.id, { request, done, failed }));
    this.#send(request);
    return answered.finally(() => {
      if (move !== undefined) this.moving = this.moving.filter((other) => other !== move);
    });
  }

  #connect(): void {
    if (this.#socket) return;
    const socket = this.#means.socket(`/api/tables/${this.table}/live`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#told = [];
      this.#ahead = null;
      this.#greet();
      for (const { request } of this.#waiting.values()) this.#send(request);
    };
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket || typeof data !== 'string') return;
      // What comes together is a line each.
      for (const line of data.split('\n')) this.#take(JSON.parse(line) as Answer);
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.#socket) return;
      this.#socket = null;
      this.#rest();
      if (this.#closed) return;
      if (FINAL.has(code)) this.#give(code);
      else this.#again(code === MOVED);
    };
  }

  #again(hasMoved = false): void {
    this.connection = 'lost';
    const soon = hasMoved && this.#attempts === 0;
    const pause = soon ? SOON : Math.min(SHORTEST * 2 ** this.#attempts, LONGEST);
    this.#attempts += 1;
    // Up to a half more at random, so that all pages of a restarted server do not come back in one moment.
    this.#timer = this.#means.wait(() => this.#connect(), pause * (1 + Math.random() / 2));
  }

  #give(code: number): void {
    this.connection = code === RETIRED ? 'retired' : 'gone';
    for (const { failed } of this.#waiting.values()) failed(new Error(`closed with ${code}`));
    this.#waiting.clear();
  }

  #greet(): void {
    this.#send({ type: 'hello', id: newId(), seen: this.news?.number ?? 0, pace: this.#pace });
  }

  #send(request: Request): void {
    if (this.#socket?.readyState !== OPEN) return;
    this.#socket.send(JSON.stringify(request));
    this.#patience ??= this.#means.wait(() => this.#drop(), PATIENCE);
  }

  #rest(): void {
    if (this.#patience !== null) this.#means.stop(this.#patience);
    this.#patience = null;
  }

  /** The line is dead: another one. */
  #drop(): void {
    const dead = this.#socket;
    this.#socket = null;
    this.#patience = null;
    dead?.close();
    this.#attempts = 0;
    this.#again();
  }

  #take(answer: Answer): void {
    this.#rest();
    if (answer.type === 'news') {
      this.connection = 'open';
      // A server that accepts a line only to close it again is not asked at once.
      this.#attempts = 0;
      this.#learn(answer);
      return;
    }
    if (answer.type === 'ping') {
      this.#socket?.send(JSON.stringify({ type: 'pong', number: answer.number } satisfies Pong));
      // The ping that was on its way for the shortest time says most.
      this.#told = [...this.#told, answer.now - performance.now()].slice(-PINGS);
      if (answer.trip !== null) this.#ahead = Math.max(...this.#told) + answer.trip / 2;
      return;
    }
    const waiting = this.#waiting.get(answer.id);
    if (!waiting) return;
    this.#waiting.delete(answer.id);
    if (answer.type === 'done') waiting.done();
    else waiting.failed(new Refusal(answer));
  }

  #learn(heard: News): void {
    const news = followed(this.news, heard);
    if (news === null) {
      this.#greet();
      return;
    }
    if (this.news === null) this.known = news.number;
    // A page that has seen more than there is (the store was set back) is told everything again.
    if (news.number < (this.news?.number ?? 0)) this.journal = [];
    const last = this.journal.at(-1)?.number ?? -1;
    const fresh = news.events.filter((event) => event.number > last);
    if (fresh.length > 0) this.journal = [...this.journal, ...fresh];
    if (heard.clock !== undefined) this.#wind(heard.clock);
    if (heard.gate !== undefined) {
      const left = heard.gate?.left ?? null;
      this.begins = left === null ? null : performance.now() + left;
    }
    this.news = news;
  }

  #wind(clock: Known['clock']): void {
    this.due = clock ? performance.now() + clock.left : 0;
    this.opens = clock ? clock.opens - (this.#ahead ?? clock.now - performance.now()) : 0;
  }
}
