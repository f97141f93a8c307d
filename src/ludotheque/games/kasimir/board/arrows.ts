/** On the map the arrow keys go to the nearest region that way; Page Up and Page Down go through all that are lit. */
import { REGIONS } from './places';

const WAYS: Record<string, readonly [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

const spot = (region: number): readonly number[] => REGIONS[region]?.spot ?? [0, 0];

/** The region that a key leads to from this one, of those given; null where it leads nowhere. */
export function nextRegion(regions: readonly number[], from: number, key: string): number | null {
  const listed = [...regions].sort((a, b) => (spot(a)[1] ?? 0) - (spot(b)[1] ?? 0) || a - b);
  if (key === 'Home') return listed[0] ?? null;
  if (key === 'End') return listed.at(-1) ?? null;
  if (key === 'PageDown' || key === 'PageUp') {
    const step = key === 'PageDown' ? 1 : -1;
    const at = listed.indexOf(from);
    return listed[(at === -1 ? 0 : at + step + listed.length) % listed.length] ?? null;
  }
  const way = WAYS[key];
  if (!way) return null;
  const [x = 0, y = 0] = spot(from);
  const ahead = listed.flatMap((region) => {
    const [dx, dy] = [(spot(region)[0] ?? 0) - x, (spot(region)[1] ?? 0) - y];
    const along = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    return region !== from && along > 0 && aside < along * 2 ? [{ region, far: along + aside * 1.5 }] : [];
  });
  return ahead.sort((a, b) => a.far - b.far)[0]?.region ?? null;
}
