/** What the player is about to do: chosen on the page, not yet told to the server. One table is open at a time. */
import type { Move } from '@lib/board';

import type { Armed } from './table';
import type { Colour, Trait } from './types';

class Hand {
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
  /** Why something cannot be done, for a moment. */
  note = $state('');

  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Says why not, in a short sentence that goes away by itself. */
  tell(note: string): void {
    this.note = note;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.note = ''), 4000);
  }

  clear(): void {
    this.wanted = null;
    this.pointed = [];
    this.then = null;
    this.armed = null;
    this.card = null;
    this.colour = null;
    this.glance = null;
    this.note = '';
  }

  /** Arm a power or a card; the same again puts it down. */
  arm(armed: Armed): void {
    const same = this.armed?.kind === armed.kind && this.armed.die === armed.die;
    this.armed = same ? null : armed;
    this.glance = null;
  }
}

export const hand = new Hand();
