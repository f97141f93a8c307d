/** How figures came to where they are, and what was thrown and played, told by the view and the journal. */
import type { BoardProps, Event } from '@lib/board';

import { viewOf } from './table';
import { RUNES } from './types';
import type { Result, Rune, View } from './types';

/** The spaces between two, one by one, the last included. */
export function steps(from: number, to: number): number[] {
  const way = Math.sign(to - from);
  return Array.from({ length: Math.abs(to - from) }, (_, step) => from + way * (step + 1));
}

/** Every space of a way of hops, one by one, with the first. */
export function walked(hops: readonly number[]): number[] {
  return hops.flatMap((space, index) => (index ? steps(hops[index - 1]!, space) : [space]));
}

/** The way that the view tells. */
export const wayOf = (view: View): number[] => view.way.slice(0, view.hops);

/**
 * The spaces on which a figure is seen on its way from one view to the next: space by space where the wind carried it,
 * straight where a Rune did.
 */
export function route(before: View, view: View, figure: number): number[] {
  const [from, to] = [before.space[figure] ?? 0, view.space[figure] ?? 0];
  if (from === to) return [];
  const way = wayOf(view);
  const start = way.indexOf(from);
  const carried = figure === before.figure[before.turn] && start !== -1 && way.at(-1) === to;
  return carried ? walked(way.slice(start)) : [from, to];
}

export const isRune = (kind: unknown): kind is Rune => RUNES.includes(kind as Rune);

export interface Grip {
  faces: number[];
  brought: Result;
}

/** The last grip throw among these entries: both dice, and what they brought; or nothing. */
export function lastGrip(events: readonly Event[]): Grip | null {
  const caught = events.filter(({ move }) => move?.['do'] === 'catch').slice(-2);
  const brought = caught[1]?.phrase?.values['brought'] as Result | undefined;
  return brought ? { faces: caught.map(({ move }) => move?.['face'] as number), brought } : null;
}

/** The last face of the movement die among these entries. */
export function lastFall(events: readonly Event[]): number | null {
  return (events.findLast(({ move }) => move?.['do'] === 'fall')?.move?.['face'] as number | undefined) ?? null;
}

/** Tells one question from the next: it stays the same while others pass. */
export function occasion({ position, events }: Pick<BoardProps, 'position' | 'events'>): string {
  const { phase, moment, turns } = viewOf({ position });
  const last = events.findLast(({ move }) => move?.['do'] !== 'pass')?.number ?? -1;
  return [phase, moment, turns, last].join(' ');
}
