/** What stands on the shelf: the five, and after them whatever else the server has. */
import type { GameInfo, NewTable, SeatInfo, TableRow } from '@lib/generated/messages';
import { namesOf } from '@lib/seating';
import { word } from '@lib/words.svelte';
import type { Component } from 'svelte';

import KarmaBox from './boxes/KarmaBox.svelte';
import KasimirBox from './boxes/KasimirBox.svelte';
import KiwetinBox from './boxes/KiwetinBox.svelte';
import RokBox from './boxes/RokBox.svelte';
import SpiritsBox from './boxes/SpiritsBox.svelte';

export interface Place {
  id: string;
  seats: number[];
  minutes: number;
  /** How tall the box stands, in units of the drawing. */
  tall: number;
  tone: string;
  Drawing?: Component;
  /** Absent: the game is not on this server yet. */
  info?: GameInfo;
}

const five: Place[] = [
  { id: 'karma', seats: [1, 4], minutes: 25, tall: 258, tone: '#6b4487', Drawing: KarmaBox },
  { id: 'spirits', seats: [2, 2], minutes: 20, tall: 272, tone: '#12394a', Drawing: SpiritsBox },
  { id: 'kasimir', seats: [2, 4], minutes: 30, tall: 282, tone: '#cb4733', Drawing: KasimirBox },
  { id: 'kiwetin', seats: [2, 6], minutes: 30, tall: 264, tone: '#1f6553', Drawing: KiwetinBox },
  { id: 'rok', seats: [2, 5], minutes: 20, tall: 246, tone: '#3d5652', Drawing: RokBox },
];
const PLAIN = '#2f6f68';

/** Box and minutes are ours; how many may play is for the rules to say, where they are there. */
export function drawn(games: readonly GameInfo[]): Place[] {
  return five.map((place) => {
    const info = games.find(({ id }) => id === place.id);
    return info ? { ...place, info, seats: info.seats } : place;
  });
}

export function undrawn(games: readonly GameInfo[]): Place[] {
  return games
    .filter(({ id }) => !five.some((place) => place.id === id))
    .map((info) => ({ id: info.id, seats: info.seats, minutes: info.minutes, tall: 250, tone: PLAIN, info }));
}

export function toneOf(game: string): string {
  return five.find(({ id }) => id === game)?.tone ?? PLAIN;
}

/** The bot for whoever did not choose one: a good one that answers at once. */
export function usualBot(info: GameInfo): string {
  return info.bots.includes('heuristic') ? 'heuristic' : (info.bots.at(-1) ?? '');
}

/** One click: the smallest table for two, and whoever comes for the first time plays the first game's variant. */
export function playNow(info: GameInfo, hasPlayed: boolean): NewTable {
  const seats = Math.max(info.seats[0] ?? 2, Math.min(2, info.seats[1] ?? 2));
  return {
    game: info.id,
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === 0 ? { kind: 'me' } : { kind: 'bot', bot: usualBot(info) },
    ),
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
