/** The lid of a game's box, where there is a drawing; fetched when it is wanted. */
import type { Component } from 'svelte';

const found = import.meta.glob<{ default: Component }>('./boxes/*Box.svelte');

export async function drawingOf(game: string): Promise<Component | null> {
  const file = `./boxes/${game.charAt(0).toUpperCase()}${game.slice(1)}Box.svelte`;
  return (await found[file]?.())?.default ?? null;
}
