/** What has just happened on the table, for as long as it is to be seen. */
import type { BoardProps, Event } from '@lib/board';
import { lastOf, News } from '@lib/news.svelte';
import { untrack } from 'svelte';

import type { OwnMind } from './mind.svelte';
import { blank, landings, lastFlick, passages, step } from './story';
import type { Landing, Passage } from './story';
import { boxOf, isKind, isOpen, viewOf } from './table';
import { UNREAD } from './types';
import type { View } from './types';

/** More at once than this is not play: somebody leaps through a match, or was away. */
const MOST = 40;

export interface Flight extends Passage {
  id: number;
  delay: number;
}

export class Happenings {
  /** The runes as they may be seen now: faces that are new stay blank until their moment. */
  runes = $state.raw<readonly number[]>([]);
  /** Runes on their way from place to place. */
  flights = $state.raw<Flight[]>([]);
  /** The runes that were thrown with the last news; told apart by a number. */
  thrown = $state.raw<{ id: number; landings: Landing[] }>({ id: -1, landings: [] });
  /** The faces that were turned up last. */
  turned = $state.raw<{ id: number; cells: number[] }>({ id: -1, cells: [] });
  /** The seat whose rune slides, and the entry that made it. */
  slid = $state.raw<{ id: number; seat: number }>({ id: -1, seat: -1 });

  #mind: OwnMind;
  #news = new News({
    first: () => (this.#mind.told = null),
    tell: (table, news, position) => this.#tell(table, news, viewOf({ position })),
    forget: () => this.#forget(),
  });
  #view: View | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last = 0;

  /** Call while a component is set up. */
  constructor(mind: OwnMind, props: () => BoardProps) {
    this.#mind = mind;
    $effect.pre(() => {
      const table = props();
      void viewOf(table);
      untrack(() => this.follow(table));
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  land(id: number): void {
    this.flights = this.flights.filter((flight) => flight.id !== id);
  }

  /** Takes in what is new. */
  follow(table: BoardProps): void {
    const view = viewOf(table);
    if (this.#view === view) return;
    this.#view = view;
    this.#face(table, view);
    this.#news.hear(table);
  }

  #forget(): void {
    this.#mind.told = null;
    this.flights = [];
    this.slid = { id: -1, seat: -1 };
  }

  /** Shows what may be seen, and the rest at the moment that was announced. */
  #face(table: BoardProps, view: View): void {
    clearTimeout(this.#timer);
    const wait = isOpen(view) && table.moment ? table.moment.opens - performance.now() : 0;
    if (wait <= 0) return this.#turn(table, view.rune);
    this.runes = blank(view.rune, this.runes);
    this.#timer = setTimeout(() => this.#turn(table, view.rune), wait);
  }

  #turn({ events }: BoardProps, runes: readonly number[]): void {
    const known = this.runes;
    const cells = runes.flatMap((rune, cell) => (isKind(rune) && known[cell] === UNREAD ? [cell] : []));
    this.runes = runes;
    if (cells.length) this.turned = { id: lastOf(events), cells };
  }

  #tell(table: BoardProps, news: Event[], before: View): void {
    const view = viewOf(table);
    const known = (news[0]?.number ?? 0) - 1;
    const moved = passages(before, view, news);
    this.#mind.told = isOver(news) ? null : (step(table, before, news, moved) ?? this.#mind.told);
    const id = lastOf(table.events);
    const fallen = landings(table.events, known, view.lead, boxOf(table).seats);
    if (fallen.length) this.thrown = { id, landings: fallen };
    if (news.some(({ move }) => move?.['do'] === 'drift')) this.slid = { id, seat: lastFlick(table.events) };
    if (moved.length > MOST) return;
    const fresh = moved.map((passage, index) => ({ ...passage, id: ++this.#last, delay: index * 45 }));
    this.flights = [...this.flights, ...fresh];
  }
}

/** When the bag goes on, a throw is over, and with it what was told of it. */
const isOver = (news: readonly Event[]): boolean => news.some(({ move }) => move?.['do'] === 'hand_on');
