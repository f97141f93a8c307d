import { isCalled } from '@games/kiwetin/board/plan.svelte';
import { load } from '@games/kiwetin/board/fixtures/load';
import { describe, expect, it } from 'vitest';

import { Passings } from '../src/lib/passing.svelte';

describe('passing by itself', () => {
  it('is said by each seat at a screen for itself', () => {
    const passings = new Passings();
    passings.say(0, 5, 'concerned');
    expect(passings.of(0, 9)).toBe('concerned');
    expect(passings.of(1, 5)).toBe('ask');
  });
  it('for a turn ends with the turn', () => {
    const passings = new Passings();
    passings.say(0, 5, 'turn');
    expect(passings.of(0, 5)).toBe('turn');
    expect(passings.of(0, 6)).toBe('ask');
  });
});

describe('a seat in Kiwetin is called', () => {
  const moment = { opens: 0, closes: 3000, length: 3000, held: [] };

  it('in its own turn, and where a Rune was played on it', () => {
    expect(isCalled({ ...load('before-grip'), moment })).toBe(true);
    expect(isCalled({ ...load('answer'), moment })).toBe(true);
    expect(isCalled({ ...load('ready'), moment })).toBe(true);
  });
  it('not where it merely could play a Rune, unless all wait for it', () => {
    expect(isCalled({ ...load('before-grip-other'), moment })).toBe(false);
    expect(isCalled({ ...load('before-grip-other'), moment: null })).toBe(true);
  });
  it('not while it passes by itself', () => {
    expect(isCalled({ ...load('before-grip'), moment, passing: 'turn' })).toBe(false);
    expect(isCalled({ ...load('answer-other'), moment: null, passing: 'concerned' })).toBe(false);
  });
});
