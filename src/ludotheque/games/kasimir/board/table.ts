/** What lies on the table. No drawing, no words: those come from elsewhere. */
import type { BoardProps, Choice, Move } from '@lib/board';
import { movesOf, sum } from '@lib/choices';

import { COLOURS, PHASES, SIDES, STAKES, UNKNOWN } from './types';
import type { Box, Colour, Phase, Side, Stake, View } from './types';
import type { Step } from './ways';

export const boxOf = (table: BoardProps): Box => table.box;
export const viewOf = ({ position }: Pick<BoardProps, 'position'>): View => position.view;
export const phaseOf = (view: View): Phase => PHASES[view.phase] ?? 'over';

export const sideOf = (view: View, region: number): Side => SIDES[view.side[region] ?? 0] ?? 'gone';

/** The kind of a region's stake, if the table may know it; a stake that lies hidden is told only by a memory aid. */
export function stakeOf(view: View, region: number): Stake | null {
  const kind = view.stake[region] ?? UNKNOWN;
  return kind === UNKNOWN || sideOf(view, region) === 'gone' ? null : (STAKES[kind] ?? null);
}

export const coloursOf = (box: Box, region: number): Colour[] =>
  COLOURS.filter((_, colour) => box.colours[region]?.[colour]);

/** The seat whose figure stands on a region, or -1. */
export const whoStands = (view: View, region: number): number => view.figure.indexOf(region);

/** The other regions with a stake that one may turn over after stopping here. */
export function turnable(box: Box, view: View, here: number): number[] {
  return view.side.flatMap((side, region) => {
    const shares = box.colours[region]?.some((has, colour) => has && box.colours[here]?.[colour]);
    return side && shares && region !== here ? [region] : [];
  });
}

// ------------------------------------------------------------------ moves

export function stepsOf(choices: readonly Choice[]): Step[] {
  return movesOf(choices, 'step').map((move) => ({
    region: move['region'] as number,
    colour: COLOURS.indexOf(move['colour'] as Colour),
  }));
}

export const asMove = ({ region, colour }: Step): Move => ({
  do: 'step',
  region,
  colour: COLOURS[colour],
});

/** Is this very move on the list? */
export function isOffered(choices: readonly Choice[], move: Move): boolean {
  return choices.some(
    (choice) =>
      Object.keys(choice.move).length === Object.keys(move).length &&
      Object.entries(move).every(([name, value]) => choice.move[name] === value),
  );
}

// ------------------------------------------------------------------ scores and counts

/** What a seat's stakes and bonuses are worth. */
export function points(box: Box, view: View, seat: number): number {
  const stakes = sum((view.owned[seat] ?? []).map((count, kind) => count * (box.worth[kind] ?? 0)));
  return stakes + sum(bonusesOf(box, view, seat));
}

export function bonusesOf(box: Box, view: View, seat: number): number[] {
  return box.bonuses.filter((_, index) => view.bonus[index] === seat);
}

export const alarms = (view: View): number => view.aside[STAKES.indexOf('alarm')] ?? 0;

/** The third alarm has been taken: Kasimir is awake. */
export const isAwake = (box: Box, view: View): boolean => alarms(view) >= box.bonuses.length;

/** The stakes that lie hidden, by kind: all there are, less those that lie open somewhere. Who counts, knows as much. */
export function hidden(box: Box, view: View): number[] {
  const seats = view.owned.slice(0, box.seats);
  const open = view.side.map((side, region) => (SIDES[side] === 'up' ? view.stake[region] : UNKNOWN));
  return box.stakes.map(
    (count, kind) =>
      count -
      (view.aside[kind] ?? 0) -
      sum(seats.map((owned) => owned[kind] ?? 0)) -
      open.filter((other) => other === kind).length,
  );
}

/** How often everybody has been on turn, the round in play included. */
export function roundOf(box: Box, view: View): number {
  // A turn that wakes Kasimir is never over; any other last turn is.
  const isBetween = phaseOf(view) === 'over' && !isAwake(box, view);
  return Math.floor((view.turns - Number(isBetween)) / box.seats) + 1;
}
