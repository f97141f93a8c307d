import { describe, expect, it } from 'vitest';

import { pulled } from './flick';
import { outline } from './paint';
import { Reach } from './grasp.svelte';
import { retag, typed } from './tags';
import { STEEPEST, STRONGEST } from './types';

/** A clock that is moved on by hand. */
function bench(can: (cell: number) => boolean = () => true) {
  const timers: { at: number; run: () => void; id: number }[] = [];
  const grabbed: [cell: number, at: number][] = [];
  let [now, free] = [1000, 0];
  const reach = new Reach(
    () => free,
    (cell) => {
      if (!can(cell)) return;
      grabbed.push([cell, now]);
      free = now + 250;
    },
    {
      now: () => now,
      wait: (run, milliseconds) => timers.push({ at: now + milliseconds, run, id: timers.length + 1 }),
      stop: (id) => {
        for (const timer of timers) if (timer.id === id) timer.at = Infinity;
      },
    },
  );
  const pass = (milliseconds: number): void => {
    now += milliseconds;
    for (const timer of timers)
      if (timer.at <= now) {
        timer.at = Infinity;
        timer.run();
      }
  };
  return { reach, grabbed, pass };
}

describe('one hand', () => {
  it('grabs at once, and the next only after the cooldown', () => {
    const { reach, grabbed, pass } = bench();
    reach.for(3);
    expect(grabbed).toEqual([[3, 1000]]);
    pass(100);
    reach.for(7);
    expect([reach.kept, grabbed.length]).toEqual([7, 1]);
    pass(149);
    expect(grabbed).toHaveLength(1);
    pass(60);
    expect(grabbed.at(-1)![0]).toBe(7);
    expect(grabbed.at(-1)![1]).toBeGreaterThanOrEqual(1250);
    expect(reach.kept).toBeNull();
  });

  it('keeps the latest of several', () => {
    const { reach, grabbed, pass } = bench();
    for (const cell of [1, 2, 3, 4]) reach.for(cell);
    pass(400);
    expect(grabbed.map(([cell]) => cell)).toEqual([1, 4]);
  });

  it('is free again if there was nothing to grab, and forgets when the race is over', () => {
    const { reach, grabbed, pass } = bench((cell) => cell !== 5);
    reach.for(5);
    reach.for(6);
    expect(grabbed.map(([cell]) => cell)).toEqual([6]);
    reach.for(7);
    reach.drop();
    pass(1000);
    expect(grabbed.map(([cell]) => cell)).toEqual([6]);
  });
});

describe('letters', () => {
  const many = Array.from({ length: 40 }, (_, cell) => cell);

  it('are all different, and never the one for being done', () => {
    const tags = [...retag(new Map(), many).values()];
    expect(new Set(tags).size).toBe(40);
    expect(tags.slice(0, 25)).not.toContain('F');
    // None is the beginning of another, so that typing is never in doubt.
    for (const tag of tags) for (const other of tags) if (tag !== other) expect(other.startsWith(tag)).toBe(false);
  });

  it('stay on their stones while others go and come', () => {
    const before = retag(new Map(), [4, 8, 15]);
    const after = retag(before, [8, 15, 16]);
    expect([after.get(8), after.get(15), after.get(16)]).toEqual([before.get(8), before.get(15), before.get(4)]);
    expect(after.has(4)).toBe(false);
  });

  it('are read from any keyboard', () => {
    expect(typed({ key: 'q', code: 'KeyA' })).toBe('Q');
    expect(typed({ key: '&', code: 'Digit1' })).toBe('1');
    expect(typed({ key: 'Enter', code: 'Enter' })).toBe('');
  });
});

describe('a pull', () => {
  it('sends the rune the other way, the stronger the longer', () => {
    const weak = pulled({ x: 0, y: 0 }, { x: 0, y: 60 })!;
    const strong = pulled({ x: 0, y: 0 }, { x: 0, y: 200 })!;
    expect([weak.degrees, strong.degrees]).toEqual([0, 0]);
    expect(strong.force).toBeGreaterThan(weak.force);
    expect(pulled({ x: 0, y: 0 }, { x: -40, y: 200 })!.degrees).toBeGreaterThan(0);
  });

  it('has its limits', () => {
    expect(pulled({ x: 0, y: 0 }, { x: 300, y: 100 })).toMatchObject({ degrees: -STEEPEST });
    expect(pulled({ x: 0, y: 0 }, { x: 0, y: 2000 })).toMatchObject({ force: STRONGEST });
    expect(pulled({ x: 0, y: 0 }, { x: 0, y: 5 })).toBeNull();
    expect(pulled({ x: 0, y: 0 }, { x: 0, y: -200 })).toBeNull();
  });
});

describe('outlines', () => {
  it('are the same on every screen, and differ by material', () => {
    expect(outline('basalt', 3, 30)).toBe(outline('basalt', 3, 30));
    const [basalt, amber, bone, slab] = (['basalt', 'amber', 'bone', 'slab'] as const).map((each) => outline(each, 1));
    expect(new Set([basalt, amber, bone, slab]).size).toBe(4);
    expect(basalt).toContain('L');
    expect(amber).not.toContain('L');
  });
});
