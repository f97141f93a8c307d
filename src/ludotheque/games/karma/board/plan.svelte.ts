/** Tells the server of the dice wanted one by one, each after the answer to the one before. */
import type { BoardProps } from '@lib/board';
import { movesOf, spread } from '@lib/choices';

import { hand } from './hand.svelte';
import { armedMoves, nextStep, phaseOf, viewOf } from './table';
import { COLOURS } from './types';

/** How long an answer may take before what is wanted is forgotten, in milliseconds. */
const PATIENCE = 2000;

/** Call while a component is set up. */
export function followPlans(props: () => BoardProps): void {
  let told: BoardProps['position'] | null = null;
  const seat = $derived(props().position.seat);

  $effect(() => {
    const { wanted } = hand;
    const table = props();
    const { position } = table;
    if (!wanted || table.busy) return;
    if (told === position) {
      const timer = setTimeout(() => {
        told = null;
        hand.wanted = null;
        hand.then = null;
      }, PATIENCE);
      return () => clearTimeout(timer);
    }
    told = position;
    if (!advance(table, wanted)) {
      told = null;
      hand.wanted = null;
      hand.then = null;
    }
    return;
  });

  $effect(() => {
    const { choices } = props().position;
    if (hand.armed && !armedMoves(choices, hand.armed).length) hand.armed = null;
    if (hand.card && !movesOf(choices, 'keep').length) hand.card = null;
    if (hand.colour && !movesOf(choices, 'draft').some((move) => move['colour'] === hand.colour)) hand.colour = null;
  });

  $effect(() => {
    void seat;
    return () => hand.clear();
  });
}

/** One step towards what is wanted; false when there is none to take. */
function advance(table: BoardProps, wanted: number[]): boolean {
  const view = viewOf(table);
  const { choices, can_undo } = table.position;
  const picks = phaseOf(view) === 'picking';
  if (!choices.length || (!picks && phaseOf(view) !== 'rerolling')) return false;
  const taken = picks ? spread(view.picked) : view.loose.flatMap((loose, place) => (loose ? [place] : []));
  const step = nextStep(taken, wanted);
  if (step === 'undo') {
    if (can_undo) table.undo();
    return can_undo;
  }
  const move = step
    ? movesOf(choices, picks ? 'pick' : 'restless').find((one) =>
        picks ? one['colour'] === COLOURS[step.take] : one['die'] === step.take,
      )
    : hand.then && movesOf(choices, hand.then)[0];
  if (move) table.play(move);
  return step !== null && move !== undefined;
}
