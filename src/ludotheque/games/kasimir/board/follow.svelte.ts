/** Tells the server the moves of the plan, and forgets a plan that the table has overtaken. */
import type { BoardProps } from '@lib/board';
import { untrack } from 'svelte';

import { plan } from './plan.svelte';
import { due } from './queue';
import { viewOf } from './table';

/** How long an answer may take before the rest of the plan waits for another word, in milliseconds. */
const PATIENCE = 2500;

/** Call while a component is set up. */
export function followPlan(props: () => BoardProps): void {
  let told: number | null = null;
  const seat = $derived(props().position.seat);
  const moves = $derived(viewOf(props()).moves);

  // Somebody has moved: what was chosen before is of no use. First, so that a plan given up below stays in sight.
  $effect(() => {
    void moves;
    untrack(() => {
      if (!plan.queue.length) plan.clear();
    });
  });

  $effect(() => {
    const [table, { queue }] = [props(), plan];
    if (!queue.length) told = null;
    const step = due(table, queue[0], told);
    if (step === 'wait') {
      const timer = queue.length && !table.busy ? setTimeout(() => plan.giveUp(), PATIENCE) : undefined;
      return () => clearTimeout(timer);
    }
    // The step told before was made: the way begins after it.
    if (told !== null) plan.steps = plan.steps.slice(1);
    if (step === 'give up') plan.giveUp();
    else {
      told = moves;
      plan.queue = queue.slice(1);
      if (queue[0]) table.play(queue[0]);
    }
    return;
  });

  $effect(() => {
    void seat;
    return () => plan.clear();
  });
}
