/** A match that somebody tries alone before a race: the server works it out from its chance and the moves so far. */
import type { Move } from './board';
import type { Practice } from './generated/messages';
import { api } from './http';

export class Trial {
  /** The position, once it was tried. */
  now = $state.raw<Practice | null>(null);
  /** Tells one try from the next. */
  seed = $state(0);
  busy = $state(false);

  #game = '';
  #moves: Move[] = [];

  begin(game: string): Promise<void> {
    this.#game = game;
    this.#moves = [];
    this.seed = crypto.getRandomValues(new Uint32Array(1))[0]!;
    return this.#ask();
  }

  play(move: Move): Promise<void> {
    this.#moves = [...this.#moves, move];
    return this.#ask();
  }

  end(): void {
    this.now = null;
  }

  async #ask(): Promise<void> {
    this.busy = true;
    const asked = this.#moves;
    try {
      const answer = await api.practise({ game: this.#game, seed: this.seed, moves: asked });
      // Of two moves on their way, the answer to the later one tells both.
      if (asked === this.#moves) this.now = answer;
    } finally {
      this.busy = asked !== this.#moves;
    }
  }
}
