/** Finds the boards of the games; each is a chunk of its own, fetched when its game is opened. */
import type { BoardModule } from './board';
import { api } from './http';

const found = import.meta.glob<{ default: BoardModule }>('@games/*/board/index.ts');

/** A game's own board; or the one that its package brings; or the generic one. */
export async function boardOf(game: string): Promise<BoardModule> {
  const ending = `/${game}/board/index.ts`;
  const path = Object.keys(found).find((path) => path.endsWith(ending));
  if (path) return (await found[path]!()).default;
  const address = (await api.games()).find(({ id }) => id === game)?.board;
  if (address) return (await import('../foreign')).fetched(address);
  return (await import('../generic')).default;
}

export function hasBoard(game: string): boolean {
  return Object.keys(found).some((path) => path.endsWith(`/${game}/board/index.ts`));
}
