/** What has just happened on the board, for as long as it is to be seen. */
import type { BoardProps, Event } from '@lib/board';
import { untrack } from 'svelte';
import { prefersReducedMotion } from 'svelte/motion';

import { boxOf, viewOf } from './table';
import type { Stake } from './types';

/** A step of a figure takes so long, in milliseconds. */
const STEP = 140;
/** More entries at once than a turn has: somebody comes back, or leaps through a replay. Then all is as it is. */
const LEAP = 40;
/** And a stake that was taken or turned stays in sight so long. */
const SHOWN = 1600;

export interface Shown {
  /** Tells one from the next. */
  id: number;
  region: number;
  seat: number;
  /** What was taken; null where a stake was only turned over. */
  stake: Stake | null;
}

export class Happenings {
  /** Where the figures are seen: they go step by step. */
  at = $state.raw<number[]>([]);
  shown = $state.raw<Shown[]>([]);

  #known = -1;
  #trails: number[][] = [];
  #walk: ReturnType<typeof setTimeout> | undefined;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  /** Call while a component is set up. */
  constructor(props: () => BoardProps) {
    $effect(() => {
      const table = props();
      const first = this.#known < 0;
      const news = table.events.filter(({ number }) => number > this.#known);
      const last = table.events.at(-1)?.number ?? 0;
      // Somebody steps back: nothing of what was shown has happened yet.
      if (last < this.#known) this.shown = [];
      this.#known = last;
      const { figure } = viewOf(table);
      const isLeap = first || news.length > LEAP;
      if (isLeap || prefersReducedMotion.current) this.#trails = [];
      else this.#trails = figure.slice(0, boxOf(table).seats).map((_, seat) => stepsOf(news, seat));
      this.#go(figure);
      if (!isLeap) this.#show(shownIn(table.events, news));
    });
    $effect(() => () => {
      clearTimeout(this.#walk);
      this.#timers.forEach(clearTimeout);
    });
  }

  #go(figure: number[]): void {
    clearTimeout(this.#walk);
    const isWalking = this.#trails.some((trail) => trail.length > 0);
    this.at = figure.map((region, seat) => this.#trails[seat]?.shift() ?? region);
    if (isWalking) this.#walk = setTimeout(() => this.#go(figure), STEP);
  }

  #show(fresh: Shown[]): void {
    if (!fresh.length) return;
    this.shown = untrack(() => [...this.shown, ...fresh]);
    const timer = setTimeout(() => {
      this.shown = this.shown.filter((one) => !fresh.includes(one));
      this.#timers.delete(timer);
    }, SHOWN);
    this.#timers.add(timer);
  }
}

function stepsOf(news: readonly Event[], seat: number): number[] {
  return news.flatMap(({ by, move }) => (by === seat && move?.['do'] === 'step' ? [move['region'] as number] : []));
}

/** The stakes that were taken from the board, and those turned over. */
export function shownIn(events: readonly Event[], news: readonly Event[]): Shown[] {
  return news.flatMap(({ number: id, by, move }): Shown[] => {
    if (move?.['do'] === 'turn') return [{ id, region: move['region'] as number, seat: by, stake: null }];
    if (move?.['do'] !== 'find') return [];
    const step = events.findLast((event) => event.number < id && event.move?.['do'] === 'step');
    if (!step?.move) return [];
    return [{ id, region: step.move['region'] as number, seat: step.by, stake: move['stake'] as Stake }];
  });
}
