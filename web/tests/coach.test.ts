import { beforeEach, describe, expect, it } from 'vitest';

import { follow, isComplete, placeOf, type Progress, read, wantsToTell } from '../src/coach/steps';
import type { StepInfo } from '../src/lib/generated/messages';
import { keepLearnt, learnt } from '../src/lib/learning';

const step = (key: string, more: Partial<StepInfo> = {}): StepInfo => ({
  key,
  points: [],
  after: '',
  before: '',
  counts: true,
  idle: false,
  elsewhere: false,
  ...more,
});
const STEPS = [
  step('start'),
  step('wait', { before: 'grip', counts: false }),
  step('total'),
  step('grip', { after: 'total' }),
  step('end'),
];
const NEW: Progress = { told: [], now: null, question: -1 };
const moment = (question: number, ...due: string[]) => ({ due, question, called: true });

describe('the steps of a coach', () => {
  it('come at their moments, in order, and are done when the moment is', () => {
    let now = follow(STEPS, NEW, moment(1, 'start', 'total'));
    expect(now.now).toBe('start');
    now = follow(STEPS, now, moment(1, 'start', 'total'));
    expect(now.now).toBe('start');
    now = follow(STEPS, now, moment(2));
    expect(now).toMatchObject({ now: null, told: ['start'] });
    expect(follow(STEPS, now, moment(3, 'start')).now).toBe(null);
  });

  it('give way to the next one at a new question, though their moment goes on', () => {
    let now = follow(STEPS, NEW, moment(1, 'total'));
    now = follow(STEPS, now, moment(1, 'total', 'grip'));
    expect(now.now).toBe('total');
    now = follow(STEPS, now, moment(2, 'total', 'grip'));
    expect(now).toMatchObject({ now: 'grip', told: ['total'] });
  });

  it('wait for those they come after, and are not told after those they come before', () => {
    expect(follow(STEPS, NEW, moment(1, 'grip')).now).toBe(null);
    expect(follow(STEPS, NEW, moment(1, 'wait')).now).toBe('wait');
    expect(follow(STEPS, { ...NEW, told: ['total', 'grip'] }, moment(1, 'wait')).now).toBe(null);
  });

  it('are not told at a question that passes by itself', () => {
    expect(follow(STEPS, NEW, { ...moment(1, 'total'), called: false }).now).toBe(null);
  });

  it('are told to whoever waits, where they may be', () => {
    const steps = [...STEPS, step('between', { idle: true })];
    expect(follow(steps, NEW, { ...moment(1, 'total', 'between'), called: false }).now).toBe('between');
  });

  it('want the question to stand before the player while there is something to tell', () => {
    expect(wantsToTell(STEPS, NEW, ['total'])).toBe(true);
    expect(wantsToTell(STEPS, { ...NEW, now: 'start' }, [])).toBe(true);
    expect(wantsToTell(STEPS, NEW, ['grip'])).toBe(false);
    expect(wantsToTell(STEPS, { ...NEW, told: ['total'] }, ['total'])).toBe(false);
  });

  it('go on at once when one was read', () => {
    const now = follow(STEPS, NEW, moment(1, 'start', 'total'));
    expect(read(STEPS, now, moment(1, 'start', 'total'))).toMatchObject({ now: 'total', told: ['start'] });
    expect(read(STEPS, NEW, moment(1))).toBe(NEW);
  });

  it('are complete without those that count for nothing here', () => {
    expect(isComplete(STEPS, ['start', 'total', 'grip'])).toBe(false);
    expect(isComplete(STEPS, ['start', 'total', 'grip', 'end'])).toBe(true);
    expect(isComplete([step('gate', { elsewhere: true }), step('end')], ['end'])).toBe(true);
  });

  it('are numbered where they count', () => {
    expect(placeOf(STEPS, 'total')).toEqual({ step: 2, steps: 4 });
    expect(placeOf(STEPS, 'wait')).toBe(null);
  });
});

describe('what was learnt', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    Object.assign(globalThis, {
      localStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
      },
    });
  });

  it('is kept for each game', () => {
    expect(learnt('karma').done).toBe(false);
    keepLearnt('karma', { told: ['start'], done: true, table: 'T' });
    expect(learnt('karma')).toEqual({ told: ['start'], done: true, table: 'T' });
    expect(learnt('rok').told).toEqual([]);
  });

  it('is nothing where the storage holds nonsense or is forbidden', () => {
    kept.set('ludotheque.coach.karma', '{');
    expect(learnt('karma').told).toEqual([]);
    Object.assign(globalThis, { localStorage: undefined });
    keepLearnt('karma', { told: [], done: true, table: '' });
    expect(learnt('karma').done).toBe(false);
  });
});
