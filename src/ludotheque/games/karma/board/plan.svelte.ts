/** Tells the server of the dice wanted one by one, each after the answer to the one before. */
import type { BoardProps, Move } from '@lib/board';
import { movesOf, spread } from '@lib/choices';
import { forgetWith } from '@lib/mind.svelte';
import { followPlan } from '@lib/plan.svelte';

import { getMind } from './mind.svelte';
import { armedMoves, nextStep, phaseOf, viewOf } from './table';
import { COLOURS } from './types';

/** Call while a component is set up. */
export function followPlans(props: () => BoardProps): void {
  const mind = getMind();

  followPlan(props, {
    step: (table) => (mind.wanted ? towards(table, mind.wanted, mind.then) : 'wait'),
    told(step) {
      if (step !== 'undo' && step['do'] === mind.then) mind.drop();
    },
    drop: () => mind.drop(),
  });

  $effect(() => {
    const { choices } = props().position;
    if (mind.armed && !armedMoves(choices, mind.armed).length) mind.armed = null;
    if (mind.card && !movesOf(choices, 'keep').length) mind.card = null;
    if (mind.colour && !movesOf(choices, 'draft').some((move) => move['colour'] === mind.colour)) mind.colour = null;
  });

  forgetWith(mind, () => props().position.seat);
}

/** One step towards the dice that are wanted, and what is to be done with them; null when there is none to take. */
function towards(table: BoardProps, wanted: number[], then: 'throw' | 'stop' | null): Move | 'undo' | null {
  const view = viewOf(table);
  const { choices, can_undo } = table.position;
  const picks = phaseOf(view) === 'picking';
  if (!choices.length || (!picks && phaseOf(view) !== 'rerolling')) return null;
  const taken = picks ? spread(view.picked) : view.loose.flatMap((loose, place) => (loose ? [place] : []));
  const step = nextStep(taken, wanted);
  if (step === 'undo') return can_undo ? 'undo' : null;
  if (!step) return (then && movesOf(choices, then)[0]) ?? null;
  const move = movesOf(choices, picks ? 'pick' : 'restless').find((one) =>
    picks ? one['colour'] === COLOURS[step.take] : one['die'] === step.take,
  );
  return move ?? null;
}
