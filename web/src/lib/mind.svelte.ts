/** What the player has in mind: chosen on the page, not yet told to the server. Every table shown has its own. */
import { getContext, setContext } from 'svelte';

import { Brief } from './brief.svelte';

/** A sentence is read in so many milliseconds: a moment to find it, and some for each letter. */
const reading = (sentence: string): number => 3000 + 30 * sentence.length;

/** A board's `mind.svelte.ts` extends it with what can be chosen in its game. */
export class Mind {
  #note = new Brief<string>();

  /** Why something cannot be done, or what a thing is, for as long as it takes to read. */
  get note(): string {
    return this.#note.now ?? '';
  }

  tell(note: string): void {
    this.#note.show(note, reading(note));
  }

  hush(): void {
    this.#note.clear();
  }

  /** Is there nothing to put down? */
  get isEmpty(): boolean {
    return true;
  }

  /** Puts down what was chosen last. */
  back(): void {
    this.clear();
  }

  /** Puts down everything. */
  clear(): void {
    this.hush();
  }

  /** Another question: what was chosen has nothing to do with it. */
  forget(): void {
    this.clear();
  }
}

const HERE = Symbol('mind');

/** The shell's part, while it is set up. */
export const setMind = (mind: Mind): Mind => setContext(HERE, mind);

/** The mind of whoever sits at the table that a component is part of, while that is set up. */
export const mindHere = <Own extends Mind>(): Own => getContext<Own>(HERE);

/** What was chosen is forgotten once this is another. Call while a component is set up. */
export function forgetWith(mind: Mind, question: () => unknown): void {
  const now = $derived(question());
  $effect(() => {
    void now;
    return () => mind.forget();
  });
}
