import { describe, expect, it } from 'vitest';

import { load, scene } from './fixtures/load';
import { due } from './queue';
import { viewOf } from './table';

const OFFERED = { do: 'step', region: 8, colour: 'blue' };
const SHUT = { do: 'step', region: 34, colour: 'rose' };

describe('a queue of moves', () => {
  const table = scene();
  const now = viewOf(table).moves;

  it('is told, the first at once and the next after an answer', () => {
    expect(due(table, OFFERED, null)).toBe('tell');
    expect(due(table, OFFERED, now - 1)).toBe('tell');
  });

  it('waits while a move is on its way, or only other things are news', () => {
    expect(due({ ...table, busy: true }, OFFERED, null)).toBe('wait');
    expect(due(table, OFFERED, now)).toBe('wait');
    expect(due(table, SHUT, now)).toBe('wait');
    expect(due(table, undefined, null)).toBe('wait');
  });

  it('is given up where a move is no longer offered', () => {
    expect(due(table, SHUT, null)).toBe('give up');
    expect(due(table, SHUT, now - 1)).toBe('give up');
    expect(due(load('other'), OFFERED, now - 1)).toBe('give up');
  });
});
