/** How long the moment stays open, ten times a second. */
import type { BoardProps } from './board';

export class Countdown {
  now = $state(performance.now());
  #props: () => BoardProps;

  /** Milliseconds that are left; null where nobody waits for a clock. */
  left = $derived.by(() => {
    const { moment, over } = this.#props();
    return moment && !over ? Math.min(moment.length, Math.max(0, moment.closes - this.now)) : null;
  });
  /** The part of the time that is left. */
  share = $derived.by(() => {
    const { moment } = this.#props();
    return moment && this.left !== null ? this.left / Math.max(1, moment.length) : 0;
  });

  /** Call while a component is set up. */
  constructor(props: () => BoardProps) {
    this.#props = props;
    $effect(() => {
      if (!props().moment) return;
      this.now = performance.now();
      const timer = setInterval(() => (this.now = performance.now()), 100);
      return () => clearInterval(timer);
    });
  }
}
