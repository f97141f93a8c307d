import { expect, it } from 'vitest';

import { load } from './fixtures/load';
import { isOpen, viewOf } from './table';
import { traces } from './traces';

it('what is taken from another is seen to go, once the race is over', () => {
  const view = viewOf(load('robbed'));
  expect(isOpen(view)).toBe(false);
  const kind = view.loot[0]!.findIndex((count) => count > 0);
  const loot = view.loot.map((runes, seat) =>
    runes.map((count, one) => (one === kind && seat < 2 ? count + (seat === 0 ? -1 : 1) : count)),
  );
  expect(traces(load('robbed').events.slice(-1), view, { ...view, loot })[0]?.places).toEqual(['loot-0', 'loot-1']);
});

it('in the race nothing is marked', () => {
  const view = viewOf(load('race'));
  const rune = view.rune.map(() => -1);
  expect(isOpen(view)).toBe(true);
  expect(traces([], view, { ...view, rune })).toEqual([]);
});
