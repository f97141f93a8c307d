/** Does what the player has said beforehand: throws as soon as that is offered, and passes where that was asked for. */
import type { BoardProps, Event } from '@lib/board';
import { canPlay } from '@lib/choices';
import { forgetWith } from '@lib/mind.svelte';
import { followPlan } from '@lib/plan.svelte';

import { getMind } from './mind.svelte';
import { isRune, occasion } from './story';
import { phaseOf, pointsAt, viewOf } from './table';
import { RUNES } from './types';

/** Call while a component is set up. */
export function followPlans(props: () => BoardProps): void {
  const mind = getMind();
  const forget = (): void => void (mind.queued = null);

  followPlan(props, {
    step(table) {
      const { queued } = mind;
      if (!queued) return 'wait';
      return isStale(table, queued.since) ? null : (canPlay(table.position.choices, queued.kind) ?? 'wait');
    },
    told: forget,
    drop: forget,
    // News of others that cross the answer do not make it be given twice.
    occasion,
  });

  // Where a clock runs it passes, like for anybody who is silent: a pass of its own would tell by its time.
  followPlan(props, {
    step: (table) => (passesNow(table) && !table.moment && canPlay(table.position.choices, 'pass')) || 'wait',
    occasion,
  });

  // A card that was played or stolen is no longer chosen; one that may not be played now stays so.
  $effect(() => {
    const view = viewOf(props());
    if (mind.card && !view.my_hand[RUNES.indexOf(mind.card)]) mind.take(mind.card);
    if (phaseOf(view) !== 'choosing') mind.spirit = null;
  });

  forgetWith(mind, () => props().position.seat);
}

/** The wish to throw does not outlive the turn, nor a Rune that somebody has played since. */
export function isStale({ position, events }: Pick<BoardProps, 'position' | 'events'>, since: number): boolean {
  const played = ({ number, move }: Event): boolean => number > since && isRune(move?.['do']);
  return viewOf({ position }).turn !== position.seat || events.some(played);
}

/** Does this seat pass by itself now? */
export function passesNow({ position, passing = 'ask' }: Pick<BoardProps, 'position' | 'passing'>): boolean {
  if (passing === 'ask' || !canPlay(position.choices, 'pass')) return false;
  return passing === 'turn' || !isConcerned(position);
}

/** Where a clock runs, nobody waits for a seat that merely could play a Rune: that is no call. */
export function isCalled({
  position,
  passing = 'ask',
  moment,
}: Pick<BoardProps, 'position' | 'passing' | 'moment'>): boolean {
  return !passesNow({ position, passing: moment && passing === 'ask' ? 'concerned' : passing });
}

/** The turn is its own, or a Rune on the table was played by it or on it. */
function isConcerned(position: BoardProps['position']): boolean {
  const { turn, rune, by, target } = viewOf({ position });
  const { seat } = position;
  const played = RUNES[rune] ?? null;
  return turn === seat || (played !== null && (by === seat || (pointsAt(played) === 'seat' && target === seat)));
}
