/** When the result is told: whoever was there sees the last move first, whoever comes later is told at once. */
import { untrack } from 'svelte';
import { prefersReducedMotion } from 'svelte/motion';

export class Finale {
  /** The last move was seen. */
  ended = $state(false);
  /** Somebody was there before the end. */
  watched = $state(false);
  Ending = $state.raw<typeof import('../result/EndingPage.svelte').default | null>(null);

  /** Call while a component is set up. `lasts`: milliseconds in which the last move is seen. */
  constructor(over: () => boolean, live: boolean, lasts: () => number) {
    $effect(() => {
      if (over() && live) void import('../result/EndingPage.svelte').then((found) => (this.Ending = found.default));
    });
    $effect(() => {
      if (!over()) {
        this.watched = true;
        this.ended = false;
        return;
      }
      const wait = untrack(() => (this.watched && !prefersReducedMotion.current ? lasts() : 0));
      const timer = setTimeout(() => (this.ended = true), wait);
      return () => clearTimeout(timer);
    });
  }
}
