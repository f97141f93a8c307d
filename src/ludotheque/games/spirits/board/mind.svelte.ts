/** What the player has in mind: chosen on the page, not yet told to the server. */
import { Mind, mindHere } from '@lib/mind.svelte';

import type { Chosen } from './ask';
import type { Animal, Card, Stone } from './types';

export class OwnMind extends Mind implements Chosen {
  /** A card that asks before it brings stones out of the bag. */
  card = $state<Card | null>(null);
  pile = $state<number | null>(null);
  stone = $state<Stone | null>(null);
  /** The very stone that was pointed at, of several of a colour. */
  piece = $state(-1);
  animal = $state<Animal | null>(null);
  /** Shows the opponent's board in place of one's own; null: as the question needs it. */
  swapped = $state<boolean | null>(null);

  override get isEmpty(): boolean {
    return (this.card ?? this.pile ?? this.stone ?? this.animal) === null;
  }

  override back(): void {
    if (this.animal && this.stone) this.animal = null;
    else this.clear();
  }

  override clear(): void {
    super.clear();
    this.card = null;
    this.pile = null;
    this.stone = null;
    this.piece = -1;
    this.animal = null;
  }

  override forget(): void {
    super.forget();
    this.swapped = null;
  }
}

export const getMind = (): OwnMind => mindHere<OwnMind>();
