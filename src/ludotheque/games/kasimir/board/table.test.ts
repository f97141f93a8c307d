import { sum } from '@lib/choices';

import { describe, expect, it } from 'vitest';

import { nextRegion } from './arrows';
import { load, names } from './fixtures/load';
import { curve, short } from './lines';
import { shownIn } from './news.svelte';
import { FEET, GATES, PARTS, REGIONS } from './places';
import { Lying } from './lying.svelte';
import { bonusesOf, boxOf, isOffered, outlookOf, sideOf, stakeOf, viewOf } from './table';
import { UNKNOWN } from './types';

describe('the table', () => {
  it('counts what a seat has', () => {
    const table = load('scene');
    // 2 + 2 + 3 + 5 − 3, and the first bonus.
    expect(outlookOf(table).scores[0]).toBe(10);
    expect(bonusesOf(boxOf(table), viewOf(table), 0)).toEqual([1]);
  });

  it.each(['over', 'tired'])('counts what the server counts (%s)', (name) => {
    const table = load(name) as ReturnType<typeof load> & {
      outcome: { scores: number[] };
    };
    expect(outlookOf(table).scores).toEqual(table.outcome.scores);
  });

  it.each(names.filter((name) => !name.startsWith('scene')))(
    'finds as many hidden stakes as lie there (%s)',
    (name) => {
      const { hidden } = outlookOf(load(name));
      expect(Math.min(...hidden)).toBeGreaterThanOrEqual(0);
      expect(sum(hidden)).toBe(viewOf(load(name)).side.filter((side) => side === 1).length);
    },
  );

  it('wakes Kasimir with the third alarm only', () => {
    const awake = (name: string): boolean => outlookOf(load(name)).alarm === null;
    expect(awake('over')).toBe(true);
    expect(awake('tired')).toBe(false);
    expect(awake('two')).toBe(false);
  });

  it('shows a hidden stake only with a memory aid', () => {
    const kinds = (name: string): (string | null)[] => {
      const view = viewOf(load(name));
      return view.side.flatMap((_, region) => (sideOf(view, region) === 'down' ? [stakeOf(view, region)] : []));
    };
    expect(new Set(kinds('choosing'))).toEqual(new Set([null]));
    expect(kinds('remembered').filter(Boolean).length).toBeGreaterThan(2);
    const taken = {
      ...viewOf(load('choosing')),
      side: Array<number>(38).fill(0),
      stake: Array<number>(38).fill(3),
    };
    expect(stakeOf(taken, 5)).toBeNull();
    expect(UNKNOWN).toBe(-1);
  });

  it('plays a move only if it is on the list as it stands', () => {
    const { choices } = load('scene').position;
    expect(isOffered(choices, { do: 'step', region: 8, colour: 'blue' })).toBe(true);
    expect(isOffered(choices, { do: 'step', region: 8, colour: 'green' })).toBe(false);
    expect(isOffered(choices, { do: 'step', region: 8 })).toBe(false);
    expect(isOffered(choices, { do: 'stop' })).toBe(false);
  });
});

describe('what has just happened', () => {
  const event = (number: number, by: number, move: Record<string, unknown>) => ({
    number,
    by,
    move,
    to: null,
    phrase: null,
    clock: false,
  });
  const events = [
    event(1, 2, { do: 'step', region: 4, colour: 'blue' }),
    event(2, 2, { do: 'stop' }),
    event(3, 8, { do: 'find', stake: 'five' }),
    event(4, 2, { do: 'turn', region: 9 }),
    event(5, 8, { do: 'veiled', kind: 'reveal' }),
  ];

  it('is every stake found, where the last step led, and every stake turned over', () => {
    const [found, turned] = [
      { id: 3, region: 4, seat: 2, stake: 'five' },
      { id: 4, region: 9, seat: 2, stake: null },
    ];
    expect(shownIn(events, events)).toEqual([found, turned]);
    expect(shownIn(events, events.slice(2, 3))).toEqual([found]);
    expect(shownIn(events, events.slice(4))).toEqual([]);
  });
});

describe('the map', () => {
  it('has 38 regions in 17 parts, and a place for a figure on each', () => {
    expect(REGIONS).toHaveLength(38);
    expect(PARTS).toHaveLength(17);
    expect(FEET).toHaveLength(38);
  });

  it('has a gate in every border that can be crossed, and no other', () => {
    const { exits } = boxOf(load('placing'));
    const borders = exits.flatMap((row, region) =>
      row.filter((other) => other > region).map((other) => `${region}-${other}`),
    );
    expect([...GATES.keys()].sort()).toEqual(borders.sort());
  });

  it('is crossed by arrow keys', () => {
    const all = REGIONS.map((_, region) => region);
    const [nose, stache, cuff] = [34, 33, 35];
    expect(nextRegion(all, nose, 'ArrowDown')).toBe(stache);
    expect(nextRegion(all, nose, 'ArrowUp')).toBe(cuff);
    expect(nextRegion([6, 7], 6, 'ArrowRight')).toBe(7);
    expect(nextRegion([6, 7], 7, 'ArrowRight')).toBeNull();
    expect(nextRegion(all, nose, 'x')).toBeNull();
    // Lying, his head is on the left.
    const lying = new Lying(() => ({ width: 400, height: 300 }));
    expect(nextRegion(all, nose, 'ArrowRight', (x, y) => lying.seen(x, y))).toBe(stache);
    expect(nextRegion(all, nose, 'ArrowLeft', (x, y) => lying.seen(x, y))).toBe(cuff);
  });

  it('can be gone through page by page, from anywhere and round again', () => {
    const lit = [34, 6, 12];
    const order = [34, 12, 6];
    expect(nextRegion(lit, 1, 'PageDown')).toBe(34);
    for (const [index, region] of order.entries()) {
      expect(nextRegion(lit, region, 'PageDown')).toBe(order[(index + 1) % 3]);
      expect(nextRegion(lit, order[(index + 1) % 3] ?? 0, 'PageUp')).toBe(region);
    }
    expect(nextRegion(lit, 12, 'Home')).toBe(34);
    expect(nextRegion(lit, 12, 'End')).toBe(6);
  });

  it('has lines that stop short of a stake', () => {
    expect(short([0, 0], [100, 0], 30)).toEqual([70, 0]);
    expect(short([0, 0], [20, 0], 30)).toEqual([0, 0]);
    expect(
      curve([
        [0, 0],
        [6, 0],
      ]),
    ).toBe('M0.0 0.0C1.0 0.0 5.0 0.0 6.0 0.0');
  });
});
