import { describe, expect, it } from 'vitest';

import type { Component } from '../src/lib/generated/messages';
import { optionsFor } from '../src/shelf/options';

const declared = (name: string, more: Partial<Component>): Component => ({
  name,
  is_option: true,
  default: 0,
  low: 0,
  high: 1,
  sizes: [],
  may_be_shorter: false,
  offered: [],
  seats: [1, 8],
  ...more,
});
const OPTIONS = [
  declared('seats', { default: 2, low: 1, high: 8 }),
  declared('starter', { default: -1, low: -1, high: 3 }),
  declared('first_game', { seats: [2, 8] }),
  declared('goal', { default: 100, low: 1, high: 1000 }),
  declared('difficulty', { default: 1, high: 2, offered: [0, 1, 2], seats: [1, 1] }),
];

describe('the options of a table', () => {
  it('are those that mean something to so many', () => {
    expect(optionsFor(OPTIONS, 1).map(({ name }) => name)).toEqual(['goal', 'difficulty']);
    expect(optionsFor(OPTIONS, 3).map(({ name }) => name)).toEqual(['first_game', 'goal']);
  });

  it('are a box to tick, a few values, or a number', () => {
    expect(optionsFor(OPTIONS, 3).map(({ kind }) => kind)).toEqual(['check', 'number']);
    expect(optionsFor(OPTIONS, 1)[1]).toMatchObject({ kind: 'choice', choices: [0, 1, 2], initial: 1 });
  });

  it('keep to the range that the game declares', () => {
    expect(optionsFor(OPTIONS, 2)[1]).toMatchObject({ initial: 100, least: 1, most: 1000 });
  });
});
