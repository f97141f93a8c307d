import type { BoardProps } from '@lib/board';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { load } from './fixtures/load';
import { OwnMind } from './mind.svelte';
import { Happenings } from './news.svelte';
import { isKind, viewOf } from './table';

/** A board that is given one table after the other. */
function follow(first: BoardProps) {
  const happenings = new Happenings(new OwnMind(), () => first);
  const give = (next: BoardProps): void => happenings.follow(next);
  give(first);
  return { happenings, give };
}

const opening = (name: string, wait: number): BoardProps => {
  const opens = performance.now() + wait;
  return { ...load(name), moment: { opens, closes: opens + 20_000, length: 20_000, held: [] } };
};

describe('faces', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('are shown at the moment that was announced, and not before', () => {
    const { happenings, give } = follow(load('showing'));
    const old = happenings.runes.filter(isKind).length;
    give(opening('revealed', 250));
    expect(happenings.runes.filter(isKind)).toHaveLength(old);
    vi.advanceTimersByTime(249);
    expect(happenings.runes.filter(isKind)).toHaveLength(old);
    vi.advanceTimersByTime(2);
    expect(happenings.runes).toEqual(viewOf(load('revealed')).rune);
    expect(happenings.turned.cells).toHaveLength(happenings.runes.filter(isKind).length - old);
  });

  it('are shown at once where the moment has passed or there is none', () => {
    for (const table of [opening('revealed', -50), load('revealed')]) {
      const { happenings, give } = follow(load('showing'));
      give(table);
      expect(happenings.runes).toEqual(viewOf(table).rune);
    }
  });

  it('are all blank for a page that comes before the moment', () => {
    const { happenings } = follow(opening('revealed', 100));
    expect(happenings.runes.some(isKind)).toBe(false);
  });

  it('fly away with what is grabbed, once', () => {
    const { happenings, give } = follow(load('revealed'));
    give(load('race'));
    expect(happenings.flights).toHaveLength(2);
    for (const { id } of happenings.flights) happenings.land(id);
    give({ ...load('race'), busy: true });
    expect(happenings.flights).toHaveLength(0);
  });

  it('do not fly on once somebody steps back, but do while others only talk', () => {
    const { happenings, give } = follow(load('revealed'));
    give(load('race'));
    give(load('race'));
    expect(happenings.flights).toHaveLength(2);
    give(load('revealed'));
    expect(happenings.flights).toHaveLength(0);
  });
});
