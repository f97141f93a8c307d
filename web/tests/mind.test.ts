import { Brief } from '@lib/brief.svelte';
import { Mind } from '@lib/mind.svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('something brief', () => {
  it('goes away by itself', () => {
    const brief = new Brief<string>();
    brief.show('a throw', 100);
    vi.advanceTimersByTime(99);
    expect(brief.now).toBe('a throw');
    vi.advanceTimersByTime(1);
    expect(brief.now).toBeNull();
  });

  it('gives way to the next, which has its full time', () => {
    const brief = new Brief<number>();
    brief.show(1, 100);
    vi.advanceTimersByTime(80);
    brief.show(2, 100);
    vi.advanceTimersByTime(80);
    expect(brief.now).toBe(2);
    brief.clear();
    expect(brief.now).toBeNull();
  });
});

describe('a note', () => {
  it('stays for as long as it takes to read', () => {
    const mind = new Mind();
    mind.tell('Not now.');
    vi.advanceTimersByTime(3000);
    expect(mind.note).toBe('Not now.');
    vi.advanceTimersByTime(300);
    expect(mind.note).toBe('');
    mind.tell('a long sentence '.repeat(10));
    vi.advanceTimersByTime(5000);
    expect(mind.note).not.toBe('');
  });

  it('goes with everything else that is put down', () => {
    const mind = new Mind();
    for (const putDown of [() => mind.hush(), () => mind.back(), () => mind.clear(), () => mind.forget()]) {
      mind.tell('Not now.');
      putDown();
      expect(mind.note).toBe('');
    }
    expect(mind.isEmpty).toBe(true);
  });
});
