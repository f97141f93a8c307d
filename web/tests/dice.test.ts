import { createHash, createHmac } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { contribution, fingerprint, firstWrong, type Keeping } from '../src/lib/dice';
import type { Known } from '../src/lib/known';
import { fromHex, hmac, sha256, toHex } from '../src/lib/sha256';

const secret = '00'.repeat(32);
const draw = (chosen: number) => ({ number: 0, weights: [1, 1, 1, 1, 1, 1], chosen });

describe('SHA-256', () => {
  it.each([0, 1, 55, 56, 63, 64, 65, 200])('of %i bytes is what Node says', (length) => {
    const message = Uint8Array.from({ length }, (_, i) => (i * 7) & 255);
    expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
    const key = fromHex('0102ff'.repeat(10));
    expect(toHex(hmac(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
  });
});

describe('the dice', () => {
  it('are what the server gives', () => {
    // point('00' * 32, index, 6) of ludotheque.server.dice
    expect(firstWrong(secret, [], [0, 2, 0, 2, 5, 0].map(draw))).toBe(-1);
  });
  it('that are off are found', () => {
    expect(firstWrong(secret, [], [draw(0), draw(1)])).toBe(1);
  });
  it('are others when players add to them', () => {
    expect(firstWrong(secret, ['11'.repeat(32)], [0, 2, 0, 2, 5, 0].map(draw))).toBeGreaterThanOrEqual(0);
  });
});

describe('what a page adds', () => {
  const store = new Map<string, string>();
  const keeping: Keeping = { get: (table) => store.get(table) ?? null, set: (table, value) => store.set(table, value) };
  const seat = { kind: 'person', name: 'A', present: true, acting: false, deputy: '' };
  const lobby = (more: Partial<Known>, mine = true): Known =>
    ({
      table: 't',
      phase: 'lobby',
      seats: [{ ...seat, mine }],
      contributions: [],
      revealing: false,
      ...more,
    }) as unknown as Known;

  it('is promised in the lobby, once, and kept', () => {
    const wish = contribution(lobby({}), keeping);
    const promise = fingerprint(store.get('t')!);
    expect(wish).toEqual({ type: 'commit', promise });
    expect(contribution(lobby({}), keeping)).toEqual({ type: 'commit', promise });
    expect(contribution(lobby({ contributions: [{ seat: 0, promise, value: null }] }), keeping)).toBeNull();
  });
  it('is revealed at the start, if the promise is this page’s', () => {
    const promise = fingerprint(store.get('t')!);
    const revealing = (promise: string, value: string | null = null): Known =>
      lobby({ revealing: true, contributions: [{ seat: 0, promise, value }] });
    expect(contribution(revealing(promise), keeping)).toEqual({ type: 'reveal', value: store.get('t') });
    expect(contribution(revealing('ab'.repeat(32)), keeping)).toBeNull();
    expect(contribution(revealing(promise, store.get('t')), keeping)).toBeNull();
  });
  it('is nothing for those who only look', () => {
    expect(contribution(lobby({}, false), keeping)).toBeNull();
  });
});
