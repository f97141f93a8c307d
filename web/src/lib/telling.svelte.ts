/**
 * What others did, told one sentence after the other at the person's pace; and all of it at once when they may act, for
 * then the table is as it is.
 */
import { untrack } from 'svelte';

import { type Line, NATURE } from './log';
import type { Pace } from './settings.svelte';

/** How long a sentence stands before the next one, in milliseconds. */
export function reading(pace: Pace, sentence: string): number {
  if (pace === 'quick') return 500;
  return (pace === 'normal' ? 1400 : 2200) + 30 * sentence.length;
}

/** So many sentences are kept in sight. */
const KEPT = 3;

/** The lines of others since one's own last one, the oldest first. */
export function sinceMine(told: readonly Line[], isMine: (seat: number) => boolean, seen: number): Line[] {
  const mine = told.findIndex((line) => line.by !== NATURE && isMine(line.by));
  const others = mine < 0 ? told : told.slice(0, mine);
  return others.filter(({ number }) => number > seen).reverse();
}

export class Telling {
  /** The sentences in sight, the newest last. */
  now = $state.raw<Line[]>([]);

  #reached = $state(-1);
  #seen = $state(-1);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #free = 0;

  /** What happens from here on is told; what was there before is not. */
  begin(told: readonly Line[]): void {
    this.#seen = this.#reached = told[0]?.number ?? -1;
  }

  /** Somebody has acted on the page: what was told need not stand there any longer. */
  heard(): void {
    this.#seen = Math.max(this.#seen, this.now.at(-1)?.number ?? -1);
    this.now = [];
  }

  /** Is given the log as it grows. */
  hear(told: readonly Line[], isMine: (seat: number) => boolean, mayAct: boolean, pace: Pace): void {
    const waiting = sinceMine(told, isMine, this.#seen);
    clearTimeout(this.#timer);
    if (mayAct) this.#reached = Math.max(this.#reached, waiting.at(-1)?.number ?? -1);
    const next = waiting.find(({ number }) => number > this.#reached);
    if (next) {
      const pause = Math.max(0, this.#free - performance.now());
      this.#timer = setTimeout(() => {
        this.#reached = next.number;
        this.#free = performance.now() + reading(pace, next.text);
      }, pause);
    }
    this.now = waiting.filter(({ number }) => number <= this.#reached).slice(-KEPT);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

/** Call while a component is set up. */
export function followTelling(given: () => Parameters<Telling['hear']>): Telling {
  const telling = new Telling();
  let begun = false;
  $effect(() => {
    const [told, ...rest] = given();
    if (!begun) {
      begun = true;
      untrack(() => telling.begin(told));
    }
    telling.hear(told, ...rest);
  });
  $effect(() => () => telling.stop());
  return telling;
}
