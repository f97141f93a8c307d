/** Fair dice: what this page adds to them, and how they are checked, as ludotheque.server.dice describes. */
import type { Draw, Replay } from './generated/messages';
import type { Known } from './known';
import type { Wish } from './live.svelte';
import { fromHex, hmac, sha256, toHex } from './sha256';

const RANGE = 1n << 256n;

export function fingerprint(secret: string): string {
  return toHex(sha256(fromHex(secret)));
}

/** What the outcomes are computed with, from the secret and what players have added to it. */
function keyOf(secret: string, contributions: readonly string[]): Uint8Array {
  return contributions.length === 0 ? fromHex(secret) : hmac(fromHex(secret), fromHex(contributions.join('')));
}

/** Number `index` of the dice as a point below `total`, each equally likely. */
function point(key: Uint8Array, index: number, total: bigint): bigint {
  const limit = RANGE - (RANGE % total);
  for (let block = 0; ; block++) {
    const message = new DataView(new ArrayBuffer(12));
    message.setBigUint64(0, BigInt(index));
    message.setUint32(8, block);
    const number = BigInt(`0x${toHex(hmac(key, new Uint8Array(message.buffer)))}`);
    if (number < limit) return number % total;
  }
}

function chosen(key: Uint8Array, index: number, weights: readonly number[]): number {
  let rest = point(
    key,
    index,
    weights.reduce((sum, weight) => sum + BigInt(weight), 0n),
  );
  let place = 0;
  while (rest >= BigInt(weights[place]!)) rest -= BigInt(weights[place++]!);
  return place;
}

/** The place among the draws of the first that the secret does not give, or −1: all are right. */
export function firstWrong(secret: string, contributions: readonly string[], draws: readonly Draw[]): number {
  const key = keyOf(secret, contributions);
  return draws.findIndex((draw, index) => chosen(key, index, draw.weights) !== draw.chosen);
}

export type Verdict = 'good' | 'print' | number;

/** Is a replay's dice what its secret gives, and is it the secret whose fingerprint was shown? */
export function verdict(replay: Pick<Replay, 'secret' | 'fingerprint' | 'contributions' | 'draws'>): Verdict {
  if (!replay.secret || fingerprint(replay.secret) !== replay.fingerprint) return 'print';
  const wrong = firstWrong(replay.secret, replay.contributions, replay.draws);
  return wrong < 0 ? 'good' : wrong;
}

/** Where a page keeps what it has promised, until it is to be revealed. */
export interface Keeping {
  get(table: string): string | null;
  set(table: string, value: string): void;
}

/** In this browser, so that a reload or a second tab keeps the promise. */
export const browser: Keeping = {
  get: (table) => attempt(() => localStorage.getItem(`ludotheque.dice.${table}`)),
  set: (table, value) => attempt(() => localStorage.setItem(`ludotheque.dice.${table}`, value)),
};

/** Storage may be forbidden; then this page just adds nothing to the dice. */
function attempt<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}

/**
 * What a player's page has to ask for now: in the lobby to promise 32 random bytes, at the start to reveal them.
 * Another device of the same player may have promised already; its promise stands.
 */
export function contribution(news: Known, keeping: Keeping = browser): Wish | null {
  if (news.phase !== 'lobby' || !news.seats.some((seat) => seat.mine)) return null;
  const made = news.contributions.find(({ seat }) => news.seats[seat]?.mine);
  const kept = keeping.get(news.table);
  if (news.revealing) {
    const keeps = made && !made.value && kept && fingerprint(kept) === made.promise;
    return keeps ? { type: 'reveal', value: kept } : null;
  }
  if (made) return null;
  const value = kept ?? toHex(crypto.getRandomValues(new Uint8Array(32)));
  keeping.set(news.table, value);
  return { type: 'commit', promise: fingerprint(value) };
}
