/** What a click on a region may mean now, and where the markers held can lead. */
import type { BoardProps } from '@lib/board';
import { movesOf } from '@lib/choices';

import { cost } from './name';
import { outlookOf, phaseOf, viewOf } from './table';
import { placeAfter, waysFrom } from './ways';
import type { Step, Way } from './ways';

/** What of the player's mind this depends on. */
interface Settled {
  action: string;
  steps: readonly Step[];
  settled: number;
}

/**
 * The ways that are open, by where they end, after the steps that are settled; they are part of each way. Two ways to the
 * same region differ in the markers they cost. The cheapest comes first; of two that cost as much, the one that keeps
 * more colours.
 */
export function reach(table: BoardProps, { action, steps, settled }: Settled): Map<number, Way[]> {
  const found = new Map<number, Way[]>();
  const { seat, choices } = table.position;
  if (action !== 'way' || !movesOf(choices, 'step').length) return found;
  const { ways: places } = outlookOf(table);
  const first = steps.slice(0, settled);
  const start = placeAfter(places, first);
  if (start === null) return found;
  for (const further of waysFrom(places, start)) {
    const way = [...first, ...further];
    const { region } = way.at(-1)!;
    found.set(region, [...(found.get(region) ?? []), { steps: way, paid: cost(way) }]);
  }
  const markers = viewOf(table).markers[seat] ?? [];
  const kept = ({ paid }: Way): number => markers.filter((count, colour) => count > (paid[colour] ?? 0)).length;
  for (const ways of found.values()) ways.sort((a, b) => a.steps.length - b.steps.length || kept(b) - kept(a));
  return found;
}

/** The regions that are lit: to start on, to turn over, or to go to. */
export function litRegions(table: BoardProps, ways: ReadonlyMap<number, readonly Way[]>): number[] {
  const kind = { placing: 'place', turning: 'turn' }[phaseOf(viewOf(table)) as string];
  return kind ? movesOf(table.position.choices, kind).map((move) => move['region'] as number) : [...ways.keys()];
}

/** The way to the region under the pointer or the focus, as long as no other is shown. */
export function glimpse(
  table: BoardProps,
  mind: Settled & { glance: number | null; queue: readonly unknown[] },
): Way | null {
  if (mind.glance === null || mind.queue.length || mind.steps.length > mind.settled) return null;
  return reach(table, mind).get(mind.glance)?.[0] ?? null;
}
