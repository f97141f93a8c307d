/** The end of a match: what the shell works out of the outcome, and what a game's `board/ending/index.ts` hands to it. */
import type { Component } from 'svelte';

import type { AnyGame, BoardProps, Outcome, SeatInfo } from './board';
import type { Account, Why } from './generated/messages';
import type { Known } from './known';
import { named, type Teller } from './log';
import { word } from './words.svelte';

/** What the drawing of an account is given. */
export interface EndingProps<G extends AnyGame = AnyGame> extends BoardProps<G> {
  account: G['account'];
  outcome: Outcome;
  /** The seats, the best first. */
  ranking: number[];
}

/** A game's own way to show how it came about. */
export interface Ending {
  /** The card: everybody's score with its parts. */
  Account: Component<EndingProps>;
  /** What the lamp lights: on the point 110, 196, up to 130 high. */
  Trophy: Component<BoardProps & { seat: number }>;
  /** A piece of the game that drifts down, around 0, 0; about 24 large. */
  Bit: Component<{ index: number }>;
  /** Are scores no points, but how far everybody has come? Then the game has words for `ending-behind`. */
  isRace?: boolean;
}

/** Who won, in a sentence; nothing while that is open. */
export function headline(news: Known, names: readonly string[]): string {
  if (!news.outcome) return '';
  const { winners } = news.outcome;
  const [first] = winners;
  if (first === undefined) return word('result-lost');
  if (winners.length > 1) return word('result-shared', { names: winners.map((seat) => names[seat]).join(', ') });
  const isYou = news.positions.length === 1 && news.seats[first]?.mine;
  return isYou ? word('result-you-won') : word('result-won', { name: names[first] ?? '' });
}

/** The seats, winners first, then by their scores. */
export function rankingOf({ scores, winners }: Outcome): number[] {
  const won = (seat: number): number => Number(winners.includes(seat));
  return scores.map((_, seat) => seat).sort((a, b) => won(b) - won(a) || scores[b]! - scores[a]!);
}

/** Is it the seat of whoever looks? At one screen nobody's is. */
export const isOwn = ({ seats }: Pick<BoardProps, 'seats'>, seat: number): boolean =>
  (seats[seat]?.mine ?? false) && seats.filter(({ mine }) => mine).length === 1;

/** A seat's place; equals have the same. */
export function placeOf({ scores, winners }: Outcome, seat: number): number {
  const won = winners.includes(seat);
  return (
    1 +
    scores.filter((score, other) =>
      winners.includes(other) ? !won || score > scores[seat]! : !won && score > scores[seat]!,
    ).length
  );
}

/** By how much it was won; empty where nobody won alone, or nobody was beaten. */
export function margin(outcome: Outcome, { names, isYou }: Teller): string {
  const [first, second] = rankingOf(outcome);
  if (outcome.winners.length !== 1 || first === undefined || second === undefined) return '';
  const [points, other] = [outcome.scores[first]!, outcome.scores[second]!];
  if (outcome.scores.length === 2) return word('result-two', { points, other });
  if (points === other) return word('result-equal', { points });
  const name = names[second] ?? '';
  return word('result-more', { points, other, name, is_you: String(isYou(second)) });
}

/** In a race, how far whoever looks was from the winner, or else the second; in the game's words. */
export function behind({ scores, winners }: Outcome, { words, names, isYou }: Teller): string {
  const [first] = winners;
  const others = rankingOf({ scores, winners }).filter((seat) => !winners.includes(seat));
  const seat = others.find(isYou) ?? others[0];
  if (winners.length !== 1 || first === undefined || seat === undefined) return '';
  const spaces = scores[first]! - scores[seat]!;
  return words.word('ending-behind', { spaces, name: names[seat] ?? '', is_you: String(isYou(seat)) });
}

/** What has decided, in the game's words. */
export function whyOf(why: Why | null | undefined, teller: Teller): string {
  return why ? teller.words.word(why.key, named(why.values, teller)) : '';
}

/** Of the bots of a game (the weakest first), the next stronger one than those at the table, or the next easier. */
export function otherBot(bots: readonly string[], seats: readonly SeatInfo[], step: 1 | -1): string | null {
  const levels = seats.filter(({ kind }) => kind === 'bot').map(({ name }) => bots.indexOf(name.split('-')[0]!));
  if (levels.length === 0) return null;
  const from = step > 0 ? Math.max(...levels) : Math.min(...levels);
  return bots[from + step] ?? null;
}

export type { Account };
