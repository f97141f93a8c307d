import type { Passing } from './board';

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
