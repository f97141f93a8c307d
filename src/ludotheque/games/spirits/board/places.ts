/** Where stones lie: the hollows of each animal, and the spots of the bowl. */
import type { Animal, Box } from './types';

type Point = readonly [x: number, y: number];

interface Tile {
  /** Of the drawing; all are 180 high. */
  width: number;
  slots: Point[];
  /** The hollows that a line of stars joins. */
  chains: number[][];
  bonus: Point;
}

export const TILES: Record<Animal, Tile> = {
  rabbit: {
    width: 200,
    slots: [
      [50, 124],
      [90, 148],
      [128, 131],
    ],
    chains: [[0, 1, 2]],
    bonus: [173, 36],
  },
  turtle: {
    width: 302,
    slots: [
      [72, 113],
      [101, 71],
      [135, 113],
      [168, 71],
      [199, 113],
    ],
    chains: [[0, 1, 2, 3, 4]],
    bonus: [270, 40],
  },
  salmon: {
    width: 302,
    slots: [
      [88, 92],
      [117, 65],
      [142, 104],
      [172, 67],
      [201, 104],
      [229, 74],
    ],
    chains: [[0, 1, 2, 3, 4, 5]],
    bonus: [272, 34],
  },
  owl: {
    width: 200,
    slots: [
      [37, 97],
      [37, 138],
      [100, 103],
      [100, 144],
      [163, 97],
      [163, 138],
    ],
    chains: [
      [0, 1],
      [2, 3],
      [4, 5],
    ],
    bonus: [172, 38],
  },
  beaver: {
    width: 200,
    slots: [
      [89, 111],
      [111, 149],
      [141, 121],
      [33, 92],
      [35, 134],
    ],
    chains: [
      [0, 1, 2],
      [3, 4],
    ],
    bonus: [174, 34],
  },
};

/** The order in which the animals stand on a board. */
export const ORDER: Animal[] = ['rabbit', 'owl', 'beaver', 'turtle', 'salmon'];

/** The points printed in the hollow that earns them; null: none. */
export function printed(box: Box, animal: Animal): (number | null)[] {
  switch (animal) {
    case 'rabbit':
      return [null, null, box.rabbit];
    case 'turtle':
      return box.turtle;
    case 'salmon':
      return box.salmon;
    case 'owl':
      return [null, box.owl, null, box.owl, null, box.owl];
    case 'beaver':
      return [null, null, box.beaver_triple, null, box.beaver_pair];
  }
}

/** The bowl's drawing, and the ellipse inside its rim. */
export const BOWL = { width: 300, height: 196, x: 150, y: 86, rx: 126, ry: 65 };

interface Spots {
  /** The size of a stone there. */
  size: number;
  points: Point[];
}

/** Up to eight stones lie loosely, large. */
const LOOSE: Spots = {
  size: 60,
  points: [
    [152, 99],
    [206, 48],
    [91, 49],
    [204, 122],
    [99, 123],
    [148, 41],
    [51, 91],
    [250, 86],
  ],
};

/** More lie closer, in rows like a honeycomb, from the middle outwards. */
function comb(gap: number): Spots {
  const size = gap * 1.12;
  const row = gap * 0.87;
  const points: Point[] = [];
  for (let y = -4; y <= 4; y += 1) {
    for (let x = -12; x <= 12; x += 1) {
      const [dx, dy] = [(x + (y % 2 ? 0.5 : 0)) * gap, y * row];
      if ((dx / (BOWL.rx - gap * 0.42)) ** 2 + (dy / (BOWL.ry - gap * 0.34)) ** 2 <= 1) points.push([dx, dy]);
    }
  }
  points.sort(([ax, ay], [bx, by]) => ax ** 2 / 3 + ay ** 2 - bx ** 2 / 3 - by ** 2 || ax - bx);
  return { size, points: points.map(([dx, dy]) => [BOWL.x + dx, BOWL.y + dy]) };
}

const TIERS: Spots[] = [LOOSE, ...[41, 34, 28, 23, 19].map(comb)];

/** The spots for so many stones. */
export function spotsFor(count: number): Spots {
  return TIERS.find(({ points }) => points.length >= count) ?? TIERS.at(-1) ?? LOOSE;
}
