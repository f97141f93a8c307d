import { describe, expect, it } from 'vitest';

import { beside, crowding, LINE, places } from './track';

const far = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y);

describe('the track', () => {
  it('has a place for every space of the box, from the start to the Flower', () => {
    const spaces = places(36);
    expect(spaces).toHaveLength(37);
    expect(spaces[0]).toEqual({ x: 86, y: 806 });
    expect(spaces[36]).toEqual({ x: 654, y: 182 });
    expect(LINE.startsWith('M86 806C')).toBe(true);
    expect(LINE.endsWith('654 182')).toBe(true);
  });

  it('lays them evenly but for the bends, so that tiles do not overlap', () => {
    const spaces = places(36);
    const steps = spaces.slice(1).map((space, index) => far(space, spaces[index]!));
    expect(Math.max(...steps.slice(0, -1)) - Math.min(...steps.slice(0, -1))).toBeLessThan(30);
    const nearest = spaces.flatMap((a, i) => spaces.slice(0, i).map((b) => far(a, b)));
    expect(Math.min(...nearest)).toBeGreaterThan(90);
  });

  it('draws tiles smaller where a changed box has more spaces', () => {
    expect(crowding(36)).toBeCloseTo(1, 1);
    expect(crowding(63)).toBeLessThan(0.6);
    expect(crowding(10)).toBe(1);
    for (const flower of [6, 50, 63]) {
      const spaces = places(flower);
      expect(spaces).toHaveLength(flower + 1);
      expect(far(spaces[0]!, spaces[1]!)).toBeGreaterThan(76 * crowding(flower));
    }
  });

  it('gives each of several figures on a space a stand of its own', () => {
    for (let count = 1; count <= 6; count += 1) {
      const stands = Array.from({ length: count }, (_, place) => JSON.stringify(beside(place, count)));
      expect(new Set(stands).size).toBe(count);
    }
  });
});
