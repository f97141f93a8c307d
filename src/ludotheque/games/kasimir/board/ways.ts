/** Ways over the giant: where the markers held can lead, and what each way costs. The server decides the next step. */
import type { Box, View } from './types';

export interface Step {
  region: number;
  colour: number;
}

export interface Way {
  steps: Step[];
  /** The markers it costs, by colour. */
  paid: number[];
}

/** From where, with which markers; and which first steps are offered, if that is known. */
export interface Start {
  region: number;
  markers: readonly number[];
  offered?: readonly Step[];
}

const same = (one: Step, other: Step): boolean => one.region === other.region && one.colour === other.colour;

/** The steps to neighbouring regions without another's figure, one for each colour that can be paid. */
function stepsFrom(box: Box, view: View, seat: number, { region, markers }: Start): Step[] {
  const others = view.figure.slice(0, box.seats).filter((_, other) => other !== seat);
  return (box.exits[region] ?? [])
    .filter((next) => next >= 0 && !others.includes(next))
    .flatMap((next) =>
      markers.flatMap((count, colour) => (count > 0 && box.colours[next]?.[colour] ? [{ region: next, colour }] : [])),
    );
}

/**
 * All that can be reached, by the region where the way ends. Two ways to the same region differ in the markers they
 * cost: which regions they pass changes nothing. The cheapest comes first.
 */
export function waysFrom(box: Box, view: View, seat: number, start: Start): Map<number, Way[]> {
  const found = new Map<number, Way[]>();
  const seen = new Set([`${start.region} ${start.markers.join()}`]);
  let edge: { at: Start; way: Way }[] = [{ at: start, way: { steps: [], paid: start.markers.map(() => 0) } }];
  while (edge.length) {
    const next: typeof edge = [];
    for (const { at, way } of edge) {
      for (const step of stepsFrom(box, view, seat, at)) {
        if (at.offered && !at.offered.some((offer) => same(offer, step))) continue;
        const markers = at.markers.map((count, colour) => count - Number(colour === step.colour));
        const key = `${step.region} ${markers.join()}`;
        if (seen.has(key)) continue;
        seen.add(key);
        const longer = {
          steps: [...way.steps, step],
          paid: start.markers.map((count, c) => count - (markers[c] ?? 0)),
        };
        found.set(step.region, [...(found.get(step.region) ?? []), longer]);
        next.push({ at: { region: step.region, markers }, way: longer });
      }
    }
    edge = next;
  }
  for (const ways of found.values())
    ways.sort((a, b) => a.steps.length - b.steps.length || kept(start, b) - kept(start, a));
  return found;
}

/** How many colours are left after a way: of two that cost as much, the one that keeps more comes first. */
function kept({ markers }: Start, way: Way): number {
  return markers.filter((count, colour) => count > (way.paid[colour] ?? 0)).length;
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
