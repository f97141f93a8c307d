import { describe, expect, it } from 'vitest';

import { counters, grids, rows } from '../src/generic/view';

const part = (name: string, sizes: number[] = [], per_seat = false, high = 9) => ({
  name,
  sizes,
  low: 0,
  high,
  per_seat,
});
const parts = [
  part('moves'),
  part('turn'),
  part('rolling', [], false, 1),
  part('banked', [6], true),
  part('pool', [3]),
  part('hands', [6, 2], true),
];
const view = {
  moves: 7,
  turn: 1,
  rolling: 1,
  banked: [4, 0, 0, 0, 0, 0],
  pool: [0, 0, 0],
  hands: Array(6).fill([1, 2]),
};
const WORDS: Record<string, string> = {
  'view-rolling': 'In the air',
  'view-banked': 'Banked',
  'view-pool': 'Pool',
  'view-hands': 'Hands',
};
const word = (key: string): string => WORDS[key] ?? key;

describe('the generic board', () => {
  it('shows what the game has a name for', () => {
    expect(counters(parts, view, word)).toEqual([{ key: 'rolling', label: 'In the air', value: 1, isSwitch: true }]);
  });
  it('shows all by their keys where the game names nothing', () => {
    expect(counters(parts, view, (key) => key).map(({ label }) => label)).toEqual(['Moves', 'Turn', 'Rolling']);
  });
  it('tells lists of the seats from others as they were declared, whatever they hold', () => {
    const { perSeat, others } = rows(parts, view, word);
    expect(perSeat.map(({ key }) => key)).toEqual(['banked']);
    expect(others.map(({ key }) => key)).toEqual(['pool']);
  });
  it('shows only the rows of those who sit there', () => {
    expect(grids(parts, view, word, 2)[0]!.rows).toHaveLength(2);
  });
});
