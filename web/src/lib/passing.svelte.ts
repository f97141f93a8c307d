import type { BoardModule, Move, OpenMoment, Passing, Position } from './board';
import type { Mind } from './mind.svelte';

/** When each seat at this screen is asked, and when it lets things happen by itself. */
export class Passings {
  #said = $state.raw<Record<number, Exclude<Passing, 'turn'>>>({});
  #until = $state.raw<Record<number, number>>({});

  /**
   * In its own turn (`turn` is its number) or in another's (−1). Whoever has said nothing is asked where it is concerned;
   * of several at one screen, which would have to be handed on, in its own turn only.
   */
  of(seat: number, turn: number, shared = false): Passing {
    if (this.#until[seat] === turn) return 'turn';
    return this.#said[seat] ?? (shared && turn < 0 ? 'turn' : 'concerned');
  }

  /** To let things happen holds until its own turn comes, or is over; said again, it is taken back. */
  say(seat: number, turn: number, passing: Passing): void {
    const { [seat]: until, ...others } = this.#until;
    if (passing === 'turn' && until !== turn) this.#until = { ...others, [seat]: turn };
    else this.#until = others;
    if (passing !== 'turn') this.#said = { ...this.#said, [seat]: passing };
  }
}

/** Which of the seats at this screen are asked, and what happens for those that are not. */
export class Calling {
  #said = new Passings();
  #board: BoardModule;
  #mind: Mind;
  #here: () => { shared: boolean; learns: boolean };

  /** `here`: several share this screen; somebody learns, and has to be asked where there is something to learn. */
  constructor(board: BoardModule, mind: Mind, here: () => { shared: boolean; learns: boolean }) {
    this.#board = board;
    this.#mind = mind;
    this.#here = here;
  }

  turn(position: Position): number {
    return this.#board.turn?.({ position }) ?? 0;
  }

  passing(position: Position): Passing {
    const { shared, learns } = this.#here();
    const passing = this.#said.of(position.seat, this.turn(position), shared);
    return learns && passing === 'concerned' ? 'ask' : passing;
  }

  say(position: Position, passing: Passing): void {
    this.#said.say(position.seat, this.turn(position), passing);
  }

  /** The move by which a seat lets it happen, where it is not asked. */
  passes(position: Position): Move | null {
    return this.#board.passes?.({ position, passing: this.passing(position) }, this.#mind) ?? null;
  }

  calls(position: Position, moment: OpenMoment | null): boolean {
    if (position.seat < 0 || position.choices.length === 0) return false;
    return this.#board.calls?.({ position, passing: this.passing(position), moment }, this.#mind) ?? true;
  }
}
