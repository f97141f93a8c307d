import { createHash, createHmac } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { fingerprint, firstWrong, verdict } from '../src/lib/dice';
import type { Kept } from '../src/lib/kept';
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

describe('a check of the dice', () => {
  const [ann, ben] = ['11'.repeat(32), '22'.repeat(32)];
  const made = (seat: number, value: string, isUsed = true) => ({
    seat,
    promise: fingerprint(value),
    value: isUsed ? value : null,
  });
  const kept: Kept = {
    format: 'ludotheque-kept',
    version: 1,
    table: 't',
    fingerprint: fingerprint(secret),
    value: ann,
    promises: [made(0, ann), made(1, ben)].map(({ seat, promise }) => ({ seat, promise })),
    settled: true,
  };
  const dice = (contributions = [made(0, ann), made(1, ben)], from = secret) => ({
    secret: from,
    fingerprint: fingerprint(from),
    contributions,
    draws: [],
  });

  it('finds an honest server honest', () => {
    expect(verdict(dice(), kept)).toEqual({ kind: 'good', leftOut: [] });
    expect(verdict(dice(), null)).toEqual({ kind: 'good', leftOut: [] });
  });
  it('says whose share was left out, and does not call that a change', () => {
    expect(verdict(dice([made(0, ann), made(1, ben, false)]), kept)).toEqual({ kind: 'good', leftOut: [1] });
  });
  it('notices another secret, though the record fits together', () => {
    const ground = dice(undefined, '33'.repeat(32));
    expect(verdict(ground, kept)).toEqual({ kind: 'changed', what: 'fingerprint', seat: -1 });
    expect(verdict(ground, null).kind).toBe('good');
  });
  it('notices a promise that was changed, denied or added', () => {
    const changed = { kind: 'changed', what: 'promise', seat: 1 };
    expect(verdict(dice([made(0, ann), made(1, '44'.repeat(32))]), kept)).toEqual(changed);
    expect(verdict(dice([made(0, ann)]), kept)).toEqual(changed);
    const added = dice([made(0, ann), made(1, ben), made(2, '44'.repeat(32))]);
    expect(verdict(added, kept)).toEqual({ ...changed, seat: 2 });
  });
  it('does not hold promises against a page that left before all were made', () => {
    expect(verdict(dice([made(0, ann), made(1, '44'.repeat(32))]), { ...kept, settled: false }).kind).toBe('good');
  });
  it('notices a share that is not the promised one', () => {
    const wrong = dice([made(0, ann), { ...made(1, ben), value: '44'.repeat(32) }]);
    expect(verdict(wrong, kept)).toEqual({ kind: 'changed', what: 'share', seat: 1 });
    expect(verdict(wrong, null)).toEqual({ kind: 'odd' });
  });
  it('notices a secret that has not its own fingerprint, and a wrong draw', () => {
    expect(verdict({ ...dice(), secret: '33'.repeat(32) }, kept).kind).toBe('changed');
    expect(verdict({ ...dice(), secret: '33'.repeat(32) }, null)).toEqual({ kind: 'odd' });
    const draws = [draw(0), draw(1)];
    expect(verdict({ ...dice([]), draws }, null)).toEqual({ kind: 'wrong', number: 1 });
  });
});
