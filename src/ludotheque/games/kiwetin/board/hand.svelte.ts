/** What the player is about to do: chosen on the page, not yet told to the server. One table is open at a time. */
import type { Rune, Spirit } from './types';

/** To be thrown as soon as it is offered; and the number of the last entry when that was wished. */
export interface Queued {
  kind: 'throw' | 'grip';
  since: number;
}

class Hand {
  card = $state<Rune | null>(null);
  target = $state<number | null>(null);
  spirit = $state<Spirit | null>(null);
  queued = $state.raw<Queued | null>(null);
  /** The target under the pointer or the focus. */
  glance = $state<number | null>(null);
  /** Why something cannot be done, for a moment. */
  note = $state('');

  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Says why not, in a short sentence that goes away by itself. */
  tell(note: string): void {
    this.note = note;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.note = ''), 4000);
  }

  /** Choose a card; the same again puts it back. */
  take(card: Rune | null): void {
    this.card = this.card === card ? null : card;
    this.target = null;
    this.glance = null;
    this.note = '';
  }

  clear(): void {
    this.card = null;
    this.target = null;
    this.spirit = null;
    this.queued = null;
    this.glance = null;
    this.note = '';
  }
}

export const hand = new Hand();
