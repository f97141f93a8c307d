/** A throw that is tried alone: what is said, and which rune is the twin that is looked for. */
import type { BoardProps } from '@lib/board';

import { runeName } from './name';
import { boxOf, isKind, viewOf } from './table';

/** The kind of which one rune is in the hand, or −1. */
const oddOf = (table: Pick<BoardProps, 'position'>): number =>
  (viewOf(table).grabbed[table.position.seat] ?? []).indexOf(1);

export function practice(table: BoardProps): string {
  const odd = oddOf(table);
  if (odd >= 0) return table.word('coach-practice', { rune: runeName(table, odd) });
  const { calm, marks } = boxOf(table);
  return table.word('coach-race', { calm, marks });
}

/** Where the twin of what is in the hand lies; with an empty hand, two that are a pair. */
export function twins(table: Pick<BoardProps, 'position'>): number[] {
  const { rune } = viewOf(table);
  const odd = oddOf(table);
  const cells = rune.flatMap((kind, cell) => (isKind(kind) ? [cell] : []));
  if (odd >= 0) return cells.filter((cell) => rune[cell] === odd);
  const first = cells.find((cell) => cells.some((other) => other !== cell && rune[other] === rune[cell]));
  return first === undefined ? [] : cells.filter((cell) => rune[cell] === rune[first]);
}
