/** Where everything lies, in a drawing 880 wide or more, whose middle is Destiny. */
import { spread } from '@lib/choices';

import { CELLS } from './types';

export interface Point {
  x: number;
  y: number;
}

/** The radius of the rim, of the felt inside it, of a rune and of Destiny. */
export const [RIM, FELT, RUNE, DESTINY] = [430, 400, 39, 50];
export const PLINTH = 58;

const GOLDEN = 137.50776;
const point = (radius: number, degrees: number): Point => ({
  x: radius * Math.cos((degrees * Math.PI) / 180),
  y: radius * Math.sin((degrees * Math.PI) / 180),
});

/** The cells lie as seeds in a sunflower: each further out than the one before, and all as far apart as can be. */
export const cells: readonly Point[] = Array.from({ length: CELLS }, (_, cell) =>
  point(FELT * 0.895 * Math.sqrt((cell + 5) / (CELLS + 4)), cell * GOLDEN),
);

/** How a rune lies: twelfths of a turn, and a little aslant, each cell otherwise. */
export const turnOf = (cell: number, twelfths: number): number => twelfths * 30 + (((cell * 29) % 17) - 8);

export interface Layout {
  width: number;
  height: number;
  /** By seat. */
  plinths: Point[];
  /** The side of the rim on which each seat's loot lies, and from where it throws, in degrees. */
  sides: number[];
  /** Half of the arc that each loot may take, in degrees. */
  reach: number;
  bag: Point & { scale: number };
}

/** Corners by how far they are from the edges, for 2 to 5 seats clockwise from the lower left; 1 is left or top. */
const CORNERS: readonly (readonly [x: number, y: number, inX: number, inY: number])[][] = [
  [
    [1, -1, 72, 72],
    [-1, 1, 72, 72],
  ],
  [
    [1, -1, 72, 72],
    [1, 1, 72, 72],
    [-1, 1, 72, 72],
  ],
  [
    [1, -1, 72, 72],
    [1, 1, 72, 72],
    [-1, 1, 72, 72],
    [-1, -1, 72, 72],
  ],
  [
    [1, -1, 72, 72],
    [1, 1, 66, 172],
    [1, 1, 206, 66],
    [-1, 1, 206, 66],
    [-1, 1, 66, 172],
  ],
];
const SIDES = [
  [135, 315],
  [135, 225, 315],
  [135, 225, 315, 45],
  [135, 194, 242, 298, 346],
];
const REACH = [55, 40, 38, 23];

/** A table for so many seats in a room of this shape (its width by its height), seen from a seat. */
export function layout(seats: number, from: number, shape: number): Layout {
  const crowd = seats - 2;
  const low = seats > 3 ? 1000 : 900;
  const height = Math.max(low, Math.min(880 / shape, 1080));
  const width = Math.max(880, height * shape);
  const half = { x: Math.min(width / 2, 560), y: height / 2 };
  const around = <T>(list: readonly T[]): T[] =>
    list.map((_, seat) => list[(seat - Math.max(from, 0) + seats) % seats]!);
  return {
    width,
    height,
    plinths: around(CORNERS[crowd]!.map(([x, y, inX, inY]) => ({ x: -x * (half.x - inX), y: -y * (half.y - inY) }))),
    sides: around(SIDES[crowd]!),
    reach: REACH[crowd]!,
    bag: seats === 4 ? { x: half.x - 198, y: half.y - 52, scale: 0.7 } : { x: half.x - 78, y: half.y - 78, scale: 1 },
  };
}

/** From where a seat's runes come flying. */
export const thrownFrom = ({ sides }: Layout, seat: number): Point => point(640, sides[seat] ?? 90);
/** The middle of a seat's loot on the rim. */
export const lootAt = ({ sides }: Layout, seat: number): Point => point((RIM + FELT) / 2, sides[seat] ?? 90);

/** A seat's loot along the rim: a place for every rune, colours apart. */
export function alongRim(
  { sides, reach }: Layout,
  seat: number,
  counts: readonly number[],
): (Point & { colour: number })[] {
  const lies = spread(counts);
  const gaps = counts.filter((count) => count > 0).length - 1;
  const step = Math.min(4.4, (2 * reach) / Math.max(1, lies.length + 0.7 * gaps));
  const whole = (lies.length - 1 + 0.7 * gaps) * step;
  let along = (sides[seat] ?? 90) - whole / 2;
  return lies.map((colour, index) => {
    if (index) along += step * (lies[index - 1] === colour ? 1 : 1.7);
    return { ...point((RIM + FELT) / 2, along), colour };
  });
}

/** A seat flicks from its own side of the rim; the seat that looks always from below. */
export const flickSide = ({ sides }: Layout, seat: number, from: number): number =>
  seat === from ? 90 : (sides[seat] ?? 90);

/** A point of a flick (Destiny at 0, 0, the rim 1000 away, the start at +y) as the table is seen. */
export function slidTo(side: number, x: number, y: number): Point {
  const turn = ((side - 90) * Math.PI) / 180;
  const [sin, cos, unit] = [Math.sin(turn), Math.cos(turn), FELT / 1000];
  return { x: (x * cos - y * sin) * unit, y: (x * sin + y * cos) * unit };
}

/** The cell of these that a finger means: the nearest, if it is near enough. */
export function nearest(at: Point, among: readonly number[], within: number): number | null {
  let [found, least]: [number | null, number] = [null, within];
  for (const cell of among) {
    const far = Math.hypot(cells[cell]!.x - at.x, cells[cell]!.y - at.y);
    if (far < least) [found, least] = [cell, far];
  }
  return found;
}
