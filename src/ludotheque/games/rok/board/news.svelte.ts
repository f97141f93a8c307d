/** What has just happened on the table, for as long as it is to be seen. */
import type { BoardProps, Event } from '@lib/board';
import { untrack } from 'svelte';

import { hand } from './hand.svelte';
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

  #seen: { view: View; number: number } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last = 0;

  /** Call while a component is set up. */
  constructor(props: () => BoardProps) {
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
    const before = this.#seen;
    if (before?.view === view) return;
    const number = table.events.at(-1)?.number ?? -1;
    this.#seen = { view, number };
    this.#face(table, view);
    if (!before) hand.told = null;
    else if (number > before.number) this.#tell(table, before.view, before.number);
    else if (number < before.number) this.#forget();
  }

  /** Somebody steps back: nothing of what was shown has happened yet. */
  #forget(): void {
    hand.told = null;
    this.flights = [];
    this.slid = { id: -1, seat: -1 };
  }

  /** Shows what may be seen, and the rest at the moment that was announced. */
  #face(table: BoardProps, view: View): void {
    clearTimeout(this.#timer);
    const wait = isOpen(view) && table.moment ? table.moment.opens - performance.now() : 0;
    if (wait <= 0) return this.#turn(view.rune);
    this.runes = blank(view.rune, this.runes);
    this.#timer = setTimeout(() => this.#turn(view.rune), wait);
  }

  #turn(runes: readonly number[]): void {
    const known = this.runes;
    const cells = runes.flatMap((rune, cell) => (isKind(rune) && known[cell] === UNREAD ? [cell] : []));
    this.runes = runes;
    if (cells.length) this.turned = { id: this.#seen?.number ?? 0, cells };
  }

  #tell(table: BoardProps, before: View, known: number): void {
    const view = viewOf(table);
    const news = table.events.filter((event) => event.number > known);
    const moved = passages(before, view, news);
    hand.told = isOver(news) ? null : (step(table, before, news, moved) ?? hand.told);
    const id = table.events.at(-1)?.number ?? 0;
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
