/** What has just happened on the board, for as long as it is to be seen. */
import type { BoardProps, Event } from '@lib/board';
import { followNews, LEAP } from '@lib/news.svelte';
import { prefersReducedMotion } from 'svelte/motion';

import { boxOf, viewOf } from './table';
import type { Stake } from './types';

/** A step of a figure takes so long, in milliseconds. */
const STEP = 140;
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

  #trails: number[][] = [];
  #walk: ReturnType<typeof setTimeout> | undefined;

  /** Call while a component is set up. */
  constructor(props: () => BoardProps) {
    followNews(props, {
      first: (table) => this.#stand(table),
      tell: (table, news) => {
        if (news.length > LEAP) this.#stand(table);
        else this.#tell(table, news);
      },
      forget: (table) => {
        this.shown = [];
        this.#stand(table);
      },
    });
    $effect(() => () => clearTimeout(this.#walk));
  }

  /** Every figure is where it is. */
  #stand(table: BoardProps): void {
    this.#trails = [];
    this.#go(viewOf(table).figure);
  }

  #tell(table: BoardProps, news: Event[]): void {
    const { figure } = viewOf(table);
    const seats = prefersReducedMotion.current ? [] : figure.slice(0, boxOf(table).seats);
    this.#trails = seats.map((_, seat) => stepsOf(news, seat));
    this.#go(figure);
    this.#show(shownIn(table.events, news));
  }

  #go(figure: number[]): void {
    clearTimeout(this.#walk);
    const isWalking = this.#trails.some((trail) => trail.length > 0);
    this.at = figure.map((region, seat) => this.#trails[seat]?.shift() ?? region);
    if (isWalking) this.#walk = setTimeout(() => this.#go(figure), STEP);
  }

  #show(fresh: Shown[]): void {
    if (!fresh.length) return;
    this.shown = [...this.shown, ...fresh];
    setTimeout(() => (this.shown = this.shown.filter((one) => !fresh.includes(one))), SHOWN);
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
    return [
      {
        id,
        region: step.move['region'] as number,
        seat: step.by,
        stake: move['stake'] as Stake,
      },
    ];
  });
}
