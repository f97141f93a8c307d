import { behind, headline, margin, otherBot, placeOf, rankingOf, whyOf } from '@lib/ending';
import type { Account, Outcome, SeatInfo } from '@lib/generated/messages';
import type { Known } from '@lib/known';
import type { Teller } from '@lib/log';
import { settings } from '@lib/settings.svelte';
import { bundle } from '@lib/words.svelte';
import { beforeEach, expect, test } from 'vitest';

settings.language = 'en';

const seat = (kind: SeatInfo['kind'], name: string, mine = false): SeatInfo => ({
  kind,
  name,
  mine,
  present: true,
  acting: false,
  deputy: '',
  host: false,
  left: false,
  offered: false,
});

/** The words of a game as they lie in its folder. */
const sources = import.meta.glob<string>('@games/*/words/en.ftl', { query: '?raw', import: 'default', eager: true });
function teller(game: string, mine = -1): Teller {
  const path = Object.keys(sources).find((path) => path.includes(`/${game}/`))!;
  const words = bundle('en', sources[path]!);
  const word = (key: string, values: Record<string, string | number> = {}): string =>
    words.formatPattern(words.getMessage(key)!.value!, values);
  return {
    words: { has: (key) => words.hasMessage(key), word, say: ({ key, values }) => word(key, values) },
    names: ['Ann', 'Ben', 'Cleo'],
    isYou: (seat) => seat === mine,
  };
}

/** Ends as the server tells them. */
const ends = import.meta.glob<{ outcome: Outcome; account: Account }>(
  '@games/*/board/fixtures/{over*,tied,tired}.json',
  {
    eager: true,
    import: 'default',
  },
);

beforeEach(() => {
  settings.language = 'en';
});

test('winners come first, then scores; equals have the same place', () => {
  const outcome = { scores: [3, 9, 9, 3], winners: [2] };
  expect(rankingOf(outcome)).toEqual([2, 1, 0, 3]);
  expect([0, 1, 2, 3].map((seat) => placeOf(outcome, seat))).toEqual([3, 2, 1, 3]);
  const shared = { scores: [9, 9, 1], winners: [0, 1] };
  expect([0, 1, 2].map((seat) => placeOf(shared, seat))).toEqual([1, 1, 3]);
});

test('by how much it was won is said, and nothing where nobody won alone', () => {
  const told = teller('karma', 1);
  expect(margin({ scores: [46, 41], winners: [0] }, told)).toBe('46 to 41.');
  expect(margin({ scores: [46, 41, 12], winners: [0] }, told)).toBe('46, against 41 for you.');
  expect(margin({ scores: [46, 12, 41], winners: [0] }, told)).toBe('46, against 41 for Cleo.');
  expect(margin({ scores: [9, 9, 2], winners: [0] }, told)).toBe('9 each.');
  expect(margin({ scores: [9, 9], winners: [0, 1] }, told)).toBe('');
  expect(margin({ scores: [9], winners: [0] }, told)).toBe('');
});

test('in a race it is told how far one was', () => {
  const outcome = { scores: [36, 25, 31], winners: [0] };
  expect(behind(outcome, teller('kiwetin', 1))).toBe('You were 11 spaces away.');
  expect(behind(outcome, teller('kiwetin', 0))).toBe('Cleo was 5 spaces away.');
  expect(behind({ scores: [36, 35], winners: [0] }, teller('kiwetin'))).toBe('Ben was a space away.');
  expect(behind({ scores: [9, 9], winners: [0, 1] }, teller('kiwetin'))).toBe('');
});

test('a tie is never told without its reason', () => {
  const flick = { key: 'account-flick', values: { seat: 1 } };
  expect(whyOf(flick, teller('rok'))).toContain('that of Ben stops nearest to Destiny');
  expect(whyOf(flick, teller('rok', 1))).toContain('yours stops nearest to Destiny');
  expect(whyOf(null, teller('rok'))).toBe('');
});

test.each(Object.entries(ends))('%s: the parts add up to the scores', (_, { outcome, account }) => {
  expect(account.parts.map((own) => own.reduce((sum, part) => sum + part.points, 0))).toEqual(outcome.scores);
});

test('the loser is never told so', () => {
  const news = { outcome: { scores: [1, 2], winners: [1] }, positions: [{}], seats: [seat('person', 'Ann', true)] };
  expect(headline(news as unknown as Known, ['Ann', 'Ben'])).toBe('Ben wins');
});

test('the next bot is a step stronger than the strongest, or easier than the weakest', () => {
  const bots = ['random', 'heuristic', 'expert'];
  const table = [seat('person', 'Ann', true), seat('bot', 'random'), seat('bot', 'heuristic')];
  expect(otherBot(bots, table, 1)).toBe('expert');
  expect(otherBot(bots, table, -1)).toBe(null);
  expect(otherBot(bots, [seat('bot', 'expert')], 1)).toBe(null);
  expect(otherBot(bots, [seat('person', 'Ben')], 1)).toBe(null);
});
