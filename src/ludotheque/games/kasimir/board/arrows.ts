/** On the map the arrow keys go to the nearest region that way; Page Up and Page Down go through all that are lit. */
import { towards } from '@lib/arrows';

import { REGIONS } from './places';

function spot(region: number): { x: number; y: number } {
  const [x = 0, y = 0] = REGIONS[region]?.spot ?? [];
  return { x, y };
}

/** The region that a key leads to from this one, of those given; null where it leads nowhere. */
export function nextRegion(regions: readonly number[], from: number, key: string): number | null {
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
