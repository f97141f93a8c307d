/** What the player has in mind: chosen on the page, not yet told to the server. */
import { Mind, mindHere } from '@lib/mind.svelte';

import type { Chosen } from './ask';
import type { Rune, Spirit } from './types';

/** To be thrown as soon as it is offered; and the number of the last entry when that was wished. */
export interface Queued {
  kind: 'throw' | 'grip';
  since: number;
}

/** So often the moment of a Rune is let pass, before whoever holds it is no longer asked for it. */
const ENOUGH = 6;

export class OwnMind extends Mind implements Chosen {
  card = $state<Rune | null>(null);
  target = $state<number | null>(null);
  spirit = $state<Spirit | null>(null);
  queued = $state.raw<Queued | null>(null);
  /** The target under the pointer or the focus. */
  glance = $state<number | null>(null);
  /** How often the moment of each Rune was let pass. */
  #passed = $state.raw<Partial<Record<Rune, number>>>({});

  /** Is this Rune not asked for any more? */
  isLeft = (rune: Rune): boolean => (this.#passed[rune] ?? 0) >= ENOUGH;

  /** The moment of these Runes was let pass; answers those that are not asked for from now on. */
  leave(runes: readonly Rune[]): Rune[] {
    const before = runes.filter(this.isLeft);
    this.#passed = {
      ...this.#passed,
      ...Object.fromEntries(runes.map((rune) => [rune, (this.#passed[rune] ?? 0) + 1])),
    };
    return runes.filter((rune) => this.isLeft(rune) && !before.includes(rune));
  }

  /** Whoever touches a card wants to be asked for it. */
  want(rune: Rune): void {
    this.#passed = { ...this.#passed, [rune]: 0 };
  }

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

  /** Somebody else's turn to look. */
  override forget(): void {
    super.forget();
    this.#passed = {};
  }

  override clear(): void {
    super.clear();
    this.take(this.card);
    this.spirit = null;
    this.queued = null;
  }
}

export const getMind = (): OwnMind => mindHere<OwnMind>();
