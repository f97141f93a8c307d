import { beforeEach, describe, expect, it, vi } from 'vitest';

import { fingerprint } from '../src/lib/dice';
import { api } from '../src/lib/http';
import {
  browser,
  contribution,
  firstWish,
  keepShare,
  type Keeping,
  type Kept,
  noticed,
  openTable,
} from '../src/lib/kept';
import type { Known } from '../src/lib/known';

const store = new Map<string, Kept>();
const keeping: Keeping = { get: (table) => store.get(table) ?? null, set: (kept) => store.set(kept.table, kept) };
const seat = {
  kind: 'person',
  name: 'A',
  present: true,
  acting: false,
  deputy: '',
  host: false,
  left: false,
  offered: false,
};
const nobody = { seat: 0, promise: null, value: null };
const lobby = (more: Partial<Known> = {}, mine = true): Known =>
  ({
    table: 't',
    phase: 'lobby',
    fingerprint: 'f1',
    seats: [{ ...seat, mine }],
    contributions: [nobody],
    revealing: false,
    ...more,
  }) as unknown as Known;
const value = (): string => store.get('t')!.value!;

beforeEach(() => store.clear());

describe('what a page adds', () => {
  it('is promised in the lobby, once, and kept', () => {
    const wish = contribution(lobby(), keeping);
    const promise = fingerprint(value());
    expect(wish).toEqual({ type: 'commit', promise });
    expect(contribution(lobby(), keeping)).toEqual(wish);
    expect(contribution(lobby({ contributions: [{ ...nobody, promise }] }), keeping)).toBeNull();
  });
  it('is revealed at the start, if the promise is this page’s', () => {
    contribution(lobby(), keeping);
    const revealing = (promise: string, value: string | null = null): Known =>
      lobby({ revealing: true, contributions: [{ seat: 0, promise, value }] });
    const own = fingerprint(value());
    expect(contribution(revealing(own), keeping)).toEqual({ type: 'reveal', value: value() });
    expect(contribution(revealing('ab'.repeat(32)), keeping)).toBeNull();
    expect(contribution(revealing(own, value()), keeping)).toBeNull();
  });
  it('is nothing for those who only look', () => {
    expect(contribution(lobby({}, false), keeping)).toBeNull();
    expect(value()).toBeNull();
  });
  it('is what was promised when the table was asked for', () => {
    keepShare('t', '11'.repeat(32), keeping);
    contribution(lobby(), keeping);
    expect(value()).toBe('11'.repeat(32));
  });
});

describe('what a page keeps', () => {
  const promised = (promise: string) => [{ ...nobody, promise }];

  it('is the first fingerprint, whatever is said later', () => {
    contribution(lobby(), keeping);
    contribution(lobby({ fingerprint: 'f2' }), keeping);
    contribution(lobby({ fingerprint: 'f2', phase: 'playing' }), keeping);
    expect(store.get('t')!.fingerprint).toBe('f1');
  });
  it('is the promises as they stand when they are to be kept', () => {
    contribution(lobby({ contributions: promised('p1') }), keeping);
    expect(store.get('t')).toMatchObject({ promises: [{ seat: 0, promise: 'p1' }], settled: false });
    contribution(lobby({ contributions: promised('p2'), revealing: true }), keeping);
    contribution(lobby({ contributions: promised('p3'), revealing: true }), keeping);
    contribution(lobby({ contributions: promised('p3'), phase: 'playing' }), keeping);
    expect(store.get('t')).toMatchObject({ promises: [{ seat: 0, promise: 'p2' }], settled: true });
  });
  it('is nothing of a match that is over when the page comes', () => {
    expect(noticed(null, lobby({ phase: 'over' }))).toBeNull();
  });
  it('outlives the page’s storage being forbidden', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('forbidden');
      },
      setItem: () => {
        throw new Error('forbidden');
      },
    });
    expect(browser.get('x')).toBeNull();
    keepShare('x', '22'.repeat(32));
    expect(browser.get('x')?.value).toBe('22'.repeat(32));
    vi.unstubAllGlobals();
  });
});

describe('a new table', () => {
  it('is opened with a promise, which is kept with the first hello where nobody else sits', async () => {
    const open = vi.spyOn(api, 'open').mockResolvedValue({ table: 't', fingerprint: 'f1' });
    expect(
      await openTable({ game: 'pig', seats: [{ kind: 'bot', bot: 'b' }, { kind: 'me' }], start: true }, keeping),
    ).toBe('t');
    const promise = fingerprint(value());
    expect(open.mock.calls[0]![0]).toMatchObject({ promise, start: true });
    expect(store.get('t')).toMatchObject({ fingerprint: 'f1', promises: [{ seat: 1, promise }], settled: true });
    expect(firstWish('t', keeping)).toEqual({ type: 'reveal', value: value() });
    expect(firstWish('t', keeping)).toBeNull();
  });
  it('for others too is not revealed before all have promised', async () => {
    vi.spyOn(api, 'open').mockResolvedValue({ table: 't', fingerprint: 'f1' });
    await openTable({ game: 'pig', seats: [{ kind: 'me' }, { kind: 'open' }], start: false }, keeping);
    expect(store.get('t')!.settled).toBe(false);
    expect(firstWish('t', keeping)).toBeNull();
  });
});
