/** A flick by pulling: the rune goes the other way, the further the pull the stronger. */
import type { Point } from './places';
import { STEEPEST, STRONGEST } from './types';

/** The longest pull that counts, and the shortest that is one. */
const [LONGEST, SHORTEST] = [320, 14];

interface Pull {
  degrees: number;
  force: number;
}

/** What a pull from one point to another means for a rune at the lower rim; null where it is none. */
export function pulled(from: Point, to: Point): Pull | null {
  const [x, y] = [from.x - to.x, from.y - to.y];
  const far = Math.hypot(x, y);
  if (far < SHORTEST || y > -0.2 * far) return null;
  const degrees = Math.round((Math.atan2(x, -y) * 180) / Math.PI);
  return {
    degrees: Math.min(STEEPEST, Math.max(-STEEPEST, degrees)),
    force: Math.min(STRONGEST, Math.max(1, Math.round((Math.min(far, LONGEST) / LONGEST) * STRONGEST))),
  };
}
