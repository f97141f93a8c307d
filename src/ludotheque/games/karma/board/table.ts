/** What lies on the table and what a click on it means. No drawing, no words: those come from elsewhere. */
import type { BoardProps, Choice, Move } from '@lib/board';
import { movesOf, sum } from '@lib/choices';

import { CHAKRAS, COLOURS, PHASES, TRAITS } from './types';
import type { Box, Colour, Outlook, Phase, Trait, View } from './types';

/** A die of the throw as it lies. */
export interface Thrown {
  place: number;
  colour: Colour;
  face: number;
  times: number;
  gone: boolean;
  loose: boolean;
}

export const boxOf = (table: BoardProps): Box => table.box;
export const viewOf = ({ position }: Pick<BoardProps, 'position'>): View => position.view;
/** What the rules say of what may come. */
export const outlookOf = ({ position }: Pick<BoardProps, 'position'>): Outlook => position.outlook;
export const phaseOf = (view: View): Phase => PHASES[view.phase] ?? 'over';

export function zonesOf(box: Box): number[] {
  return box.zones.slice(0, box.zones_count);
}

/** The trait card that lies before a seat, if any. */
export function traitOf(view: View, seat: number): Trait | null {
  return TRAITS[view.trait[seat] ?? -1] ?? null;
}

/** The colour of a trait card. */
export function chakra(trait: Trait): Colour {
  return COLOURS[CHAKRAS[TRAITS.indexOf(trait)] ?? 0] ?? 'red';
}

// ------------------------------------------------------------------ the throw

export function thrown(view: View): Thrown[] {
  return Array.from({ length: view.dice }, (_, place) => ({
    place,
    colour: COLOURS[view.colour[place] ?? 0] ?? 'red',
    face: view.face[place] ?? 0,
    times: view.times[place] ?? 1,
    gone: view.gone[place] === 1,
    loose: view.loose[place] === 1,
  }));
}

/** What each die still in the throw counts. */
export function parts(dice: Thrown[]): number[] {
  return dice.filter((die) => !die.gone).map((die) => die.face * die.times);
}

/** What a move would make of the throw; null where chance decides, or where no die changes. */
export interface Made {
  dice: Thrown[];
  total: number;
  valid: boolean;
}

export function after(table: Pick<BoardProps, 'position'>, move: Move | null): Made | null {
  const at = Number(move?.['target'] ?? move?.['face'] ?? move?.['up'] ?? -1);
  const use = outlookOf(table).uses.find((one) => one[0] === move?.['do'] && one[1] === move['die'] && one[2] === at);
  if (!use) return null;
  const [, , , place, face, times, total, valid] = use;
  const changed = (die: Thrown): Thrown => ({ ...die, face, times, gone: times === 0 });
  return { dice: thrown(viewOf(table)).map((die) => (die.place === place ? changed(die) : die)), total, valid };
}

// ------------------------------------------------------------------ powers

const POWER_MOVES: Partial<Record<Colour, string>> = {
  orange: 'nudge',
  yellow: 'remove',
  green: 'copy',
  'light-blue': 'reroll',
  'dark-blue': 'double',
  violet: 'triple',
};

/** A power of a die of the throw: may it be used, was it, or neither? */
export interface Power {
  colour: Colour;
  state: 'ready' | 'used' | 'idle';
  moves: Move[];
}

export function powersOf(view: View, choices: Choice[], place: number): Power[] {
  const has = view.power[place] ?? 0;
  const used = view.used[place] ?? 0;
  return COLOURS.flatMap((colour, bit): Power[] => {
    const kind = POWER_MOVES[colour];
    if (!kind || !((has >> bit) & 1)) return [];
    const moves = movesOf(choices, kind).filter((move) => move['die'] === place);
    const state = (used >> bit) & 1 ? 'used' : moves.length ? 'ready' : 'idle';
    return [{ colour, state, moves }];
  });
}

/** A power or a card that waits for its die, then perhaps for more. */
export interface Armed {
  kind: 'remove' | 'copy' | 'mimic' | 'visionary' | 'envious' | 'restless';
  die: number | null;
}

/** The moves an armed power or card still leads to. */
export function armedMoves(choices: Choice[], armed: Armed): Move[] {
  return movesOf(choices, armed.kind).filter((move) => armed.die === null || move['die'] === armed.die);
}

/** The dice that may be pointed at now, each with the moves it leads to. */
export function targets(choices: Choice[], armed: Armed): Map<number, Move[]> {
  const lit = new Map<number, Move[]>();
  const role = armed.die === null ? 'die' : 'target';
  for (const move of armedMoves(choices, armed)) {
    const place = move[role] as number | undefined;
    if (place !== undefined) lit.set(place, [...(lit.get(place) ?? []), move]);
  }
  return lit;
}

/** What a click on a die means while something is armed. */
export function point(choices: Choice[], armed: Armed, place: number): { play: Move } | { arm: Armed } | null {
  const moves = targets(choices, armed).get(place);
  const only = moves?.[0];
  if (!moves || !only) return null;
  const asksMore = armed.die === null && armed.kind !== 'restless';
  return asksMore ? { arm: { ...armed, die: place } } : { play: only };
}

// ------------------------------------------------------------------ picking

/**
 * The server takes dice in order (picks by colour, rerolls by place). A player may click in any order: this says what to
 * do next so that what was taken becomes what is wanted. Both lists are sorted.
 */
export function nextStep(taken: readonly number[], wanted: readonly number[]): 'undo' | { take: number } | null {
  const same = taken.findIndex((value, index) => value !== wanted[index]);
  if (same !== -1) return 'undo';
  const next = wanted[taken.length];
  return next === undefined ? null : { take: next };
}

/** One more or one less of a value in a sorted list. */
export function toggled(list: readonly number[], value: number, on: boolean): number[] {
  const rest = [...list];
  if (on) rest.push(value);
  else if (rest.includes(value)) rest.splice(rest.lastIndexOf(value), 1);
  return rest.sort((a, b) => a - b);
}

/** A die in the tray. */
export interface Held {
  key: string;
  colour: number;
  picked: boolean;
}

/**
 * The dice of the pool. The server counts dice of a colour, a player has pointed at this one and that one: those pointed
 * at rise first, then as many others as were picked.
 */
export function tray(view: View, picked: readonly number[], pointed: readonly string[] = []): Held[] {
  return view.pool.flatMap((count, colour) => {
    const keys = Array.from({ length: count }, (_, index) => `${colour}-${index}`);
    const taken = picked.filter((value) => value === colour).length;
    const first = keys.filter((key) => pointed.includes(key));
    const risen = new Set([...first, ...keys.filter((key) => !first.includes(key))].slice(0, taken));
    return keys.map((key) => ({ key, colour, picked: risen.has(key) }));
  });
}

/** How many dice of the turn were thrown already. */
export function spentDice(view: View): number {
  return sum(view.placed.map(sum)) + view.dice;
}

// ------------------------------------------------------------------ scores

/** How far the track goes: in tens, with room for a good turn. */
export function trackEnd(box: Box, view: View): number {
  const best = Math.max(...view.karma.slice(0, box.seats), view.eye, box.first_to);
  return Math.max(box.seats === 1 ? 40 : 60, Math.ceil((best + 4) / 10) * 10);
}

/** What the turn brings if it ended now, at this zone. */
export function karmaAt(box: Box, zone: number): number {
  return zone > 0 ? (box.zones[zone - 1] ?? 0) : 0;
}
