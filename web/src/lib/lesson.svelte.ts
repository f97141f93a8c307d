/** A first match with its coach: whether somebody learns at this table, and what the coach needs of it meanwhile. */
import { untrack } from 'svelte';

import type { Known } from './known';
import { keepLearnt, learnt } from './learning';
import { api } from './http';

export class Lesson {
  is = $state(false);
  /** The coach has something to say, if only the player were asked. */
  eager = $state(false);
  /** To begin or to leave is asked, in place of the board's question. */
  offers = $state(false);
  /** The match stands still because something is read. */
  holds = $state(false);
  /** Somebody wants to see it all again. */
  again = $state(false);
  /** The first question waits for the coach. */
  coach = $state.raw<Awaited<ReturnType<typeof fetchCoach>> | null>(null);
  /** The coach has spoken: it comes first. */
  met = $state(false);

  #news: () => Known;

  /** Call while a component is set up. Whoever plays here for the first time is coached, where the game has a coach. */
  constructor(news: () => Known, coached: boolean) {
    this.#news = news;
    const { game, goal } = untrack(news);
    this.is = this.eager = coached && Boolean(goal) && !learnt(game).done;
    this.met = learnt(game).told.length > 0;
    $effect(() => {
      if (!this.is || this.coach) return;
      fetchCoach(game).then(
        (found) => (this.coach = found),
        () => (this.is = false),
      );
    });
    $effect(() => {
      // A first match ends but once; what was not told by then is in the rules.
      if (news().phase === 'over' && this.is) untrack(() => keepLearnt(game, { ...learnt(game), done: true }));
    });
    $effect(() => {
      if (this.offers) this.met = true;
    });
  }

  /** The goal stays in sight where the coach has spoken. */
  get goalStays(): boolean {
    return this.is || learnt(this.#news().game).table === this.#news().table;
  }

  /** The steps that were told at this browser. */
  get told(): string[] {
    return learnt(this.#news().game).told;
  }

  /** What was told stays told, also after a reload. */
  keep(told: string[], done: boolean): void {
    const { game, table } = this.#news();
    keepLearnt(game, { told, done, table });
  }

  begin(): void {
    this.keep([], false);
    this.again = this.is = true;
  }

  end(): void {
    this.again = this.is = false;
  }
}

async function fetchCoach(game: string) {
  const [{ default: Coach }, games] = await Promise.all([import('../coach/Coach.svelte'), api.games()]);
  return { Coach, steps: games.find(({ id }) => id === game)?.coach?.steps ?? [] };
}
