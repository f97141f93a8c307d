/**
 * What this page keeps of a table's dice from before the match, and what it adds to them.
 *
 * It keeps the fingerprint that it is shown first, its own share, and everybody's promises as they stand when it reveals
 * its own: from then on the server can change nothing of it unnoticed, whatever it says at the end.
 */
import { fingerprint } from './dice';
import type { NewTable } from './generated/messages';
import { api } from './http';
import type { Known } from './known';
import type { Wish } from './live.svelte';
import { toHex } from './sha256';

/** As it is saved to a file, for `ludotheque verify RECORD --kept FILE`. */
export interface Kept {
  format: 'ludotheque-kept';
  version: 1;
  table: string;
  /** The first that was shown. */
  fingerprint: string | null;
  /** This page's own share. */
  value: string | null;
  promises: { seat: number; promise: string | null }[];
  /** Were the promises seen when no more could be made? */
  settled: boolean;
}

export interface Keeping {
  get(table: string): Kept | null;
  set(kept: Kept): void;
}

/** What is kept in this browser, of whichever table. */
export interface Browser extends Keeping {
  /** What is kept of the table whose dice have this fingerprint. */
  find(fingerprint: string): Kept | null;
}

const memory = new Map<string, Kept>();

/** In this browser, so that a reload or a second tab still has it; where that is forbidden, as long as the page lives. */
export const browser: Browser = {
  get: (table) => memory.get(table) ?? stored(table),
  set: (kept) => {
    memory.set(kept.table, kept);
    try {
      localStorage.setItem(nameOf(kept.table), JSON.stringify(kept));
    } catch {
      // Storage is forbidden, or full.
    }
  },
  find: (print) => {
    const tables = new Set([...memory.keys(), ...storedTables()]);
    return [...tables].map((table) => browser.get(table)).find((kept) => kept?.fingerprint === print) ?? null;
  },
};

function storedTables(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(nameOf('')))
      .map((key) => key.slice(nameOf('').length));
  } catch {
    return [];
  }
}

function nameOf(table: string): string {
  return `ludotheque.kept.${table}`;
}

function stored(table: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(nameOf(table)) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

/** A share of the dice that nobody can guess. */
export function newShare(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)));
}

/** Keep a share for a table about which nothing else is known yet. */
export function keepShare(table: string, value: string, keeping: Keeping = browser): void {
  if (keeping.get(table) === null) keeping.set({ ...nothing(table), value });
}

function nothing(table: string): Kept {
  return {
    format: 'ludotheque-kept',
    version: 1,
    table,
    fingerprint: null,
    value: null,
    promises: [],
    settled: false,
  };
}

/** Tables that this page has opened for nobody but itself and bots: it need not be told what it may reveal there. */
const own = new Set<string>();

/** Open a table and promise a share of its dice, all in one request; the table's id. */
export async function openTable(wanted: NewTable, keeping: Keeping = browser): Promise<string> {
  const value = newShare();
  const promise = fingerprint(value);
  const opened = await api.open({ ...wanted, promise });
  const settled = wanted.start ?? false;
  const seat = wanted.seats.findIndex(({ kind }) => kind === 'me');
  keeping.set({
    ...nothing(opened.table),
    fingerprint: opened.fingerprint,
    value,
    promises: [{ seat, promise }],
    settled,
  });
  if (settled) own.add(opened.table);
  return opened.table;
}

/** What can be revealed at a table at once, with the first hello; once. */
export function firstWish(table: string, keeping: Keeping = browser): Wish | null {
  const value = own.delete(table) ? keeping.get(table)?.value : null;
  return value ? { type: 'reveal', value } : null;
}

/** What is kept after some news; null where there is nothing worth it, for all is over. */
export function noticed(kept: Kept | null, news: Known): Kept | null {
  if (news.phase === 'over') return kept;
  const before = kept ?? nothing(news.table);
  const shown = { ...before, fingerprint: before.fingerprint ?? news.fingerprint };
  if (before.settled || news.phase !== 'lobby') return shown;
  const promises = news.contributions.map(({ seat, promise }) => ({ seat, promise }));
  return { ...shown, promises, settled: news.revealing };
}

/**
 * What a player's page has to ask for now: in the lobby to promise a share, at the start to reveal it.
 * Another device of the same player may have promised already; its promise stands.
 */
function wishOf(value: string | null, news: Known): Wish | null {
  const made = news.contributions.find(({ seat }) => news.seats[seat]?.mine);
  if (news.phase !== 'lobby' || !made || !value) return null;
  const promise = fingerprint(value);
  if (!news.revealing) return made.promise ? null : { type: 'commit', promise };
  return made.promise === promise && !made.value ? { type: 'reveal', value } : null;
}

/** Keep what the news say of the dice; then, what the page has to ask for. */
export function contribution(news: Known, keeping: Keeping = browser): Wish | null {
  const before = keeping.get(news.table);
  let kept = noticed(before, news);
  const isPlayer = news.phase === 'lobby' && news.seats.some((seat) => seat.mine);
  if (kept && isPlayer && !kept.value) kept = { ...kept, value: newShare() };
  if (kept && JSON.stringify(kept) !== JSON.stringify(before)) keeping.set(kept);
  return kept && wishOf(kept.value, news);
}
