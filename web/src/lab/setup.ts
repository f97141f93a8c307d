/** What is tried in the Lab: a box with its changes, who plays it, and how it stands in an address. */
import type { Component, LabBox } from '@lib/generated/messages';

export type Value = number | number[] | number[][];

export interface Setup {
  bots: string[];
  changes: Record<string, Value>;
  games: number;
  seed: number;
}

export const COUNTS = [100, 1000, 10_000, 50_000, 200_000];

/** As the game comes: two at the table where that may be, and the bot that plays well at once. */
export function first(box: LabBox): Setup {
  const seats = Number(box.components.find(({ name }) => name === 'seats')?.default ?? 2);
  const bot = box.bots.includes('heuristic') ? 'heuristic' : (box.bots.at(-1) ?? 'random');
  return { bots: Array<string>(seats).fill(bot), changes: {}, games: 10_000, seed: 0 };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The same set-up with one number of the box changed, or as it was. */
export function withValue(setup: Setup, { name, default: initial }: Component, value: Value): Setup {
  const others = Object.fromEntries(Object.entries(setup.changes).filter(([other]) => other !== name));
  return { ...setup, changes: isSame(value, initial) ? others : { ...others, [name]: value } };
}

/** Another number of seats: whoever comes plays like the last one. */
export function withSeats(setup: Setup, seats: Component, count: number): Setup {
  const last = setup.bots.at(-1) ?? 'random';
  const bots = Array.from({ length: count }, (_, seat) => setup.bots[seat] ?? last);
  return { ...withValue(setup, seats, count), bots };
}

/**
 * What people change: what lies in the box, then options. Neither how many sit there, which is asked above, nor what
 * this number of seats has no use for.
 */
export function changeable(box: LabBox, seats: number): Component[] {
  const fit = box.components.filter(
    ({ name, seats: [fewest = 1, most = 8] }) => name !== 'seats' && fewest <= seats && seats <= most,
  );
  return [...fit.filter((each) => !each.is_option), ...fit.filter((each) => each.is_option)];
}

export interface Change {
  /** The key of the component's name among the game's words. */
  name: string;
  /** Which of a list, counted from 1, as people count; empty for a single number. */
  place: string;
  from: number;
  to: number;
}

/** How a component differs from the one that comes, number by number. */
export function changesOf(component: Component, setup: Setup): Change[] {
  const name = `${component.is_option ? 'option' : 'component'}-${component.name}`;
  const found: Change[] = [];
  function compare(from: Value, to: Value, place: readonly number[]): void {
    if (Array.isArray(from) && Array.isArray(to)) {
      from.forEach((each, index) => compare(each, to[index] ?? 0, [...place, index + 1]));
    } else if (from !== to) found.push({ name, place: place.join(', '), from: from as number, to: to as number });
  }
  compare(component.default as Value, setup.changes[component.name] ?? (component.default as Value), []);
  return found;
}

/** Is every number a whole one in its range? */
export function fits(component: Component, value: Value): boolean {
  if (Array.isArray(value)) return value.every((each) => fits(component, each));
  return Number.isInteger(value) && component.low <= value && value <= component.high;
}

/** For addresses: letters, digits, - and _ only. */
export function written(setup: Setup): string {
  const text = btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(setup))));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Null where an address does not tell one. */
export function readSetup(text: string): Setup | null {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const found = JSON.parse(new TextDecoder().decode(bytes)) as Partial<Setup>;
    const { bots, changes, games, seed } = found;
    if (!Array.isArray(bots) || typeof changes !== 'object' || typeof games !== 'number' || typeof seed !== 'number')
      return null;
    return { bots, changes, games, seed };
  } catch {
    return null;
  }
}
