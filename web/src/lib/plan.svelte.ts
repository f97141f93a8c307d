/** Does what the player has said beforehand: tells the server one move after the other, each when its time has come. */
import { untrack } from 'svelte';

import type { BoardProps, Move } from './board';
import { lastOf } from './news.svelte';

/** How long an answer may take before what was planned waits for another word, in milliseconds. */
export const PATIENCE = 2500;

export type Step = Move | 'undo';

export interface Plan {
  /** The next step, `wait` where none is planned or its time has not come; null when it can no longer be made. */
  step(table: BoardProps): Step | 'wait' | null;
  /** The step is on its way. */
  told?(step: Step): void;
  /** The step that was told last has been made, and there are more. */
  made?(): void;
  /** The step cannot be made, or no answer came. */
  drop?(): void;
  /** Tells one time for a step from the next; the last entry, unless news of others may cross the answer. */
  occasion?(table: BoardProps): unknown;
}

const NEVER = Symbol('never');

/** Takes the steps of a plan as it is given one table after the other. */
export class Planner {
  #plan: Plan;
  #told: unknown = NEVER;

  constructor(plan: Plan) {
    this.#plan = plan;
  }

  /** Takes a step where one is due; true while the answer to the last one is awaited. */
  follow(table: BoardProps, step: Step | 'wait' | null): boolean {
    const now = this.#plan.occasion?.(table) ?? lastOf(table.events);
    if (table.busy) return false;
    if (step === 'wait') {
      this.#told = NEVER;
      return false;
    }
    if (this.#told === now) return true;
    if (this.#told !== NEVER) this.#plan.made?.();
    if (step === null) this.drop();
    else this.#take(table, step, now);
    return false;
  }

  drop(): void {
    this.#told = NEVER;
    this.#plan.drop?.();
  }

  #take(table: BoardProps, step: Step, now: unknown): void {
    this.#told = now;
    if (step === 'undo') table.undo();
    else table.play(step);
    this.#plan.told?.(step);
  }
}

/** Call while a component is set up. */
export function followPlan(props: () => BoardProps, plan: Plan): void {
  const planner = new Planner(plan);
  $effect(() => {
    const table = props();
    void [table.busy, table.events];
    const step = plan.step(table);
    if (!untrack(() => planner.follow(table, step))) return;
    const timer = setTimeout(() => planner.drop(), PATIENCE);
    return () => clearTimeout(timer);
  });
}
