/** What the player has in mind: chosen on the page, not yet told to the server. */
import { Mind, mindHere } from '@lib/mind.svelte';
import type { Said } from '@lib/question';

import type { Chosen } from './ask';

export class OwnMind extends Mind implements Chosen {
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
  /** The step of settling that was seen last. */
  told = $state.raw<Said | null>(null);

  override clear(): void {
    super.clear();
    this.chosen = null;
    this.degrees = 0;
    this.force = 16;
    this.released = null;
  }
}

export const getMind = (): OwnMind => mindHere<OwnMind>();
