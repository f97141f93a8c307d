import { describe, expect, it } from 'vitest';

import { load } from './fixtures/load';
import { chance, chanceToHold, gripRows, result } from './grip';
import { boxOf, phaseOf, viewOf } from './table';

const FACES = [0, 2, 3, 4, 5, 6];
const open = (name: string) => {
  const table = load(name);
  return { box: boxOf(table), view: viewOf(table), rows: gripRows(viewOf(table), phaseOf(viewOf(table))) };
};

describe('a grip', () => {
  it('holds by one die that is high enough, and fails by any cross', () => {
    expect(result([5, 2], 5)).toBe('held');
    expect(result([2, 6], 5)).toBe('held');
    expect(result([4, 3], 5)).toBe('blown');
    expect(result([6, 0], 5)).toBe('blown');
    expect(result([0, 0], 2)).toBe('headwind');
    expect(result([5, 5], 5)).toBe('trade-wind');
    expect(result([4, 4], 5)).toBe('blown');
  });

  it('has the chance that counting all pairs of faces gives', () => {
    expect(chance(FACES, 5)).toBeCloseTo(16 / 36);
    expect(chance(FACES, 2)).toBeCloseTo(25 / 36);
    expect(chance(FACES, 7)).toBe(0);
    // Two throws: a trade wind on the first (2 of 36) spares the second.
    expect(chance(FACES, 5, 2)).toBeCloseTo(2 / 36 + (14 / 36) * (16 / 36));
  });

  it('is counted for the table as it lies', () => {
    const { box, view } = open('before-grip');
    expect(chanceToHold(box, view)).toBeCloseTo(16 / 36);
    expect(chanceToHold(box, { ...view, root: 1 })).toBe(1);
    const rotten = open('rotten');
    expect(chanceToHold(rotten.box, rotten.view)).toBeCloseTo(chance(FACES, 4, 2));
  });
});

describe('the grip dice', () => {
  it('lie in one row, before and after they are thrown', () => {
    expect(open('before-grip').rows).toEqual([{ faces: [], done: false }]);
    expect(open('after-grip').rows).toEqual([{ faces: [5, 5], done: false }]);
    expect(open('trial').rows).toEqual([{ faces: [], done: false }]);
  });

  it('lie in two rows on a Rotten branch, the first of which stays in sight', () => {
    expect(open('rotten').rows).toEqual([
      { faces: [], done: false },
      { faces: [], done: false },
    ]);
    expect(open('rotten-again').rows).toEqual([
      { faces: [6, 4], done: true },
      { faces: [], done: false },
    ]);
  });
});
