/** What is new at a table, told once; and nothing of it any more when somebody steps back. */
import { untrack } from 'svelte';

import type { BoardProps, Event, Position } from './board';

/** More entries at once than a turn has: somebody comes back, or leaps through a replay. Then all is as it is. */
export const LEAP = 40;

export interface Hearer {
  /** The table as it is when it is first seen: nothing of it is news. */
  first?(table: BoardProps): void;
  /** Entries that have come, and the position that was seen before them. */
  tell(table: BoardProps, news: Event[], before: Position): void;
  /** Somebody steps back: nothing of what was shown has happened yet. */
  forget(table: BoardProps, before: Position): void;
}

/** The number of the last entry that is known. */
export const lastOf = (events: readonly Event[]): number => events.at(-1)?.number ?? -1;

/** Is given one table after the other, and tells what is new in each. */
export class News {
  #hearer: Hearer;
  #seen: { position: Position; number: number } | null = null;

  constructor(hearer: Hearer) {
    this.#hearer = hearer;
  }

  hear(table: BoardProps): void {
    const before = this.#seen;
    const number = lastOf(table.events);
    this.#seen = { position: table.position, number };
    if (!before) this.#hearer.first?.(table);
    else if (number < before.number) this.#hearer.forget(table, before.position);
    else if (number > before.number) {
      const news = table.events.filter((event) => event.number > before.number);
      this.#hearer.tell(table, news, before.position);
    }
  }
}

/** Call while a component is set up. */
export function followNews(props: () => BoardProps, hearer: Hearer): void {
  const news = new News(hearer);
  // Before the page is drawn: a position is never seen without its news.
  $effect.pre(() => {
    const table = props();
    void [table.position, table.events];
    untrack(() => news.hear(table));
  });
}
