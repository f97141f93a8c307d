import type { Passing } from './board';

/** How each seat at this screen passes by itself. "For this turn" ends with the turn, whoever is looking then. */
export class Passings {
  #said = $state.raw<Record<number, { passing: Passing; turn: number }>>({});

  of(seat: number, turn: number): Passing {
    const said = this.#said[seat];
    return !said || (said.passing === 'turn' && said.turn !== turn) ? 'ask' : said.passing;
  }

  say(seat: number, turn: number, passing: Passing): void {
    this.#said = { ...this.#said, [seat]: { passing, turn } };
  }
}
