/** What lies on the table and what a click on it means. No drawing, no words: those come from elsewhere. */
import type { BoardProps, Choice, Move } from '@lib/board';
import { movesOf, sum } from '@lib/choices';

import { COLOURS, PHASES, TRAITS } from './types';
import type { Box, Colour, Phase, Trait, View } from './types';

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
export const phaseOf = (view: View): Phase => PHASES[view.phase] ?? 'over';

export function zonesOf(box: Box): number[] {
  return box.zones.slice(0, box.zones_count);
}

/** The trait card that lies before a seat, if any. */
export function traitOf(view: View, seat: number): Trait | null {
  return TRAITS[view.trait[seat] ?? -1] ?? null;
}

/** The colour of a trait card: two cards for each, from violet down to orange. */
export function chakra(trait: Trait): Colour {
  return COLOURS[6 - Math.floor(TRAITS.indexOf(trait) / 2)] ?? 'red';
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

export const total = (dice: Thrown[]): number => sum(parts(dice));

/** The total to be exceeded, or null where any will do; an equal one allowed by Minimalist counts as one less. */
export function needed(box: Box, view: View): number | null {
  if (view.zone === 0) return null;
  return view.beat - (view.patient ? box.patient : 0) - view.minimalist;
}

export function beats(box: Box, view: View, points: number): boolean {
  const least = needed(box, view);
  return least === null || points > least;
}

/** The dice as they would lie after a move; null where chance decides, or where no die changes. */
export function after(dice: Thrown[], move: Move): Thrown[] | null {
  const target = dice[move['target'] as number];
  const change = (place: number, part: Partial<Thrown>): Thrown[] =>
    dice.map((die) => (die.place === place ? { ...die, ...part } : die));
  const die = move['die'] as number;
  const face = dice[die]?.face ?? 0;
  switch (move['do']) {
    case 'nudge':
      return change(die, { face: face + (move['up'] ? 1 : -1) });
    case 'remove':
      return change(move['target'] as number, { gone: true });
    case 'copy':
    case 'mimic':
      return change(die, { face: target?.face ?? 0 });
    case 'double':
      return change(die, { times: 2 });
    case 'triple':
      return change(die, { times: 3 });
    case 'visionary':
      return change(die, { face: move['face'] as number });
    default:
      return null;
  }
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

// ------------------------------------------------------------------ rounds and scores

/** The round in play, and how many there will be; null where nobody can know. */
export function rounds(box: Box, view: View): { round: number; of: number | null } {
  const between = ['drafting', 'negotiating', 'eye', 'over'].includes(phaseOf(view));
  const round = Math.max(1, view.round + (between ? 0 : 1));
  if (box.seats === 1) return { round, of: box.rounds };
  if (box.first_to > 0) return { round, of: null };
  if (phaseOf(view) === 'over') return { round, of: round };
  // The cards still to be kept will take dice out of the reserve.
  const cards = ['dealing', 'keeping'].includes(phaseOf(view)) ? box.seats : 0;
  const left = sum(view.reserve) + (between ? view.drafted : 0) - cards;
  return { round, of: round + Math.ceil(left / box.seats) };
}

/** How far the track goes: in tens, with room for a good turn. */
export function trackEnd(box: Box, view: View): number {
  const best = Math.max(...view.karma.slice(0, box.seats), view.eye, box.first_to);
  return Math.max(box.seats === 1 ? 40 : 60, Math.ceil((best + 4) / 10) * 10);
}

/** The seats that play after this one in this round, the next first. */
export function yetToPlay(box: Box, view: View): number[] {
  const order = Array.from({ length: box.seats }, (_, place) => (view.starter + place) % box.seats);
  return order.slice(order.indexOf(view.turn) + 1);
}

/** The winners so far: most Karma; alone, whoever is ahead of the Eye. */
export function leaders(box: Box, view: View): number[] {
  const karma = view.karma.slice(0, box.seats);
  if (box.seats === 1) return view.eye < (karma[0] ?? 0) ? [0] : [];
  const best = Math.max(...karma);
  return karma.flatMap((score, seat) => (score === best ? [seat] : []));
}

/** What the turn brings if it ended now, at this zone. */
export function karmaAt(box: Box, zone: number): number {
  return zone > 0 ? (box.zones[zone - 1] ?? 0) : 0;
}

/** Karma on average when one more throw is tried and nothing after it: reached, or fallen back. */
export function average(box: Box, view: View, chance: number): number {
  return chance * karmaAt(box, view.zone + 1) + (1 - chance) * karmaAt(box, view.zone - 1);
}
