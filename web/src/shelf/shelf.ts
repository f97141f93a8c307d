/** What stands on the shelf: the games with a lid drawn here, and after them whatever else the server has. */
import type { GameInfo, NewTable, SeatInfo, TableRow } from '@lib/generated/messages';
import { gameOf, type Lid } from '@lib/lids';
import { namesOf } from '@lib/seating';
import { word } from '@lib/words.svelte';
import type { Component } from 'svelte';

import { lastOpponent } from '../opponent/opponent';

export interface Place {
  id: string;
  /** How tall the box stands, in units of the drawing. */
  tall: number;
  tone: string;
  Drawing?: Component;
  /** Absent: the server has not said, or has not got it. */
  info?: GameInfo;
}

const lids: Place[] = Object.entries(import.meta.glob<Lid>('@games/*/board/Box.svelte', { eager: true }))
  .sort(([, one], [, other]) => one.lid.place - other.lid.place)
  .map(([path, { default: Drawing, lid }]) => ({ id: gameOf(path), tall: lid.tall, tone: lid.tone, Drawing }));
const PLAIN = '#2f6f68';

export function drawn(games: readonly GameInfo[]): Place[] {
  return lids.map((place) => {
    const info = games.find(({ id }) => id === place.id);
    return info ? { ...place, info } : place;
  });
}

export function undrawn(games: readonly GameInfo[]): Place[] {
  return games
    .filter(({ id }) => !lids.some((place) => place.id === id))
    .map((info) => ({ id: info.id, tall: 250, tone: PLAIN, info }));
}

export function toneOf(game: string): string {
  return lids.find(({ id }) => id === game)?.tone ?? PLAIN;
}

/** One click: against whom one played last, and whoever comes for the first time plays the first game's variant. */
export function playNow(info: GameInfo, hasPlayed: boolean): NewTable {
  const { bot, count } = lastOpponent(info);
  const seats = Math.max(info.seats[0] ?? 2, Math.min(1 + count, info.seats[1] ?? 2));
  return {
    game: info.id,
    seats: Array.from({ length: seats }, (_, seat) => (seat === 0 ? { kind: 'me' } : { kind: 'bot', bot })),
    options: hasPlayed ? {} : (info.coach?.options ?? {}),
    start: true,
  };
}

/** A guest's tables: own turn first, then those that go on, then the finished. */
export function sorted(rows: readonly TableRow[]): TableRow[] {
  const rank = (row: TableRow): number => (row.my_turn ? 0 : row.phase === 'over' ? 2 : 1);
  return [...rows].sort((a, b) => rank(a) - rank(b));
}

/** How a finished match ended, from where the guest sat; empty where it was not kept. */
export function resultOf(row: TableRow): string {
  if (!row.outcome) return '';
  const { scores, winners } = row.outcome;
  const mine = row.seats.findIndex((seat) => seat.mine);
  const points = [...scores].sort((a, b) => b - a).join(' – ');
  const names = winners.map((seat) => namesOf(row.seats as SeatInfo[])[seat]).join(', ');
  if (winners.length === 0) return word('my-games-lost', { points });
  if (winners.length > 1) return word('my-games-shared', { points });
  return winners[0] === mine ? word('my-games-won', { points }) : word('my-games-other', { points, names });
}

export function stateOf(row: TableRow): string {
  if (row.my_turn) return word('your-turn');
  if (row.phase === 'lobby') return word('running-join');
  const seat = row.seats.findIndex((one) => one.acting);
  const name = namesOf(row.seats as SeatInfo[])[seat];
  if (name === undefined) return '';
  return word(row.seats[seat]!.kind === 'bot' ? 'running-thinking' : 'running-acting', { name });
}
