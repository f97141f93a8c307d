/** Ways over the giant, as the rules tell them: from place to place, each a region with the markers left there. */
import type { Place } from './types';

export interface Step {
  region: number;
  colour: number;
}

export interface Way {
  steps: Step[];
  /** The markers it costs, by colour. */
  paid: number[];
}

const same = (one: Step, other: Step): boolean => one.region === other.region && one.colour === other.colour;

/** The place to which steps lead, or nothing where they are not open. */
export function placeAfter(places: readonly Place[], steps: readonly Step[]): number | null {
  let at = 0;
  for (const step of steps) {
    const next = places[at]?.steps.find(([colour, to]) => same(step, { region: places[to]?.region ?? -1, colour }));
    if (!next) return null;
    at = next[1];
  }
  return at;
}

/** The shortest steps to every place that can be reached from one of them, the nearest place first. */
export function waysFrom(places: readonly Place[], start: number): Step[][] {
  const found = new Map<number, Step[]>([[start, []]]);
  for (const [at, steps] of found)
    for (const [colour, to] of places[at]?.steps ?? [])
      if (!found.has(to)) found.set(to, [...steps, { region: places[to]?.region ?? -1, colour }]);
  return [...found.values()].slice(1);
}

/** The ways that cost nothing but what they must, and the detours: those that cost all of another way and more. */
export function sorted(ways: readonly Way[]): { plain: Way[]; detours: Way[] } {
  const isDetour = (way: Way): boolean =>
    ways.some((other) => other !== way && other.paid.every((count, colour) => count <= (way.paid[colour] ?? 0)));
  return {
    plain: ways.filter((way) => !isDetour(way)),
    detours: ways.filter(isDetour),
  };
}

export function sameWay(one: readonly Step[], other: readonly Step[]): boolean {
  return one.length === other.length && one.every((step, index) => same(step, other[index] ?? step));
}
