/** Whole seconds until something begins, the last one being 1. */
export class Count {
  #now = $state(performance.now());
  #due: () => number | null;

  left = $derived.by(() => {
    const due = this.#due();
    return due === null ? null : Math.max(1, Math.ceil((due - this.#now) / 1000));
  });

  /** Call while a component is set up. `due` is by the page's own clock. */
  constructor(due: () => number | null) {
    this.#due = due;
    $effect(() => {
      if (due() === null) return;
      this.#now = performance.now();
      const timer = setInterval(() => (this.#now = performance.now()), 100);
      return () => clearInterval(timer);
    });
  }
}
