/** Finds the boards of the games; each is a chunk of its own, fetched when its game is opened. */
import type { BoardModule } from './board';
import { api } from './http';

const found = import.meta.glob<{ default: BoardModule }>('@games/*/board/index.ts');

/** A game's own board; or the one that its package brings; or the generic one. */
export async function boardOf(game: string): Promise<BoardModule> {
  const ending = `/${game}/board/index.ts`;
  const path = Object.keys(found).find((path) => path.endsWith(ending));
  if (path) return (await found[path]!()).default;
  const info = (await api.games()).find(({ id }) => id === game);
  const plain = (await import('../generic')).generic(info?.view ?? []);
  return info?.board ? (await import('../foreign')).fetched(info.board, plain) : plain;
}

export function hasBoard(game: string): boolean {
  return Object.keys(found).some((path) => path.endsWith(`/${game}/board/index.ts`));
}
