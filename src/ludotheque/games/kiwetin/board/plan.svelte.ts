/** Does what the player has said beforehand: throws as soon as that is offered, and passes where that was asked for. */
import type { BoardProps, Event, Position } from '@lib/board';
import { canPlay } from '@lib/choices';
import { forgetWith } from '@lib/mind.svelte';
import { lastOf } from '@lib/news.svelte';
import { followPlan } from '@lib/plan.svelte';

import { getMind, type OwnMind } from './mind.svelte';
import { isRune, occasion } from './story';
import { momentOf, outlookOf, phaseOf, pointsAt, targetsOf, viewOf } from './table';
import { type Rune, RUNES } from './types';

/** How long a spirit is seen where it came to, before it grips by itself, in milliseconds. */
const SEEN = 1_600;

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

  // Where a clock runs it passes, like for anybody who is silent: a pass of its own would tell by its time. Whoever has
  // chosen a Rune that may be played now wants to be asked.
  followPlan(props, {
    step(table) {
      const { choices } = table.position;
      if (table.moment || !passesNow(table, mind) || targetsOf(choices, mind.card).size > 0) return 'wait';
      return canPlay(choices, 'pass') ?? 'wait';
    },
    occasion,
  });

  // One press is enough for a throw and its grip, where nothing is to be decided between them.
  const alone = $derived(gripsAlone(props()));
  $effect(() => {
    if (!alone) return;
    const wish = (): void => void (mind.queued = { kind: 'grip', since: lastOf(props().events) });
    const timer = setTimeout(wish, SEEN);
    return () => clearTimeout(timer);
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

type Asked = Pick<BoardProps, 'position' | 'passing' | 'moment'>;

/** Does this seat let it happen now, without being asked? */
export function passesNow({ position, passing = 'ask', moment }: Asked, mind?: OwnMind): boolean {
  if (!canPlay(position.choices, 'pass')) return false;
  const idle = position.choices.length === 1;
  return idle || passing === 'turn' || (passing === 'concerned' && !isConcerned(position, Boolean(moment), mind));
}

/** Does this seat's spirit grip without being asked? The trial of the Flower is worth a press, and where a clock runs, each
 *  throws for themselves. */
export function gripsAlone({ position, passing = 'ask', moment }: Asked): boolean {
  const view = viewOf({ position });
  return phaseOf(view) === 'braced' && !view.trial && !moment && passing !== 'ask' && position.choices.length > 0;
}

/** Where a clock runs, nobody waits for a seat that merely could play a Rune: that is no call. */
export function isCalled({ position, passing = 'ask', moment }: Asked, mind?: OwnMind): boolean {
  if (gripsAlone({ position, passing, moment })) return false;
  return !passesNow({ position, passing: moment && passing === 'ask' ? 'concerned' : passing, moment }, mind);
}

/** Runes that are for one moment only, of those that may be played. */
export const timelyOf = ({ choices }: Pick<Position, 'choices'>): Rune[] =>
  TIMELY.filter((rune) => choices.some(({ move }) => move['do'] === rune));
const TIMELY: readonly Rune[] = ['surge', 'setback', 'root', 'ice'];

/**
 * In its own turn: before a movement throw, which has to be made anyway, and where a Rune is for this very moment (new dice
 * after a grip that failed), unless that was let pass often enough. In anybody's: where another's Rune is played on it or
 * in its turn, or its own is mirrored.
 */
function isConcerned(position: Position, clocked: boolean, mind?: OwnMind): boolean {
  const view = viewOf({ position });
  const { turn, by, target, mirrors } = view;
  const { seat } = position;
  const played = RUNES[view.rune] ?? null;
  if (phaseOf(view) === 'answer' && played !== null) {
    if (by === seat) return mirrors > 0;
    return turn === seat || (pointsAt(played) === 'seat' && target === seat);
  }
  const moment = momentOf(view);
  // Where a clock runs, whoever grips need not wait for it.
  const throws = moment === 'before-throw' || (clocked && moment === 'before-grip');
  const { brought } = outlookOf({ position });
  const isTimely = brought === null || brought === 'blown' || brought === 'headwind';
  return turn === seat && (throws || (isTimely && timelyOf(position).some((rune) => !mind?.isLeft(rune))));
}
