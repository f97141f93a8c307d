/** Tells the server the moves that the player has in mind, and forgets them where the table has overtaken them. */
import type { BoardProps } from '@lib/board';
import { forgetWith } from '@lib/mind.svelte';
import { followPlan } from '@lib/plan.svelte';
import { untrack } from 'svelte';

import { getMind } from './mind.svelte';
import { isOffered, viewOf } from './table';

/** Call while a component is set up. */
export function followPlans(props: () => BoardProps): void {
  const mind = getMind();
  const moves = $derived(viewOf(props()).moves);

  // Somebody has moved: what was chosen before is of no use. First, so that a way given up below stays in sight.
  $effect(() => {
    void moves;
    untrack(() => {
      if (!mind.queue.length) mind.clear();
    });
  });

  followPlan(props, {
    step({ position }) {
      const next = mind.queue[0];
      if (!next) return 'wait';
      return isOffered(position.choices, next) ? next : null;
    },
    told: () => (mind.queue = mind.queue.slice(1)),
    // The way begins after the step.
    made: () => (mind.steps = mind.steps.slice(1)),
    drop: () => mind.giveUp(),
  });

  forgetWith(mind, () => props().position.seat);
}
