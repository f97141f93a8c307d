/** Where the spaces lie: evenly along one line of wind, from the start to the Flower. */

/** The part of the drawing that must be seen; above the uppermost spaces there is room for the figures on them. */
export const FRAME = '0 -14 900 894';

export interface Point {
  x: number;
  y: number;
}

// prettier-ignore
const BENDS: readonly (readonly [number, number])[] = [
  [86, 806], [180, 776], [300, 776], [430, 808], [570, 794], [700, 772], [800, 732], [806, 660], [716, 632], [590, 652],
  [440, 622], [290, 652], [160, 634], [80, 580], [104, 500], [210, 482], [340, 502], [480, 464], [620, 490], [740, 476],
  [822, 422], [806, 344], [716, 324], [590, 350], [440, 316], [300, 346], [170, 336], [84, 282], [96, 190], [190, 140],
  [310, 136], [420, 166], [530, 150], [618, 92], [730, 62], [826, 112], [836, 200], [768, 250], [654, 182],
];
/** The Flower is wider than a space: the last step is this much longer than the others. */
const LAST_STEP = 1.2;
/** As far as tiles lie apart with the 37 spaces of the box as it comes. */
const USUAL_STEP = 123;
const FINE = 40;

const bend = (index: number): readonly [number, number] => BENDS[Math.min(Math.max(index, 0), BENDS.length - 1)]!;

/** The line as a path of the drawing: a smooth curve through all bends (Catmull and Rom's). */
export const LINE = BENDS.slice(1).reduce(
  (path, [x, y], index) => {
    const [before, from, after] = [bend(index - 1), bend(index), bend(index + 2)];
    const out = [from[0] + (x - before[0]) / 6, from[1] + (y - before[1]) / 6];
    const into = [x - (after[0] - from[0]) / 6, y - (after[1] - from[1]) / 6];
    return `${path}C${[...out, ...into].map((n) => n.toFixed(1)).join(' ')} ${x} ${y}`;
  },
  `M${bend(0).join(' ')}`,
);

/** Many points of the same curve, each with its distance from the start along it. */
const FINELY: (Point & { far: number })[] = [];
for (let index = 0; index < BENDS.length - 1; index += 1) {
  for (let part = 0; part <= FINE; part += 1) {
    const [x, y] = [0, 1].map((axis) => curve(index, axis as 0 | 1, part / FINE)) as [number, number];
    const last = FINELY.at(-1);
    FINELY.push({
      x,
      y,
      far: last ? last.far + Math.hypot(x - last.x, y - last.y) : 0,
    });
  }
}
const LENGTH = FINELY.at(-1)!.far;

function curve(index: number, axis: 0 | 1, t: number): number {
  const [a, b, c, d] = [-1, 0, 1, 2].map((step) => bend(index + step)[axis]) as [number, number, number, number];
  return (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3) / 2;
}

/** The places of the spaces of a track with this number of steps to the Flower. */
export function places(flower: number): Point[] {
  const step = LENGTH / (flower - 1 + LAST_STEP);
  let at = 0;
  return Array.from({ length: flower + 1 }, (_, space) => {
    const far = space === flower ? LENGTH : space * step;
    while (at < FINELY.length - 1 && FINELY[at]!.far < far) at += 1;
    const { x, y } = FINELY[at]!;
    return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
  });
}

/** How large tiles and figures are drawn, so that a longer track has room for them. */
export function crowding(flower: number): number {
  return Math.min(1, LENGTH / (flower - 1 + LAST_STEP) / USUAL_STEP);
}

/** Where several figures stand on one space, beside one another and the later ones behind. */
const SHARED: readonly (readonly [number, number])[][] = [
  [],
  [[0, 0]],
  // prettier-ignore
  [[-27, 4], [27, -2]],
  // prettier-ignore
  [[-34, 6], [34, 6], [0, -26]],
  // prettier-ignore
  [[-31, 6], [31, 6], [-2, -28], [58, -28]],
  // prettier-ignore
  [[-46, 8], [0, 14], [46, 8], [-24, -34], [26, -34]],
  // prettier-ignore
  [[-46, 8], [0, 14], [46, 8], [-24, -36], [24, -36], [72, -30]],
];

/** Where the n-th of several figures on a space stands, from that space's middle. */
export function beside(place: number, count: number): Point {
  const [x, y] = SHARED[Math.min(count, SHARED.length - 1)]?.[place] ?? [0, 0];
  return { x, y };
}
