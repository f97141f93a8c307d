/** Reading the view and the moves that are offered. */
import type { BoardProps, Choice, Move } from '@lib/board';
import { sum } from '@lib/choices';

import { COLOURS, KINDS, PHASES, SIGNS, WIN } from './types';
import type { Box, Colour, Outlook, Phase, Sign, View } from './types';

export const viewOf = ({ position }: Pick<BoardProps, 'position'>): View => position.view;
/** What the rules say of what may come. */
export const outlookOf = ({ position }: Pick<BoardProps, 'position'>): Outlook => position.outlook;
export const boxOf = ({ box }: Pick<BoardProps, 'box'>): Box => box;
export const phaseOf = (view: View): Phase => PHASES[view.phase] ?? 'over';

export const isKind = (rune: number | undefined): rune is number => rune !== undefined && rune >= 0 && rune < KINDS;
export const colourOf = (kind: number): Colour => COLOURS[Math.floor(kind / SIGNS.length)] ?? 'bone';
export const signOf = (kind: number): Sign => SIGNS[kind % SIGNS.length] ?? 'fork';
/** The kind that a move (or a phrase) names by colour and sign. */
export const kindOf = ({ colour, sign }: Move): number =>
  COLOURS.indexOf(colour as Colour) * SIGNS.length + SIGNS.indexOf(sign as Sign);

export const seatsOf = (box: Box): number[] => Array.from({ length: box.seats }, (_, seat) => seat);

/** Runes of a loot, by colour. */
export function byColour(loot: readonly number[]): number[] {
  return COLOURS.map((_, colour) => sum(loot.slice(colour * SIGNS.length, (colour + 1) * SIGNS.length)));
}
export const lootOf = (view: View, seat: number): number => sum(view.loot[seat] ?? []);

/** The move that takes the rune on a cell, or marks it or takes its mark off, where it is offered. */
export function reaching(choices: readonly Choice[], cell: number): Move | null {
  return (
    choices.find(({ move }) => (move['do'] === 'grab' || move['do'] === 'mark') && move['cell'] === cell)?.move ?? null
  );
}

export const isRace = (view: View): boolean => phaseOf(view) === 'grabbing';
/** May runes be grabbed, or in calm be marked? */
export const isOpen = (view: View): boolean => isRace(view) || phaseOf(view) === 'marking';
/** Is the table cleared for a flick, up to the choice that it brings? */
export const isFlick = (view: View): boolean => ['aiming', 'pushing', 'drifting', 'ordering'].includes(phaseOf(view));
export const isForWin = (view: View): boolean => view.contest === WIN;
