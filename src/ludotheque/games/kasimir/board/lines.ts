/** Curves on the map. */

type Point = readonly [x: number, y: number];

const fixed = (value: number): string => value.toFixed(1);

/** A smooth line through points. */
export function curve(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const [x0, y0] = at(0);
  let line = `M${fixed(x0)} ${fixed(y0)}`;
  for (let index = 0; index < points.length - 1; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const bend = (axis: 0 | 1, near: Point, one: Point, other: Point): string =>
      fixed(near[axis] + (other[axis] - one[axis]) / 6);
    line += `C${bend(0, from, before, to)} ${bend(1, from, before, to)} ${bend(0, to, after, from)} ${bend(1, to, after, from)} ${fixed(to[0])} ${fixed(to[1])}`;
  }
  return line;
}

/** The point on the way from one to another that is so far from the other. */
export function short(from: Point, to: Point, gap: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const part = length > gap ? (length - gap) / length : 0;
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}
