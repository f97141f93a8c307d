import type { Event } from '@lib/board';
import { expect, it } from 'vitest';

import { load } from './fixtures/load';
import { viewOf } from './table';
import { traces } from './traces';

const did = (number: number, move: object, by = 1): Event => ({ number, by, move }) as unknown as Event;

it('a spirit goes space by space once all have let it, and what is told is the throw', () => {
  const view = viewOf(load('after-throw'));
  const figure = view.figure[view.turn] ?? 0;
  const from = view.space[figure] ?? 0;
  const space = view.space.map((at, one) => (one === figure ? from + 3 : at));
  const after = {
    ...view,
    space,
    way: [from, from + 3, ...view.way.slice(2)],
    hops: 2,
  };
  const events = [did(5, { do: 'fall', face: 2 }, 8), did(6, { do: 'pass' }), did(7, { do: 'pass' })];
  expect(traces(events, events.slice(1), view, after)).toEqual([
    {
      number: 5,
      places: [from, from + 1, from + 2, from + 3].map((one) => `space-${one}`),
    },
  ]);
});

it('a tile that is taken away is seen', () => {
  const view = viewOf(load('after-throw'));
  const events = [did(5, { do: 'shatter', space: 12 })];
  expect(traces(events, events, view, view)).toEqual([{ number: 5, places: ['space-12'] }]);
});
