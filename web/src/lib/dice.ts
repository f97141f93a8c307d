/** Fair dice: how they are checked, as ludotheque.server.dice and ludotheque.server.kept describe. */
import type { Contribution, Draw, Replay } from './generated/messages';
import type { Kept } from './kept';
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

/** What came of a check of the dice. */
export type Verdict =
  | { kind: 'good'; leftOut: number[] }
  /** Something differs from what this page has kept; `seat` says whose promise or share, −1 nobody's. */
  | { kind: 'changed'; what: 'fingerprint' | 'promise' | 'share'; seat: number }
  /** The record contradicts itself. */
  | { kind: 'odd' }
  /** An outcome, counted from 0, does not follow from the secret. */
  | { kind: 'wrong'; number: number };

type Dice = Pick<Replay, 'secret' | 'fingerprint' | 'contributions' | 'draws'>;

/** Are a replay's dice what its secret and the shares give, and are these what the page has kept, if it has any? */
export function verdict(dice: Dice, kept: Kept | null): Verdict {
  const changed = kept && changeOf(dice, kept);
  if (changed) return changed;
  const unkept = dice.contributions.find(({ promise, value }) => value && fingerprint(value) !== promise);
  if (unkept) return kept?.settled ? { kind: 'changed', what: 'share', seat: unkept.seat } : { kind: 'odd' };
  if (!dice.secret || fingerprint(dice.secret) !== dice.fingerprint)
    return kept?.fingerprint ? { kind: 'changed', what: 'fingerprint', seat: -1 } : { kind: 'odd' };
  const shares = dice.contributions.flatMap(({ value }) => value ?? []);
  const wrong = firstWrong(dice.secret, shares, dice.draws);
  if (wrong >= 0) return { kind: 'wrong', number: wrong };
  return { kind: 'good', leftOut: leftOut(dice.contributions) };
}

/** The seats of people without whose share a match began. */
export function leftOut(contributions: readonly Contribution[]): number[] {
  return contributions.filter(({ value }) => !value).map(({ seat }) => seat);
}

function changeOf(dice: Dice, kept: Kept): Verdict | null {
  if (kept.fingerprint && kept.fingerprint !== dice.fingerprint)
    return { kind: 'changed', what: 'fingerprint', seat: -1 };
  // Before all have promised, promises may still change.
  if (!kept.settled) return null;
  const seen = promisesOf(kept.promises);
  const said = promisesOf(dice.contributions);
  const seat = [...said.keys(), ...seen.keys()].find((one) => said.get(one) !== seen.get(one));
  return seat === undefined ? null : { kind: 'changed', what: 'promise', seat };
}

function promisesOf(all: readonly { seat: number; promise: string | null }[]): Map<number, string> {
  return new Map(all.flatMap(({ seat, promise }) => (promise ? [[seat, promise]] : [])));
}
