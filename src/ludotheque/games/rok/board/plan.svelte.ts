/** A flick that is let go is two moves: first the direction, and then the force once it is asked for. */
import type { BoardProps } from '@lib/board';
import { movesOf } from '@lib/choices';
import { forgetWith } from '@lib/mind.svelte';
import { followPlan } from '@lib/plan.svelte';

import { getMind } from './mind.svelte';
import { phaseOf, viewOf } from './table';

/** Call while a component is set up. */
export function followPlans(props: () => BoardProps): void {
  const mind = getMind();

  followPlan(props, {
    step({ position }) {
      if (!mind.released) return 'wait';
      const push = movesOf(position.choices, 'push').find((move) => move['force'] === mind.force);
      const aim = movesOf(position.choices, 'aim').find((move) => move['degrees'] === mind.degrees);
      if (push) return push;
      // A direction that is asked for again was refused: the rune may be pulled once more.
      return mind.released === 'push' && aim ? null : (aim ?? 'wait');
    },
    told: (step) => (mind.released = step !== 'undo' && step['do'] === 'aim' ? 'push' : null),
    drop: () => (mind.released = null),
  });

  forgetWith(mind, () => {
    const view = viewOf(props());
    // A flick that is let go is still to be pushed.
    const phase = phaseOf(view) === 'pushing' ? 'aiming' : phaseOf(view);
    return `${props().position.seat} ${view.throws} ${phase} ${view.turn} ${view.owed.join()}`;
  });
}
