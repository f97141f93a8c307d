/** What the player has in mind: chosen on the page, not yet told to the server. */
import type { Move } from '@lib/board';
import { Mind, mindHere } from '@lib/mind.svelte';

import type { Chosen } from './ask';
import type { Step } from './ways';

/** Which of the three actions is being thought of. */
export type Action = 'way' | 'swap' | 'steal';

export class OwnMind extends Mind implements Chosen {
  action = $state<Action>('way');
  /** The way that is shown, step by step. */
  steps = $state.raw<Step[]>([]);
  /** So many of its first steps are settled: other regions go on from there. */
  settled = $state(0);
  /** The region chosen to start on, or whose stake is to be turned over. */
  region = $state<number | null>(null);
  /** The markers to be exchanged, by their places in the hand. */
  laid = $state.raw<number[]>([]);
  /** Draw first: how many. */
  count = $state<number | null>(null);
  /** The stake to be taken from somebody. */
  loot = $state.raw<Move | null>(null);
  /** The region under the pointer or the focus. */
  glance = $state<number | null>(null);
  /** Moves that are told to the server one after the other. */
  queue = $state.raw<Move[]>([]);

  override get isEmpty(): boolean {
    return this.action === 'way' && this.region === null && this.steps.length + this.laid.length === 0;
  }

  /** Think of another action, from the beginning. */
  turnTo(action: Action): void {
    this.clear();
    this.action = action;
  }

  /** Chosen, or put down again. */
  toggle(place: number): void {
    this.laid = this.laid.includes(place) ? this.laid.filter((other) => other !== place) : [...this.laid, place];
  }

  /** One thing less: what was chosen after the last settled step, or the action itself. */
  override back(): void {
    if (this.settled) {
      this.settled = 0;
      this.steps = [];
    } else this.clear();
  }

  /** The moves that were not told yet wait for another word; the way stays in sight. */
  giveUp(): void {
    this.queue = [];
    this.laid = [];
  }

  override clear(): void {
    super.clear();
    this.action = 'way';
    this.steps = [];
    this.settled = 0;
    this.region = null;
    this.laid = [];
    this.count = null;
    this.loot = null;
    this.queue = [];
  }
}

export const getMind = (): OwnMind => mindHere<OwnMind>();
