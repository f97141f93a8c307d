/** The turns told by the journal: the view has only counts of dice in the zones, the story has faces and totals. */
import type { Event, Move } from '@lib/board';
import { sum } from '@lib/choices';

import { COLOURS } from './types';
import type { Box, Colour, View } from './types';

export interface Landed {
  dice: { colour: Colour; face: number; gone: boolean }[];
  total: number;
}

export interface Turn {
  seat: number;
  zones: Landed[];
  fell: boolean;
  more: number;
  over: boolean;
}

const ENDS = new Set(['stop', 'careful', 'decline', 'generous', 'thrifty', 'draft', 'negotiator', 'keep']);
const BEGINS = new Set(['pick', 'patient', 'detached']);

/** All turns the journal tells, the oldest first. The first one may be told in part only. */
export function turns(box: Box, events: Event[]): Turn[] {
  const told: Turn[] = [];
  for (const { move, by, phrase } of events) {
    if (!move) continue;
    const kind = move['do'] as string;
    let turn = told.at(-1);
    if (BEGINS.has(kind) && (!turn || turn.over || turn.seat !== by)) {
      if (turn) turn.over = true;
      turn = { seat: by, zones: [], fell: false, more: 0, over: false };
      told.push(turn);
    }
    if (turn) tell(box, turn, move, phrase);
  }
  return told;
}

function tell(box: Box, turn: Turn, move: Move, phrase: Event['phrase']): void {
  const kind = move['do'] as string;
  if (turn.over && kind !== 'generous' && kind !== 'thrifty') return;
  if (kind === 'generous') turn.more = box.generous;
  if (kind === 'careful' || kind === 'stubborn') turn.fell = false;
  // A die of the Evil Eye falls when the turn is over.
  if (ENDS.has(kind) || (kind === 'roll' && phrase?.values['eye'] === 'true')) turn.over = true;
  else if (kind === 'detached' && turn.zones[0]) turn.zones[0].dice = [];
  else if (kind === 'tally') {
    const { valid, total, dice } = phrase?.values ?? {};
    if (valid === 'true') turn.zones.push({ dice: diceOf(String(dice ?? '')), total: Number(total) });
    else turn.fell = true;
    turn.over = turn.zones.length === box.zones_count;
  }
}

/** The dice of a throw that was totted up, as the journal writes them: colour, face, how often it counted. */
function diceOf(text: string): Landed['dice'] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((die) => {
      const [colour = 0, face = 0, times = 1] = die.split('.').map(Number);
      return { colour: COLOURS[colour] ?? 'red', face, gone: times === 0 };
    });
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
