/** One hand: a grab made before it is free again is kept, the latest of several, and made then. */
interface Means {
  now: () => number;
  wait: (run: () => void, milliseconds: number) => unknown;
  stop: (timer: unknown) => void;
}

const page: Means = {
  now: () => performance.now(),
  wait: (run, milliseconds) => setTimeout(run, milliseconds),
  stop: (timer) => clearTimeout(timer as number),
};

export class Reach {
  /** The cell whose rune is grabbed next. */
  kept = $state<number | null>(null);

  #free: () => number;
  #grab: (cell: number) => void;
  #means: Means;
  #timer: unknown = null;

  /** `free` says when the hand is free for a grab. */
  constructor(free: () => number, grab: (cell: number) => void, means: Means = page) {
    this.#free = free;
    this.#grab = grab;
    this.#means = means;
  }

  for(cell: number): void {
    this.drop();
    const early = this.#free() - this.#means.now();
    if (early <= 0) return this.#grab(cell);
    this.kept = cell;
    this.#timer = this.#means.wait(() => {
      this.kept = null;
      this.#grab(cell);
    }, early);
  }

  drop(): void {
    this.kept = null;
    this.#means.stop(this.#timer);
  }
}
