import type { BoardProps } from '@lib/board';
import { type Line, NATURE } from '@lib/log';
import { drawn, Retelling } from '@lib/retelling.svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { entry, tableAt } from './tables';

const line = (number: number, by: number): Line => ({ number, by, text: `does ${number}`, flows: true });
const trace = (number: number, seat: number, ...places: string[]) => ({ number, seat, places });

describe('traces', () => {
  it('have the number of their sentence at the last place that it speaks of', () => {
    const told = [line(4, 1), line(9, 2)];
    const all = [trace(4, 1, 'a', 'b'), trace(5, 1, 'b', 'c'), trace(9, 2, 'd')];
    expect(drawn(all, told, told)).toEqual([
      { places: ['a', 'b'], seat: 1, disc: null, goesOn: false },
      { places: ['b', 'c'], seat: 1, disc: 1, goesOn: true },
      { places: ['d'], seat: 2, disc: 2, goesOn: false },
    ]);
  });

  it('of what has no words are told with what follows', () => {
    const told = [line(6, 1)];
    expect(drawn([trace(4, 1, 'a', 'b')], told, told).map(({ disc }) => disc)).toEqual([1]);
  });

  it('go with their sentence, and are not there before it when it is told again', () => {
    const told = [line(2, 1), line(4, 1), line(6, 1)];
    const all = [trace(2, 1, 'a'), trace(4, 1, 'b'), trace(6, 1, 'c')];
    expect(drawn(all, told, told.slice(1)).map(({ places }) => places)).toEqual([['b'], ['c']]);
    expect(drawn(all, told, told.slice(1), 5).map(({ places }) => places)).toEqual([['b']]);
  });
});

describe('what is told again', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const at = (last: number, seat = 0, by = 1): BoardProps => {
    const { table } = tableAt(last);
    return {
      ...table,
      events: table.events.map(({ number }) => entry(number, number === last ? NATURE : by)),
      position: { ...table.position, seat },
    };
  };

  it('is the table as it was before, then step by step, and then as it is', () => {
    const retelling = new Retelling(undefined);
    [1, 3, 5].forEach((last) => retelling.hear(at(last)));
    retelling.again([line(2, 1)], 'quick');
    expect(retelling.now?.number).toBe(1);
    vi.advanceTimersByTime(600);
    expect(retelling.now?.number).toBe(3);
    vi.advanceTimersByTime(600);
    expect(retelling.now).toBeNull();
  });

  it('ends at once when somebody acts', () => {
    const retelling = new Retelling(undefined);
    [1, 3, 5].forEach((last) => retelling.hear(at(last)));
    retelling.again([line(2, 1)], 'unhurried');
    retelling.stop();
    vi.advanceTimersByTime(10_000);
    expect(retelling.now).toBeNull();
  });

  it('keeps what boards say was touched, once, for whose doing it was', () => {
    const places = [['a', 'b'], ['a', 'b'], ['c']];
    const retelling = new Retelling((_, news) => places.map((each) => ({ number: news.at(-1)!.number, places: each })));
    retelling.hear(at(1));
    retelling.hear(at(3));
    expect(retelling.traces).toEqual([trace(3, 1, 'a', 'b'), trace(3, 1, 'c')]);
    retelling.hear(at(2));
    expect(retelling.traces).toEqual([]);
  });

  it('is nothing where the table is seen from another side', () => {
    const retelling = new Retelling((_, news) => [{ number: news.at(-1)!.number, places: ['a'] }]);
    retelling.hear(at(1));
    retelling.hear(at(3, 1));
    expect(retelling.traces).toEqual([]);
  });
});
