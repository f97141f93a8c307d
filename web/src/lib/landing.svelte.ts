/** No result is written before its die has landed: the events that may be told by now. */
import { untrack } from 'svelte';
import { prefersReducedMotion } from 'svelte/motion';

import type { Event, Move } from './board';
import { LEAP, lastOf } from './news.svelte';

type Lands = (move: Move) => number;

/** How long what is new is in the air, in milliseconds. */
export function inTheAir(fresh: readonly Event[], lands: Lands | undefined): number {
  if (!lands || fresh.length > LEAP) return 0;
  return Math.max(0, ...fresh.map(({ move }) => (move ? lands(move) : 0)));
}

export class Landing {
  /** The last entry that may be told; and the last of which it is known how long it flies. */
  #landed = $state(-1);
  #seen = -1;
  #until = 0;
  #events: () => Event[];

  told: Event[] = $derived.by(() => this.#events().filter(({ number }) => number <= this.#landed));

  /** Call while a component is set up. */
  constructor(events: () => Event[], lands: () => Lands | undefined) {
    this.#events = events;
    this.#landed = this.#seen = untrack(() => lastOf(events()));
    $effect.pre(() => {
      const last = lastOf(events());
      const left = untrack(() => this.#wait(last, lands()));
      if (left <= 0) {
        this.#landed = last;
        return;
      }
      const timer = setTimeout(() => (this.#landed = last), left);
      return () => clearTimeout(timer);
    });
  }

  /** How long the newest is still in the air. */
  #wait(last: number, lands: Lands | undefined): number {
    const fresh = this.#events().filter(({ number }) => number > this.#seen);
    const air = prefersReducedMotion.current ? 0 : inTheAir(fresh, lands);
    this.#seen = last;
    this.#until = Math.max(this.#until, air && performance.now() + air);
    return this.#until - performance.now();
  }
}
