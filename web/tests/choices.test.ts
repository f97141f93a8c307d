import type { Choice } from '@lib/board';
import { canPlay, movesOf, spread, sum } from '@lib/choices';
import { expect, it } from 'vitest';

const offered = [{ do: 'pay', colour: 'red' }, { do: 'done' }, { do: 'pay', colour: 'blue' }].map((move): Choice => ({
  move,
  phrase: { key: '', values: {} },
}));

it('finds the moves of a kind', () => {
  expect(movesOf(offered, 'pay').map((move) => move['colour'])).toEqual(['red', 'blue']);
  expect(canPlay(offered, 'pay')).toEqual({ do: 'pay', colour: 'red' });
  expect(canPlay(offered, 'steal')).toBeNull();
});

it('spreads counts out, and adds them up', () => {
  expect(spread([2, 0, 1])).toEqual([0, 0, 2]);
  expect(sum([2, 0, 1])).toBe(3);
});
