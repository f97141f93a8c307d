/** What lies on the table. No drawing, no words: those come from elsewhere. */
import type { BoardProps, Choice, Move } from '@lib/board';
import { movesOf } from '@lib/choices';

import { COLOURS, PHASES, SIDES, STAKES, UNKNOWN } from './types';
import type { Box, Colour, Outlook, Phase, Side, Stake, View } from './types';
import type { Step } from './ways';

export const boxOf = (table: BoardProps): Box => table.box;
export const viewOf = ({ position }: Pick<BoardProps, 'position'>): View => position.view;
/** What the rules say of what may come. */
export const outlookOf = ({ position }: Pick<BoardProps, 'position'>): Outlook => position.outlook;
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

// ------------------------------------------------------------------ counts

export function bonusesOf(box: Box, view: View, seat: number): number[] {
  return box.bonuses.filter((_, index) => view.bonus[index] === seat);
}

export const alarms = (view: View): number => view.aside[STAKES.indexOf('alarm')] ?? 0;
