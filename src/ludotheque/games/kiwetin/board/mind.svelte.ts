/** What the player has in mind: chosen on the page, not yet told to the server. */
import { Mind, mindHere } from '@lib/mind.svelte';

import type { Chosen } from './ask';
import type { Rune, Spirit } from './types';

/** To be thrown as soon as it is offered; and the number of the last entry when that was wished. */
export interface Queued {
  kind: 'throw' | 'grip';
  since: number;
}

export class OwnMind extends Mind implements Chosen {
  card = $state<Rune | null>(null);
  target = $state<number | null>(null);
  spirit = $state<Spirit | null>(null);
  queued = $state.raw<Queued | null>(null);
  /** The target under the pointer or the focus. */
  glance = $state<number | null>(null);

  /** Choose a card; the same again puts it back. */
  take(card: Rune | null): void {
    this.card = this.card === card ? null : card;
    this.target = null;
    this.glance = null;
    this.hush();
  }

  override get isEmpty(): boolean {
    return this.card === null && this.target === null;
  }

  override back(): void {
    if (this.target !== null) this.target = null;
    else this.take(this.card);
  }

  override clear(): void {
    super.clear();
    this.take(this.card);
    this.spirit = null;
    this.queued = null;
  }
}

export const getMind = (): OwnMind => mindHere<OwnMind>();
