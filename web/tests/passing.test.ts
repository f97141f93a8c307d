import { load } from '@games/kiwetin/board/fixtures/load';
import { isCalled } from '@games/kiwetin/board/plan.svelte';
import { describe, expect, it } from 'vitest';

import { Passings } from '@lib/passing.svelte';

describe('when a seat is asked', () => {
  it('is where it is concerned, unless it says otherwise', () => {
    const passings = new Passings();
    expect(passings.of(0, -1)).toBe('concerned');
    passings.say(0, -1, 'ask');
    expect(passings.of(0, -1)).toBe('ask');
    expect(passings.of(1, -1)).toBe('concerned');
  });

  it('lets everything happen until its own turn, or takes that back', () => {
    const passings = new Passings();
    passings.say(0, -1, 'turn');
    expect(passings.of(0, -1)).toBe('turn');
    expect(passings.of(0, 7)).toBe('concerned');
    passings.say(0, -1, 'turn');
    expect(passings.of(0, -1)).toBe('concerned');
  });

  it('is only in its own turn where the screen would have to be handed on', () => {
    const passings = new Passings();
    expect(passings.of(1, -1, true)).toBe('turn');
    expect(passings.of(1, 3, true)).toBe('concerned');
    passings.say(1, -1, 'ask');
    expect(passings.of(1, -1, true)).toBe('ask');
  });
});
describe('a seat in Kiwetin is called', () => {
  const moment = { opens: 0, closes: 3000, length: 3000, held: [] };

  it('in its own turn, and where a Rune was played on it', () => {
    expect(isCalled({ ...load('before-grip'), moment })).toBe(true);
    const { position, ...answer } = load('answer');
    const mirror = { move: { do: 'mirror' }, phrase: { key: '', values: {} } };
    const both = { ...position, choices: [...position.choices, mirror] };
    expect(isCalled({ ...answer, position: both, moment })).toBe(true);
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
