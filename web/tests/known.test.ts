import { describe, expect, it } from 'vitest';

import type { Event, News, Position, Remark } from '../src/lib/generated/messages';
import { followed, type Known } from '../src/lib/known';

const event = (number: number): Event => ({ number, by: 0, move: {}, to: null, phrase: null, clock: false });
const remark = (text: string): Remark => ({ name: 'Ann', seat: 0, text, at: 1 });
const position = (view: Record<string, unknown>, seat = 0): Position => ({
  seat,
  view,
  choices: [],
  can_undo: false,
  question: 0,
  outlook: null,
  forecast: null,
});
const whole = {
  type: 'news',
  version: 4,
  on: 0,
  number: 1,
  phase: 'playing',
  events: [event(0)],
  remarks: [remark('hello')],
  positions: [position({ total: 1, pool: [1, 2] })],
  host: true,
} as unknown as Known;
const change = (more: Partial<News>): News => ({ type: 'news', version: 5, on: 4, number: 1, ...more });

describe('news', () => {
  it('that are whole replace what was known', () => {
    expect(followed(null, whole)).toEqual(whole);
    expect(followed({ ...whole, version: 9 }, whole)).toEqual(whole);
  });
  it('change what they name, and nothing else', () => {
    const known = followed(whole, change({ host: false }))!;
    expect(known).toMatchObject({ version: 5, host: false, phase: 'playing', positions: whole.positions });
  });
  it('bring only the fields of a view that have changed', () => {
    const known = followed(whole, change({ positions: [position({ total: 7 })] }))!;
    expect(known.positions[0]!.view).toEqual({ total: 7, pool: [1, 2] });
    expect(whole.positions[0]!.view['total']).toBe(1);
  });
  it('of another seat share nothing with the one before', () => {
    const known = followed(whole, change({ positions: [position({ total: 7 }, 1)] }))!;
    expect(known.positions[0]!.view).toEqual({ total: 7 });
  });
  it('go on with events and remarks', () => {
    const known = followed(whole, change({ number: 2, events: [event(1)], remarks: [remark('bye')] }))!;
    expect(known.events.map(({ number }) => number)).toEqual([1]);
    expect(known.remarks.map(({ text }) => text)).toEqual(['hello', 'bye']);
    expect(followed(known, { ...change({}), version: 6, on: 5 })!.events).toEqual([]);
  });
  it('that build on others than those heard cannot be followed', () => {
    expect(followed(null, change({}))).toBeNull();
    expect(followed({ ...whole, version: 3 }, change({}))).toBeNull();
  });
});
