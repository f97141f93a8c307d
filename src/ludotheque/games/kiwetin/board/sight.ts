/** What is lit on the map: what the chosen Rune may be played on, and the way of the spirit on turn. */
import type { BoardProps } from '@lib/board';

import { steps, walked, wayOf } from './story';
import { momentOf, outlookOf, phaseOf, pointsAt, spaceOf, targetsOf, viewOf } from './table';
import { RUNES } from './types';
import type { Rune, View } from './types';

/** The spaces, or the seats, that the chosen Rune may be played on. */
export function aims(
  { position }: Pick<BoardProps, 'position'>,
  card: Rune | null,
): { spaces: number[]; seats: number[] } {
  const keys = [...targetsOf(position.choices, card).keys()];
  const point = pointsAt(card);
  return {
    spaces: point === 'space' ? keys : [],
    seats: point === 'seat' ? keys : [],
  };
}

export interface Sight {
  way: number[];
  past?: boolean;
  to?: number | null;
  ahead?: boolean;
  fail?: number | null;
  aimed?: { space: number; by: number } | null;
}

/** The way that is shown: made, about to be made, or what the chosen Rune would make of it. */
export function path(table: Pick<BoardProps, 'position' | 'over'>, card: Rune | null, target: number | null): Sight {
  return { ...wayShown(table, card, target), aimed: aimed(viewOf(table)) };
}

/** Where the Rune on the table is aimed at. */
function aimed(view: View): Sight['aimed'] {
  const point = pointsAt(RUNES[view.rune] ?? null);
  if (phaseOf(view) !== 'answer' || !point) return null;
  return { space: point === 'space' ? view.target : spaceOf(view, view.target), by: view.by };
}

function wayShown(table: Pick<BoardProps, 'position' | 'over'>, card: Rune | null, target: number | null): Sight {
  const view = viewOf(table);
  const { lands, grips, back } = outlookOf(table);
  const phase = phaseOf(view);
  const moment = momentOf(view);
  if (table.over || view.turns === 0) return { way: [] };
  const { seat } = table.position;
  const choice = target === null ? undefined : targetsOf(table.position.choices, card).get(target);
  const place = choice?.phrase.values['place'];
  if (typeof place === 'number') return { way: [spaceOf(view, seat), place], to: place, ahead: true };
  const here = spaceOf(view, view.turn);
  const open = phase === 'moment' || phase === 'answer';
  if (open && moment === 'after-throw') {
    const to = lands[card === 'surge' && target !== null ? 2 * target : 1] ?? here;
    return { way: [here, ...steps(here, to)], to, ahead: true };
  }
  // What others' spirits have done is told by traces, in their colour.
  const way = seat >= 0 && seat !== view.turn ? [] : walked(wayOf(view));
  if (view.die === 0) return { way, past: true };
  if (open && moment === 'end-of-turn') return { way, past: true };
  return {
    way,
    to: here,
    fail: (grips || moment === 'after-grip') && !view.root ? back : null,
  };
}
