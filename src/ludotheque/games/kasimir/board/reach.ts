/** What a click on a region may mean now, and where the markers held can lead. */
import type { BoardProps } from '@lib/board';
import { movesOf } from '@lib/choices';

import { cost } from './name';
import { boxOf, phaseOf, stepsOf, viewOf } from './table';
import { waysFrom } from './ways';
import type { Step, Way } from './ways';

/** What of the player's mind this depends on. */
interface Settled {
  action: string;
  steps: readonly Step[];
  settled: number;
}

/** The ways that are open, by where they end, after the steps that are settled; they are part of each way. */
export function reach(table: BoardProps, { action, steps, settled }: Settled): Map<number, Way[]> {
  const [box, view] = [boxOf(table), viewOf(table)];
  const { seat, choices } = table.position;
  const offered = stepsOf(choices);
  if (!offered.length || action !== 'way') return new Map();
  const first = steps.slice(0, settled);
  const paid = cost(first);
  const markers = (view.markers[seat] ?? []).map((count, colour) => count - (paid[colour] ?? 0));
  const last = first.at(-1);
  const start = last ? { region: last.region, markers } : { region: view.figure[seat] ?? 0, markers, offered };
  const found = waysFrom(box, view, seat, start);
  for (const [region, ways] of found)
    found.set(
      region,
      ways.map((way) => ({
        steps: [...first, ...way.steps],
        paid: cost([...first, ...way.steps]),
      })),
    );
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
