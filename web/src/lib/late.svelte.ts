/** Has something been so for some milliseconds? What only takes a moment need not be spoken of. */
export class Late {
  is = $state(false);

  constructor(waits: () => boolean, patience: number) {
    const waiting = $derived(waits());
    $effect(() => {
      if (!waiting) return void (this.is = false);
      const timer = setTimeout(() => (this.is = true), patience);
      return () => clearTimeout(timer);
    });
  }
}
