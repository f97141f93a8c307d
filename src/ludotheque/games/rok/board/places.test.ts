import { towards } from '@lib/arrows';
import { describe, expect, it } from 'vitest';

import { alongRim, cells, FELT, flickSide, layout, nearest, PLINTH, RIM, RUNE, slidTo } from './places';
import type { Point } from './places';

const far = (one: Point, other: Point = { x: 0, y: 0 }): number => Math.hypot(one.x - other.x, one.y - other.y);

describe('the cells', () => {
  it('lie further and further out, on the felt and apart from each other', () => {
    cells.forEach((cell, index) => {
      if (index) expect(far(cell)).toBeGreaterThan(far(cells[index - 1]!));
      expect(far(cell) + RUNE).toBeLessThan(FELT);
      for (const other of cells.slice(0, index)) expect(far(cell, other)).toBeGreaterThan(2 * RUNE + 3);
    });
  });

  it('are meant by the nearest finger', () => {
    const { x, y } = cells[20]!;
    expect(nearest({ x: x + 9, y: y - 9 }, [3, 20, 41], 70)).toBe(20);
    expect(nearest({ x: x + 9, y: y - 9 }, [3, 41], 70)).toBeNull();
  });

  const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
  /** From how many of these cells arrow keys lead to every other. */
  function leading(among: readonly number[]): number {
    const next = new Map(
      among.map((cell) => [cell, keys.map((key) => towards(key, cell, among, (one) => cells[one]!))]),
    );
    return among.filter((from) => {
      const reached = new Set([from]);
      for (const cell of reached) for (const to of next.get(cell)!) if (to !== null) reached.add(to);
      return reached.size === among.length;
    }).length;
  }

  it('can be reached by arrow keys from one another, whichever have runes', () => {
    const all = cells.map((_, cell) => cell);
    expect(leading(all)).toBe(cells.length);
    let seed = 1;
    const chance = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
    for (let turn = 0; turn < 1000; turn++) {
      const share = chance();
      const lying = all.filter(() => chance() < share);
      expect(leading(lying), String(lying)).toBe(lying.length);
    }
    expect(towards('Enter', 0, all, (one) => cells[one]!)).toBeNull();
  });
});

describe('the layout', () => {
  for (const seats of [2, 3, 4, 5])
    for (const shape of [0.7, 0.88, 1, 1.4])
      it(`has room for ${seats} seats in a shape of ${shape}`, () => {
        const room = layout(seats, 1, shape);
        const things = [...room.plinths.map((at) => ({ ...at, r: PLINTH })), { ...room.bag, r: 60 * room.bag.scale }];
        things.forEach(({ x, y, r }, index) => {
          expect(Math.abs(x) + r).toBeLessThanOrEqual(room.width / 2);
          expect(Math.abs(y) + r).toBeLessThanOrEqual(room.height / 2);
          expect(far({ x, y }) - r).toBeGreaterThan(RIM);
          for (const other of things.slice(0, index)) expect(far({ x, y }, other)).toBeGreaterThan(r + other.r);
        });
        // Whoever looks sits at the lower left.
        expect(room.plinths[1]).toMatchObject({ x: expect.any(Number) });
        expect([Math.sign(room.plinths[1]!.x), Math.sign(room.plinths[1]!.y)]).toEqual([-1, 1]);
      });

  it('has room for every loot on its part of the rim', () => {
    for (const seats of [2, 3, 4, 5]) {
      const room = layout(seats, 0, 0.9);
      for (let seat = 0; seat < seats; seat++) {
        const lies = alongRim(room, seat, [8, 0, 14]);
        expect(lies).toHaveLength(22);
        for (const at of lies) {
          const turn = (((Math.atan2(at.y, at.x) * 180) / Math.PI - room.sides[seat]! + 540) % 360) - 180;
          expect(Math.abs(turn)).toBeLessThanOrEqual(room.reach);
        }
      }
    }
  });
});

describe('a flick', () => {
  it('starts at the side of whoever flicks, and from below for whoever looks', () => {
    const room = layout(3, 0, 1);
    expect(slidTo(flickSide(room, 0, 0), 0, 900)).toMatchObject({
      x: 0,
      y: 0.9 * FELT,
    });
    const other = slidTo(flickSide(room, 1, 0), 0, 900);
    expect([Math.sign(other.x), Math.sign(other.y)]).toEqual([-1, -1]);
    // To the right of Destiny is to the right as seen from that side.
    const right = slidTo(180, 100, 0);
    expect(right.y).toBeGreaterThan(1);
  });
});
