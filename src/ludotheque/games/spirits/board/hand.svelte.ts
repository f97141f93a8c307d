/** What the player is about to do: chosen on the page, not yet told to the server. One table is open at a time. */
import type { Animal, Card, Stone } from './types';

class Hand {
  /** A card that asks before it brings stones out of the bag. */
  card = $state<Card | null>(null);
  pile = $state<number | null>(null);
  stone = $state<Stone | null>(null);
  /** The very stone that was pointed at, of several of a colour. */
  piece = $state(-1);
  animal = $state<Animal | null>(null);
  /** Shows the opponent's board in place of one's own; null: as the question needs it. */
  swapped = $state<boolean | null>(null);
  /** Why something cannot be done, or what a thing is, for a moment. */
  note = $state('');

  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A short sentence that goes away by itself. */
  tell(note: string): void {
    this.note = note;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.note = ''), 4500);
  }

  /** Puts down what was chosen last; false where nothing is. */
  back(): boolean {
    if (this.animal && this.stone) this.animal = null;
    else if (this.stone ?? this.animal ?? this.card ?? this.pile !== null) this.clear();
    else return false;
    return true;
  }

  clear(): void {
    this.card = null;
    this.pile = null;
    this.stone = null;
    this.piece = -1;
    this.animal = null;
    this.note = '';
  }
}

export const hand = new Hand();
