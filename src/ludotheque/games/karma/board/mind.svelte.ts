/** What the player has in mind: chosen on the page, not yet told to the server. */
import type { Move } from '@lib/board';
import { Mind, mindHere } from '@lib/mind.svelte';

import type { Chosen } from './ask';
import type { Armed } from './table';
import type { Colour, Trait } from './types';

export class OwnMind extends Mind implements Chosen {
  /** The dice wanted for the throw (colours) or for another throw (places); null: what the server has. */
  wanted = $state<number[] | null>(null);
  /** The very dice of the tray that were pointed at, of several of a colour. */
  pointed = $state.raw<string[]>([]);
  /** What is to be done once the server has the dice wanted. */
  then = $state<'throw' | 'stop' | null>(null);
  /** A power or card that waits for its die. */
  armed = $state<Armed | null>(null);
  card = $state<Trait | null>(null);
  colour = $state<Colour | null>(null);
  /** The move under the pointer or the focus, for showing what it would do. */
  glance = $state<Move | null>(null);

  override get isEmpty(): boolean {
    return (this.armed ?? this.card ?? this.colour) === null;
  }

  override back(): void {
    this.armed = null;
    this.card = this.colour = null;
  }

  override clear(): void {
    super.clear();
    this.drop();
    this.pointed = [];
    this.back();
    this.glance = null;
  }

  /** The dice are as the server has them. */
  drop(): void {
    this.wanted = null;
    this.then = null;
  }

  /** Arm a power or a card; the same again puts it down. */
  arm(armed: Armed): void {
    const same = this.armed?.kind === armed.kind && this.armed.die === armed.die;
    this.armed = same ? null : armed;
    this.glance = null;
  }
}

export const getMind = (): OwnMind => mindHere<OwnMind>();
