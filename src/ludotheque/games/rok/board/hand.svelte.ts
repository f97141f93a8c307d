/** What the player is about to do: chosen on the page, not yet told to the server. One table is open at a time. */
import type { Said } from './ask';

class Hand {
  /** The kind of the pair to be paid, or the seat to be robbed first. */
  chosen = $state<number | null>(null);
  degrees = $state(0);
  force = $state(16);
  /** A flick that is let go is two moves: which of them is the next. */
  released = $state<'aim' | 'push' | null>(null);
  /** One hand: when it is free for the next move, by the page's clock. */
  free = -Infinity;
  /** Are the letters on the stones shown? They are from the first key on. */
  tags = $state(false);
  /** Why something cannot be done, for a moment. */
  note = $state('');
  /** The step of settling that was seen last. */
  told = $state.raw<Said | null>(null);

  #timer: ReturnType<typeof setTimeout> | undefined;

  tell(note: string): void {
    this.note = note;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.note = ''), 3000);
  }

  clear(): void {
    this.chosen = null;
    this.degrees = 0;
    this.force = 16;
    this.released = null;
    this.note = '';
  }
}

export const hand = new Hand();
