/** How runes came to where they are, told by two views and the journal between them. */
import type { BoardProps, Event, Move } from '@lib/board';
import type { Said } from '@lib/question';

import { colourOf, isKind, kindOf, signOf, viewOf } from './table';
import { EMPTY, HIDDEN, KINDS, UNREAD } from './types';
import type { View } from './types';

/** Where a rune can be: on a cell, in a seat's hand, loot or plinth, or in the bag. */
export interface Place {
  at: 'cell' | 'hand' | 'loot' | 'plinth' | 'bag';
  of: number;
}

export interface Passage {
  kind: number;
  from: Place;
  to: Place;
}

const BAG: Place = { at: 'bag', of: 0 };
const same = (one: Place, other: Place): boolean => one.at === other.at && one.of === other.of;

/** Where the runes of a kind are that everybody can see. */
function whereabouts(view: View, kind: number): Place[] {
  const of = (at: Place['at'], counts: readonly number[][]): Place[] =>
    counts.flatMap((count, seat) => Array.from({ length: count[kind] ?? 0 }, () => ({ at, of: seat })));
  const on = (at: Place['at'], runes: readonly number[]): Place[] =>
    runes.flatMap((rune, place) => (rune === kind ? [{ at, of: place }] : []));
  return [
    ...on('cell', view.rune),
    ...on('plinth', view.equilibrium),
    ...of('hand', view.grabbed),
    ...of('loot', view.loot),
  ];
}

function less(all: readonly Place[], some: readonly Place[]): Place[] {
  const left = [...some];
  return all.filter((place) => {
    const found = left.findIndex((other) => same(place, other));
    if (found >= 0) left.splice(found, 1);
    return found < 0;
  });
}

const done = (news: readonly Event[], what: string): Move[] =>
  news.flatMap(({ move }) => (move?.['do'] === what ? [move] : []));

/** Every rune that has changed its place since, and came from where it was seen; those thrown are told apart. */
export function passages(before: View, view: View, news: readonly Event[]): Passage[] {
  const grabbers = new Map(
    news.flatMap(({ move, by }) => (move?.['do'] === 'grab' ? [[move['cell'] as number, by] as const] : [])),
  );
  const moved: Passage[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    const [was, is] = [whereabouts(before, kind), whereabouts(view, kind)];
    const gone = less(was, is);
    // What turns up on a cell was thrown.
    const come = less(is, was).filter(({ at }) => at !== 'cell');
    for (const from of gone) {
      const wanted = (to: Place): boolean =>
        from.at === 'cell' && (grabbers.get(from.of) === to.of || view.marks[to.of]?.[from.of] === 1);
      const [to] = come.splice(Math.max(0, come.findIndex(wanted)), 1);
      moved.push({ kind, from, to: to ?? BAG });
    }
    moved.push(...come.map((to) => ({ kind, from: BAG, to })));
  }
  if (done(news, 'clear').length)
    before.rune.forEach((rune, cell) => {
      if (rune === HIDDEN) moved.push({ kind: HIDDEN, from: { at: 'cell', of: cell }, to: BAG });
    });
  return moved;
}

export interface Landing {
  cell: number;
  /** Who threw it. */
  seat: number;
}

/** The runes of the throw in hand that have landed after this entry, in the order in which they were thrown. */
export function landings(events: readonly Event[], known: number, lead: number, seats: number): Landing[] {
  const falls = (move: Move | null): boolean => ['fall', 'land', 'show'].includes(move?.['do'] as string);
  const start = events.findLastIndex(({ move }) => !falls(move)) + 1;
  return events
    .slice(start)
    .filter(({ move }) => move?.['do'] === 'land')
    .map(({ move, number }, index) => ({ cell: move!['cell'] as number, seat: (lead + index) % seats, number }))
    .filter(({ number }) => number > known)
    .map(({ cell, seat }) => ({ cell, seat }));
}

/** The table as it may be seen before faces are shown: those that were not seen yet are blank. */
export function blank(runes: readonly number[], seen: readonly number[]): number[] {
  return runes.map((rune, cell) => (isKind(rune) && seen[cell] !== rune ? UNREAD : rune));
}

/** The cells from which runes were taken in this throw. */
export function ghosts(events: readonly Event[], view: View): number[] {
  const thrown = events.findLastIndex(({ move }) => move?.['do'] === 'land');
  const taken = done(events.slice(thrown + 1), 'grab').map((move) => move['cell'] as number);
  const marked = view.marks.flatMap((cells) => cells.flatMap((mark, cell) => (mark ? [cell] : [])));
  return [...new Set([...taken, ...marked])].filter((cell) => view.rune[cell] === EMPTY);
}

const count = (moved: readonly Passage[], from: Place['at'], to: Place['at']): number =>
  moved.filter((passage) => passage.from.at === from && passage.to.at === to).length;

/** A rune, as a value for words. */
export const stone = (kind: number): { rune: string } => ({ rune: `@rune-${colourOf(kind)}-${signOf(kind)}` });

/** The last step of settling among these entries in words, or nothing. */
export function step(table: BoardProps, before: View, news: readonly Event[], moved: readonly Passage[]): Said | null {
  const view = viewOf(table);
  const last = news.findLast(({ move }) => STEPS.includes(move?.['do'] as string));
  const what = last?.move?.['do'] as string | undefined;
  if (!last || !what) return null;
  const who = (seat: number, as = ''): Record<string, string> => ({
    [as || 'name']: table.names[seat] ?? '',
    [as ? `you_${as}` : 'you']: String(seat === table.position.seat),
  });
  switch (what) {
    case 'check':
      return { key: 'board-told-check', values: { count: count(moved, 'hand', 'bag') } };
    case 'part':
      return { key: 'board-told-part', values: { count: count(moved, 'hand', 'bag') } };
    case 'pay':
      return { key: 'board-told-pay', values: { ...who(last.by), ...stone(kindOf(last.move!)) } };
    case 'rob':
    case 'steal': {
      const victim = last.move!['seat'] as number;
      const runes = moved.filter(({ from, to }) => from.of === victim && from.at !== 'cell' && to.of !== victim).length;
      const thief = before.thief[victim] ?? 0;
      return { key: 'board-told-rob', values: { ...who(thief, 'thief'), ...who(victim, 'victim'), count: runes } };
    }
    case 'replace': {
      const kind = before.rune[last.move!['cell'] as number] ?? 0;
      const seat = view.equilibrium.indexOf(kind);
      return { key: 'board-told-replace', values: { ...who(seat), ...stone(isKind(kind) ? kind : 0) } };
    }
    case 'award':
      return { key: 'board-told-award', values: who(last.move!['seat'] as number) };
    default:
      return { key: 'board-told-clear', values: { count: before.rune.filter((rune) => rune === HIDDEN).length } };
  }
}
const STEPS = ['check', 'part', 'pay', 'rob', 'steal', 'replace', 'award', 'clear'];

/** Who flicked last. */
export const lastFlick = (events: readonly Event[]): number =>
  events.findLast(({ move }) => move?.['do'] === 'push')?.by ?? -1;
