import type { BoardModule, BoardProps } from '@lib/board';
import { boardOf } from '@lib/boards';
import { expect, it } from 'vitest';

const air = async (game: string, kind: string, view = {}): Promise<number> => {
  const board: BoardModule = await boardOf(game);
  return board.lands?.({ do: kind }, { position: { view } } as unknown as BoardProps) ?? 0;
};

/** What is thrown, drawn, turned over or slides in each game: nothing of it is written before it has come to rest. */
it.each([
  ['karma', 'roll'],
  ['kiwetin', 'fall'],
  ['kiwetin', 'catch'],
  ['spirits', 'draw'],
  ['kasimir', 'find'],
  ['kasimir', 'reveal'],
])(
  '%s: %s is seen to land first',
  async (game, kind) => {
    expect(await air(game, kind)).toBeGreaterThan(300);
  },
  60_000,
);

it('a flicked rune of Rök slides as far as it does', async () => {
  expect(await air('rok', 'drift', { slides: 20 })).toBe(20 * 66);
  expect(await air('rok', 'grab', { slides: 20 })).toBe(0);
}, 60_000);
