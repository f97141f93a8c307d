/** The turns told by the journal: the view has only counts of dice in the zones, the story has faces and totals. */
import type { Event, Move } from '@lib/board';
import { sum } from '@lib/choices';

import { after, beats, total } from './table';
import type { Thrown } from './table';
import { COLOURS } from './types';
import type { Box, Colour, View } from './types';

export interface Landed {
  dice: Thrown[];
  total: number;
}

export interface Turn {
  seat: number;
  zones: Landed[];
  fell: boolean;
  more: number;
  over: boolean;
}

interface Telling extends Turn {
  picked: Colour[];
  dice: Thrown[];
  failed: boolean;
  patient: number;
  minimalist: number;
}

const ENDS = new Set(['stop', 'careful', 'decline', 'generous', 'thrifty', 'draft', 'negotiator', 'keep']);

/** All turns the journal tells, the oldest first. The first one may be told in part only. */
export function turns(box: Box, events: Event[]): Turn[] {
  const told: Telling[] = [];
  for (const { move, by } of events) {
    if (!move) continue;
    let turn = told.at(-1);
    const begins = move['do'] === 'pick' || move['do'] === 'patient' || move['do'] === 'detached';
    if (begins && (!turn || turn.over || turn.seat !== by)) {
      if (turn) turn.over = true;
      turn = newTurn(by);
      told.push(turn);
    }
    if (turn) tell(box, turn, move);
  }
  for (const turn of told) turn.fell = turn.failed;
  return told;
}

function newTurn(seat: number): Telling {
  return {
    seat,
    zones: [],
    fell: false,
    more: 0,
    over: false,
    picked: [],
    dice: [],
    failed: false,
    patient: 0,
    minimalist: 0,
  };
}

function tell(box: Box, turn: Telling, move: Move): void {
  const kind = move['do'] as string;
  if (turn.over && kind !== 'generous' && kind !== 'thrifty') return;
  if (ENDS.has(kind)) {
    turn.over = true;
    if (kind === 'careful') turn.failed = false;
    if (kind === 'generous') turn.more = box.generous;
  } else if (kind === 'pick') turn.picked.push(move['colour'] as Colour);
  else if (kind === 'throw' && turn.picked.length) {
    turn.dice = turn.picked.map((colour, place) => ({ place, colour, face: 0, times: 1, gone: false, loose: true }));
    turn.picked = [];
  } else if (kind === 'roll') roll(turn, move['face'] as number);
  else if (kind === 'reroll' || kind === 'restless') set(turn, move['die'] as number, { loose: true });
  else if (kind === 'stubborn') {
    turn.dice = turn.dice.map((die) => ({ ...die, face: 0, times: 1, gone: false, loose: true }));
    turn.failed = false;
  } else if (kind === 'patient') turn.patient = 1;
  else if (kind === 'minimalist') turn.minimalist = 1;
  else if (kind === 'detached' && turn.zones[0]) turn.zones[0].dice = [];
  else if (kind === 'tally') tally(box, turn);
  else turn.dice = after(turn.dice, move) ?? turn.dice;
}

function roll(turn: Telling, face: number): void {
  const die = turn.dice.find((one) => one.loose);
  // Nothing loose: it is a die of the Evil Eye, so the turn is over.
  if (!die) turn.over = true;
  else set(turn, die.place, { face, loose: false });
}

function set(turn: Telling, place: number, part: Partial<Thrown>): void {
  turn.dice = turn.dice.map((die) => (die.place === place ? { ...die, ...part } : die));
}

function tally(box: Box, turn: Telling): void {
  const points = total(turn.dice);
  const stand = {
    zone: turn.zones.length,
    beat: turn.zones.at(-1)?.total ?? 0,
    patient: turn.patient,
    minimalist: turn.minimalist,
  };
  if (!beats(box, stand as View, points)) {
    turn.failed = true;
    return;
  }
  turn.zones.push({ dice: turn.dice, total: points });
  turn.dice = [];
  turn.patient = 0;
  turn.minimalist = 0;
  if (turn.zones.length === box.zones_count) turn.over = true;
}

/** A zone of the turn in play: the colours that lie there, and faces and total where the journal tells them. */
export interface Zone {
  karma: number;
  state: 'held' | 'now' | 'far';
  dice: { colour: Colour; face: number | null; gone: boolean }[];
  total: number | null;
}

/** The stairs as they stand. */
export function stairs(box: Box, view: View, events: Event[]): Zone[] {
  const last = turns(box, events).at(-1);
  const told = last && last.seat === view.turn && last.zones.length >= view.zone ? last.zones : [];
  return box.zones.slice(0, box.zones_count).map((karma, index) => {
    const state = index < view.zone ? 'held' : index === view.zone ? 'now' : 'far';
    const placed = view.placed[index] ?? [];
    const landed = state === 'held' ? told[index] : undefined;
    const plain = placed.flatMap((count, colour) =>
      Array.from({ length: count }, () => ({ colour: COLOURS[colour] ?? 'red', face: null, gone: false })),
    );
    const dice = landed && matches(landed, placed) ? landed.dice : plain;
    const points = index === view.zone - 1 ? view.beat : (landed?.total ?? null);
    return { karma, state, dice, total: state === 'held' ? points : null };
  });
}

function matches(landed: Landed, placed: number[]): boolean {
  return (
    landed.dice.length === sum(placed) &&
    COLOURS.every((colour, index) => landed.dice.filter((die) => die.colour === colour).length === (placed[index] ?? 0))
  );
}

/** What a seat's turn in this round brought, if it has been played; unused dice at the last zone come on top. */
export function resultOf(box: Box, view: View, events: Event[], seat: number): { karma: number; from: number } | null {
  const all = turns(box, events);
  const start = all.findLastIndex((turn) => turn.seat === view.starter);
  const turn = all.slice(Math.max(start, 0)).find((one) => one.seat === seat);
  if (!turn || start === -1) return null;
  const reached = turn.zones.length;
  const held = turn.fell ? reached - 1 : reached;
  const karma = (box.zones[held - 1] ?? 0) + turn.more;
  return { karma, from: turn.fell ? (box.zones[reached - 1] ?? 0) : karma };
}

/** Which dice of the throw have just been rolled, in the order in which they fell. */
export function rolledNow(before: View | null, events: Event[], count: number): number[] {
  const last = events.findLastIndex(
    ({ move }) => move?.['do'] === 'throw' || move?.['do'] === 'reroll' || move?.['do'] === 'stubborn',
  );
  const cause = events[last]?.move;
  if (!cause || !events.slice(last).some(({ move }) => move?.['do'] === 'roll')) return [];
  const all = Array.from({ length: count }, (_, place) => place);
  if (cause['do'] === 'reroll') return [cause['die'] as number];
  const chosen =
    cause['do'] === 'throw' && before ? all.filter((place) => before.dice === count && before.loose[place]) : [];
  return chosen.length ? chosen : all;
}
