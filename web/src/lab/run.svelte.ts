/** A run of the Lab: asks for one part after the other, and keeps what was counted. */
import { api, ProblemError } from '@lib/http';
import { problemText } from '@lib/problems';
import { address } from '@lib/router.svelte';
import { settings } from '@lib/settings.svelte';

import { type Setup, written } from './setup';

export class Run {
  games = $state(0);
  html = $state.raw('');
  going = $state(false);
  problem = $state('');
  /** The set-up that was refused, and which component of its box is to blame, if one is. */
  refused = $state.raw<Setup | null>(null);
  blamed = $state('');
  /** Games a second, of either box. */
  speed = $state(0);
  /** What the report on the page is of. */
  told = $state.raw<Setup | null>(null);
  #counted = '';
  #round = 0;

  async start(game: string, setup: Setup): Promise<void> {
    const round = ++this.#round;
    this.#counted = '';
    this.games = 0;
    this.speed = 0;
    this.problem = '';
    this.refused = null;
    this.going = true;
    const begun = performance.now();
    try {
      while (round === this.#round && this.games < setup.games) {
        const found = await api.experiment({
          game,
          ...setup,
          counted: this.#counted,
          language: settings.language,
          replay: `${address.lab()}/${game}/${written(setup)}/{number}`,
        });
        if (round !== this.#round) return;
        this.#counted = found.counted;
        this.games = found.games;
        this.html = found.html;
        this.told = setup;
        this.speed = (1000 * found.games) / (performance.now() - begun);
      }
    } catch (error) {
      if (round === this.#round) {
        this.problem = problemText(error);
        this.blamed = error instanceof ProblemError ? error.problem.component : '';
        this.refused = this.blamed ? setup : null;
      }
    }
    if (round === this.#round) this.going = false;
  }

  /** Nothing is told any more: another game is looked at. */
  clear(): void {
    this.stop();
    this.html = '';
    this.problem = '';
    this.told = this.refused = null;
  }

  /** What there is stays. */
  stop(): void {
    this.#round++;
    this.going = false;
  }

  /** The same figures in another language. */
  async retell(game: string): Promise<void> {
    const told = this.told;
    if (!told || this.going) return;
    const asked = { ...told, games: this.games, counted: this.#counted, language: settings.language };
    const found = await api.experiment({
      game,
      ...asked,
      replay: `${address.lab()}/${game}/${written(told)}/{number}`,
    });
    if (told === this.told) this.html = found.html;
  }

  /** The report as a file that opens anywhere. */
  async file(game: string): Promise<Blob | null> {
    if (!this.told) return null;
    return api.labReport({ game, ...this.told, counted: this.#counted, language: settings.language });
  }
}
