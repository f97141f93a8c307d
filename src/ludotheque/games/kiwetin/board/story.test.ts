import type { Event } from '@lib/board';
import { describe, expect, it } from 'vitest';

import { load } from './fixtures/load';
import { lastPlayed } from './news.svelte';
import { lastFall, lastGrip, occasion, route, steps, walked, wayOf } from './story';
import { viewOf } from './table';

const view = (name: string) => viewOf(load(name));
const event = (by: number, move: Event['move']): Event => ({
  number: 0,
  by,
  move,
  to: null,
  phrase: null,
  clock: false,
});

describe('the way', () => {
  it('is walked space by space, forward and back', () => {
    expect(steps(16, 19)).toEqual([17, 18, 19]);
    expect(steps(3, 1)).toEqual([2, 1]);
    expect(walked([16, 19, 18])).toEqual([16, 17, 18, 19, 18]);
    expect(walked([])).toEqual([]);
  });

  it('of the wind is followed by the figure on turn', () => {
    const [before, after] = [view('after-throw'), view('before-grip')];
    expect(wayOf(after)).toEqual([16, 21]);
    expect(route(before, after, 0)).toEqual([16, 17, 18, 19, 20, 21]);
    expect(route(before, after, 1)).toEqual([]);
  });

  it('of a Rune is straight', () => {
    const before = view('before-throw');
    const swapped = { ...before, space: [23, 26, 16, 12, 0, 0] };
    expect(route(before, swapped, 0)).toEqual([16, 23]);
    expect(route(before, swapped, 2)).toEqual([23, 16]);
  });
});

describe('the journal', () => {
  it('tells what was thrown', () => {
    const { events } = load('after-grip');
    expect(lastFall(events)).toBe(3);
    expect(lastGrip(events)).toEqual({ faces: [5, 5], brought: 'trade-wind' });
    expect(lastGrip(events.slice(-1))).toBeNull();
  });

  it('tells what was played, and how it was answered', () => {
    const before = view('before-grip');
    const theft = event(1, { do: 'theft', seat: 0 });
    const mirror = event(2, { do: 'mirror' });
    expect(lastPlayed([event(8, { do: 'fall', face: 2 })], before)).toBeNull();
    expect(lastPlayed([theft, mirror], before)).toEqual({ by: 1, rune: 'theft', target: 0, mirrors: 1 });
    expect(lastPlayed([mirror], view('answer'))).toEqual({ by: 1, rune: 'theft', target: 0, mirrors: 1 });
    expect(lastPlayed([event(0, { do: 'surge', longer: true })], before)).toMatchObject({ rune: 'surge', target: 1 });
  });

  it('tells one question from the next, but not from the same with others passing', () => {
    const table = load('before-grip');
    const passed = { ...event(1, { do: 'pass' }), number: 9999 };
    const played = { ...event(1, { do: 'vine', seat: 0 }), number: 9999 };
    expect(occasion({ ...table, events: [...table.events, passed] })).toBe(occasion(table));
    expect(occasion({ ...table, events: [...table.events, played] })).not.toBe(occasion(table));
    expect(occasion(load('after-grip'))).not.toBe(occasion(table));
  });
});
