/** The lids of the boxes, each drawn in its game's folder; fetched when wanted. */
import type { Component } from 'svelte';

export interface Lid {
  default: Component;
  lid: { place: number; tall: number; tone: string };
}

const found = import.meta.glob<Lid>('@games/*/board/Box.svelte');

/** The game in whose folder a file lies, such as `/…/games/karma/board/Box.svelte`. */
export function gameOf(path: string): string {
  return path.split('/').at(-3)!;
}

export async function drawingOf(game: string): Promise<Component | null> {
  const path = Object.keys(found).find((path) => gameOf(path) === game);
  return path ? (await found[path]!()).default : null;
}
