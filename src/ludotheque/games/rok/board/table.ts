/** Reading the view and the moves that are offered. */
import type { BoardProps, Choice, Move } from '@lib/board';
import { spread, sum } from '@lib/choices';

import { COLOURS, KINDS, PHASES, SIGNS, WIN } from './types';
import type { Box, Colour, Phase, Sign, View } from './types';

export const viewOf = ({ position }: Pick<BoardProps, 'position'>): View => position.view;
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

/** What became of a rune in the hand, as far as everybody can see now. */
type Fate = 'pair' | 'theft' | 'split' | 'single';

export interface Held {
  kind: number;
  count: number;
  fate: Fate;
  /** Whose Equilibrium rune it is the twin of, or who has the other half. */
  other: number;
}

/** What a seat has in its hand. Whether the twin of a single rune lies on the table is for the player to see. */
export function heldOf(view: View, seat: number): Held[] {
  return (view.grabbed[seat] ?? []).flatMap((count, kind): Held[] => {
    if (!count) return [];
    const victim = view.equilibrium.indexOf(kind);
    const sharer = view.grabbed.findIndex((counts, other) => other !== seat && (counts[kind] ?? 0) > 0);
    if (count > 1) return [{ kind, count, fate: 'pair', other: seat }];
    if (victim >= 0 && victim !== seat) return [{ kind, count, fate: 'theft', other: victim }];
    return [{ kind, count, fate: sharer >= 0 ? 'split' : 'single', other: sharer }];
  });
}

/** What a theft brings: the Equilibrium rune, and all loot of its colour. */
export function spoils(view: View, victim: number): { kind: number; count: number } {
  const kind = view.equilibrium[victim] ?? 0;
  return { kind, count: 1 + (byColour(view.loot[victim] ?? [])[COLOURS.indexOf(colourOf(kind))] ?? 0) };
}

/** The rune that a seat flicks: the twin it steals with, or for the win one of its own. */
export function flicked(view: View, seat: number): number {
  const twin = view.equilibrium.find(
    (kind, victim) => view.thief[victim] === seat && isKind(kind) && COLOURS.indexOf(colourOf(kind)) === view.contest,
  );
  return twin ?? spread(view.loot[seat] ?? [])[0] ?? Math.max(0, view.equilibrium[seat] ?? 0);
}
