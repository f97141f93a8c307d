import { expect, it } from 'vitest';

import { load } from './fixtures/load';
import { viewOf } from './table';
import { traces } from './traces';

it('a way goes from region to region, and a stake is turned where it lies', () => {
  const table = load('other');
  const before = { ...viewOf(table), figure: [11, 22, 33, 5] };
  const news = table.events.filter(({ by, number }) => by === 3 && number >= 209);
  const [step] = news;
  const walked = { ...step!, number: 1, move: { ...step!.move, region: 4 } };
  expect(traces([walked, ...news], before).map(({ places }) => places)).toEqual([
    ['region-5', 'region-4'],
    ['region-4', 'region-2'],
    ['region-3'],
  ]);
});
