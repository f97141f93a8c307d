/** Where figures stand: on the upper edge of their space, so that its picture can be read, and beside one another. */
import { SPIRIT } from './paint';
import { figuresOf, tileAt } from './table';
import { beside, crowding, type Point } from './track';
import type { Box, Spirit, View } from './types';

export interface Stand extends Point {
  figure: number;
  spirit: Spirit;
  /** The seat that plays it. */
  seat: number;
  web: boolean;
  scale: number;
  /** How far up from its feet it reaches. */
  tall: number;
}

/** Figures that share a space are smaller, by how many there are. */
const CROWD = [1, 1, 0.88, 0.76, 0.74, 0.66];

/** How far above the middle of a space the feet are. */
function edge(box: Box, view: View, space: number): number {
  if (space === box.flower) return 14;
  if (space === 0) return 30;
  return (tileAt(view, space) ? 38 : 24) * crowding(box.flower);
}

/** Where a figure is seen that stands alone on a space, or passes it. */
export function foot(box: Box, view: View, spaces: readonly Point[], space: number): Point {
  const { x, y } = spaces[space] ?? spaces[0]!;
  return { x, y: y - edge(box, view, space) };
}

/** All figures, those further up first, so that those in front are drawn over them. */
export function stands(box: Box, view: View, spaces: readonly Point[]): Stand[] {
  const all = figuresOf(box, view);
  const onSpace = (space: number): number[] =>
    all.flatMap(({ figure }) => (view.space[figure] === space ? [figure] : []));
  return all
    .map(({ figure, spirit, seat }) => {
      const space = view.space[figure] ?? 0;
      const here = onSpace(space);
      const side = beside(here.indexOf(figure), here.length);
      const { x, y } = foot(box, view, spaces, space);
      const scale = SPIRIT[spirit].scale * crowding(box.flower) * CROWD[Math.min(here.length, 5)]!;
      const tall = SPIRIT[spirit].tall * scale;
      return {
        figure,
        spirit,
        seat,
        web: view.web[figure] === 1,
        x: x + side.x,
        y: y + side.y,
        scale,
        tall,
      };
    })
    .sort((a, b) => a.y - b.y || a.figure - b.figure);
}

/** So long dice roll before what they brought is seen, in milliseconds. */
export const DICE = 520;
