/** On the map the arrow keys go to the nearest region that way; Page Up and Page Down go through all that are lit. */
import { towards } from '@lib/arrows';

import { REGIONS } from './places';

/** How a point of the map is seen. */
type Seen = (x: number, y: number) => [number, number];

/** The region that a key leads to from this one, of those given; null where it leads nowhere. */
export function nextRegion(
  regions: readonly number[],
  from: number,
  key: string,
  seen: Seen = (x, y) => [x, y],
): number | null {
  const spot = (region: number): { x: number; y: number } => {
    const [x, y] = seen(...((REGIONS[region]?.spot ?? [0, 0]) as [number, number]));
    return { x, y };
  };
  const listed = [...regions].sort((a, b) => spot(a).y - spot(b).y || a - b);
  if (key === 'Home') return listed[0] ?? null;
  if (key === 'End') return listed.at(-1) ?? null;
  if (key === 'PageDown' || key === 'PageUp') {
    const step = key === 'PageDown' ? 1 : -1;
    const at = listed.indexOf(from);
    return listed[(at === -1 ? 0 : at + step + listed.length) % listed.length] ?? null;
  }
  return towards(key, from, listed, spot);
}
