import type { Event } from '@lib/board';
import { expect, it } from 'vitest';

import { load } from './fixtures/load';
import { viewOf } from './table';
import { traces } from './traces';

const view = viewOf(load('other'));
const did = (move: object, by = 1): Event => ({ number: 7, by, move }) as unknown as Event;
const places = (move: object, before = view): string[] | undefined =>
  traces([did(move)], before, { ...view, coyote: 3 })[0]?.places;

it('a stone goes from where it lay in the bowl to its animal, and back', () => {
  expect(places({ do: 'give', stone: 'red', animal: 'owl' })).toEqual(['bowl-red', 'animal-1-owl']);
  expect(places({ do: 'give_back', stone: 'red', animal: 'owl' })).toEqual(['animal-1-owl', 'bowl']);
  expect(places({ do: 'return', stone: 'blue' })).toEqual(['bowl-blue', 'bag']);
});

it('a stone that was drawn into the hand never lay in the bowl', () => {
  const before = {
    ...view,
    hand: view.hand.map((_, stone) => Number(stone === 0)),
  };
  expect(places({ do: 'give', stone: 'red', animal: 'owl' }, before)).toEqual(['animal-1-owl']);
});

it('Coyote is seen where it went', () => {
  expect(places({ do: 'send', animal: 'owl' })).toEqual(['animal-0-owl']);
  expect(places({ do: 'play', card: 'take-one' })).toBeUndefined();
});
