import { inTheAir } from '@lib/landing.svelte';
import type { Line } from '@lib/log';
import { reading, sinceMine, Telling } from '@lib/telling.svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const line = (number: number, by: number, text = `does ${number}`): Line => ({ number, by, text, flows: true });
const isMine = (seat: number): boolean => seat === 0;
const texts = (telling: Telling): string[] => telling.now.map(({ text }) => text);

describe('what others did', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is what came since one’s own last line', () => {
    const told = [line(5, 2), line(4, 1), line(3, 0), line(2, 1)];
    expect(sinceMine(told, isMine, -1).map(({ number }) => number)).toEqual([4, 5]);
    expect(sinceMine(told, isMine, 4).map(({ number }) => number)).toEqual([5]);
  });

  it('is told one sentence after the other at the person’s pace', () => {
    const telling = new Telling();
    telling.begin([line(1, 0)]);
    const told = [line(4, 2), line(3, 1), line(1, 0)];
    const hear = (): void => telling.hear(told, isMine, false, 'normal');
    hear();
    vi.advanceTimersByTime(1);
    hear();
    expect(texts(telling)).toEqual(['does 3']);
    vi.advanceTimersByTime(reading('normal', 'does 3') - 10);
    hear();
    expect(texts(telling)).toEqual(['does 3']);
    vi.advanceTimersByTime(20);
    hear();
    expect(texts(telling)).toEqual(['does 3', 'does 4']);
  });

  it('jumps to now when one may act, and goes with one’s next action', () => {
    const telling = new Telling();
    telling.begin([]);
    telling.hear([line(4, 2), line(3, 1)], isMine, true, 'unhurried');
    expect(texts(telling)).toEqual(['does 3', 'does 4']);
    telling.heard();
    expect(texts(telling)).toEqual([]);
    telling.hear([line(4, 2), line(3, 1)], isMine, true, 'unhurried');
    expect(texts(telling)).toEqual([]);
  });

  it('does not tell what was there before the page came', () => {
    const telling = new Telling();
    telling.begin([line(9, 1)]);
    telling.hear([line(9, 1)], isMine, true, 'quick');
    expect(texts(telling)).toEqual([]);
  });
});

describe('what is written of a throw', () => {
  const event = (kind: string) => ({ number: 1, by: 8, move: { do: kind }, phrase: null, to: null, clock: false });
  const lands = ({ do: kind }: Record<string, unknown>): number => (kind === 'fall' ? 500 : 0);

  it('waits until its die has landed', () => {
    expect(inTheAir([event('fall'), event('pass')], lands)).toBe(500);
    expect(inTheAir([event('pass')], lands)).toBe(0);
    expect(inTheAir([event('fall')], undefined)).toBe(0);
  });

  it('waits for nothing where much comes at once', () => {
    expect(
      inTheAir(
        Array.from({ length: 99 }, () => event('fall')),
        lands,
      ),
    ).toBe(0);
  });
});
