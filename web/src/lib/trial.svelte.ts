/** A match that somebody tries alone before a race: the server works it out from its chance and the moves so far. */
import type { BoardProps, Move } from './board';
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

  /** What a board is given of it, at the table where it is tried: there are two seats, and the other is a bot's. */
  table(given: BoardProps): BoardProps | null {
    if (!this.now) return null;
    const { seats, names, position, say, word } = given;
    return {
      box: this.now.box,
      position: this.now.position,
      seats: seats.slice(0, 2),
      events: this.now.events,
      names: [names[position.seat] ?? word('you'), word('bot-name-1')],
      play: (move) => void this.play(move).catch(() => this.end()),
      undo: () => undefined,
      say,
      word,
      busy: this.busy,
      over: false,
      practice: true,
    };
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
