/** Reading the view and the moves that are offered. */
import type { BoardProps, Choice, Move } from '@lib/board';

import { MOMENTS, PHASES, RUNES, SPIRITS, TILES } from './types';
import type { Box, Moment, Outlook, Phase, Rune, Spirit, Tile, View } from './types';

export const viewOf = ({ position }: Pick<BoardProps, 'position'>): View => position.view;
export const boxOf = ({ box }: Pick<BoardProps, 'box'>): Box => box;
/** What the rules say of what may come. */
export const outlookOf = ({ position }: Pick<BoardProps, 'position'>): Outlook => position.outlook;
export const phaseOf = (view: View): Phase => PHASES[view.phase] ?? 'over';
/** The present moment, or the last one before what is being thrown. */
export const momentOf = (view: View): Moment => MOMENTS[view.moment] ?? 'end-of-turn';

/** What a Rune without a target, such as Root, was played on. */
export const NO_TARGET = -1;

export const figureOf = (view: View, seat: number): number => view.figure[seat] ?? seat;
export const spaceOf = (view: View, seat: number): number => view.space[figureOf(view, seat)] ?? 0;
export const isWebbed = (view: View, seat: number): boolean => view.web[figureOf(view, seat)] === 1;
export const tileAt = (view: View, space: number): Tile | null => TILES[view.tile[space] ?? -1] ?? null;

/** The spirit that a seat plays; null before it is chosen. */
export function spiritOf(view: View, seat: number): Spirit | null {
  return SPIRITS[view.spirit[figureOf(view, seat)] ?? -1] ?? null;
}

export function baseOf(box: Box, view: View, seat: number): number {
  return box.bases[view.spirit[figureOf(view, seat)] ?? -1] ?? 0;
}

/** The spirit on turn, or after a Whirlwind one with this base. */
export function spiritOfBase(box: Box, view: View, base: number): Spirit | null {
  return baseOf(box, view, view.turn) === base ? spiritOf(view, view.turn) : (SPIRITS[box.bases.indexOf(base)] ?? null);
}

/** The figures that are on the map, and the seat that plays each. */
export function figuresOf(box: Box, view: View): { figure: number; spirit: Spirit; seat: number }[] {
  return Array.from({ length: box.seats }, (_, figure) => figure).flatMap((figure) => {
    const spirit = SPIRITS[view.spirit[figure] ?? -1];
    return spirit ? [{ figure, spirit, seat: view.figure.indexOf(figure) }] : [];
  });
}

/** The Runes the seat that looks holds, each kind once. */
export function handOf(view: View): { rune: Rune; count: number }[] {
  return RUNES.flatMap((rune, kind) => {
    const count = view.my_hand[kind] ?? 0;
    return count ? [{ rune, count }] : [];
  });
}

/** What a Rune is played on: a space, a seat, or for a Surge 1 longer, 0 shorter. */
export function targetOf(move: Move): number {
  const target = (move['space'] ?? move['seat'] ?? move['longer']) as number | boolean | undefined;
  return target === undefined ? NO_TARGET : Number(target);
}

/** All that a Rune may be played on now, each with its move; empty where it may not be played. */
export function targetsOf(choices: readonly Choice[], rune: string | null): Map<number, Choice> {
  return new Map(choices.filter(({ move }) => move['do'] === rune).map((choice) => [targetOf(choice.move), choice]));
}

/** What is chosen by pointing at the map: spaces, or seats by their figures. */
export function pointsAt(rune: Rune | null): 'space' | 'seat' | null {
  if (rune === 'shatter') return 'space';
  return rune && ['swap', 'wake', 'theft', 'vine'].includes(rune) ? 'seat' : null;
}

/** By how many spaces a wind blows, either way. */
export function blows(box: Box, tile: Tile): number {
  return tile === 'breeze' || tile === 'gust' || tile === 'zephyr' || tile === 'squall' ? box[tile] : 0;
}

/** The grip dice row by row: a Rotten branch asks for two throws. Faces that are not thrown yet are missing. */
export function gripRows(view: View, phase: Phase): { faces: number[]; done: boolean }[] {
  const lying = view.faces.slice(0, view.dice);
  const waits = phase === 'braced' || (phase === 'moment' && momentOf(view) === 'before-grip');
  if (view.trial) return [{ faces: waits ? [] : lying, done: false }];
  if (view.grips > 1)
    return [
      { faces: waits ? [] : lying, done: false },
      { faces: [], done: false },
    ];
  if (!view.gripped || view.grips === 0) return [{ faces: waits ? [] : lying, done: false }];
  // The first throw has held; its faces are still to be seen until the second falls.
  return [
    { faces: waits ? lying : [], done: true },
    { faces: waits ? [] : lying, done: false },
  ];
}
