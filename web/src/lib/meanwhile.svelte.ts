/** What others did since one's own last move: in sentences, on the pieces, shown again, and read before one goes on. */
import { untrack } from 'svelte';

import type { BoardModule, BoardProps } from './board';
import type { Line } from './log';
import { type Drawn, drawn, followRetelling, type Retelling } from './retelling.svelte';
import { settings } from './settings.svelte';
import { followTelling, sinceMine, type Telling } from './telling.svelte';

export interface Here {
  given: BoardProps | null;
  /** The log as it may be told by now. */
  told: Line[];
  /** Somebody at this screen may act. */
  mayAct: boolean;
}

export class Meanwhile {
  #telling: Telling;
  #retelling: Retelling | null;
  #here: () => Here;
  /** The last sentence that whoever is in no hurry has read. */
  #read = $state(-1);

  /** Call while a component is set up. `live`: not a replay, which tells what it shows in its own way. */
  constructor(board: BoardModule, live: boolean, here: () => Here) {
    this.#here = here;
    this.#retelling = live ? followRetelling(() => here().given, board.traces) : null;
    this.#telling = followTelling(() => [here().told, this.#isMine, here().mayAct, settings.pace]);
  }

  #isMine = (seat: number): boolean => this.#here().given?.seats[seat]?.mine ?? false;

  /** The sentences in sight. */
  get told(): Line[] {
    return this.#telling.now;
  }

  get #last(): number {
    return this.told.at(-1)?.number ?? -1;
  }

  /** There is something that was not read yet. */
  get isNew(): boolean {
    return this.#last > this.#read;
  }

  /** While it is shown again, until where. */
  get until(): number | undefined {
    return this.#retelling?.now?.number;
  }

  traces: Drawn[] = $derived.by(() => {
    if (!this.#retelling || this.told.length === 0) return [];
    const { told } = this.#here();
    const mine = told.find(({ by }) => this.#isMine(by))?.number ?? -1;
    const since = this.#retelling.traces.filter(({ number }) => number > mine);
    return drawn(since, sinceMine(told, this.#isMine, mine), this.told, this.until);
  });

  /** The table as it is to be seen: as it was, while that is shown again. */
  seen: BoardProps | null = $derived.by(() => {
    const { given } = this.#here();
    const frame = this.#retelling?.now;
    if (!given || !frame) return given;
    const events = given.events.filter(({ number }) => number <= frame.number);
    return { ...given, position: { ...frame.position, choices: [] }, events };
  });

  again(): void {
    this.#retelling?.again(this.told, settings.pace);
  }

  /** What stands there need not be read any more. */
  skip(): void {
    this.#read = untrack(() => this.#last);
  }

  /** What was told is read: the question is the person's. */
  go(): void {
    this.skip();
    this.#retelling?.stop();
  }

  /** Somebody has acted on the page; whoever answers has heard what was told. */
  acted(answers: boolean): void {
    this.#retelling?.stop();
    if (answers) this.#telling.heard();
  }
}
