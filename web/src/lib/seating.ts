/** Who sits where, and what this page shows of it. */
import type { Position, SeatInfo } from './generated/messages';
import type { Known } from './known';
import { word } from './words.svelte';

/** A name for every seat. Bots have names of their own, one per seat, so that a log can speak of them. */
export function namesOf(seats: readonly SeatInfo[]): string[] {
  return seats.map((seat, index) => {
    if (seat.kind === 'person') return seat.name || word(seat.mine ? 'you' : 'guest');
    return seat.kind === 'bot' ? word(`bot-name-${index}`) : word('seat-open');
  });
}

/** The levels of every game, the weakest first. */
export const LEVELS: readonly string[] = ['stroll', 'calm', 'regular', 'keen', 'master'];

/** A bot's level in words, with its character; one that the page does not know is called by its own name. */
export function levelOf(bot: string): string {
  const [level = bot, character] = bot.split('-');
  const key = `bot-level-${level}`;
  const spoken = word(key);
  if (spoken === key) return bot;
  return character ? word('level-character', { level: spoken, character: word(`character-${character}`) }) : spoken;
}

/** Where bots have failed, and which plays on: a sentence each. */
export function failuresOf(seats: readonly SeatInfo[]): string[] {
  const names = namesOf(seats);
  return seats.flatMap(({ kind, name, deputy, failed }, seat) => {
    const bot = kind === 'bot' ? name : deputy;
    if (!failed || !bot) return [];
    return [word('bot-failed', { failed: levelOf(failed), name: names[seat] ?? '', level: levelOf(bot) })];
  });
}

/** The seats as they come after this one, which itself is last; a spectator sees them as they are. */
export function inTurnOrder(count: number, from: number): number[] {
  return Array.from({ length: count }, (_, index) => (from < 0 ? index : (from + 1 + index) % count));
}

/** Of several seats at this screen, the one that is asked; else the one shown before. */
export function shownPosition(
  news: Known,
  before: number,
  isAsked: (position: Position) => boolean = () => true,
): Position | undefined {
  const asked = news.positions.filter((position) => position.choices.length > 0 && isAsked(position));
  return (
    asked.find((position) => position.seat === before) ??
    asked[0] ??
    news.positions.find((position) => position.seat === before) ??
    news.positions[0]
  );
}

/** Do the seats at this screen see different things? Then one must not look at another's. */
export function holdsSecrets(positions: readonly Position[]): boolean {
  const seen = positions.map(({ view }) => JSON.stringify({ ...view, me: 0 }));
  return seen.some((view) => view !== seen[0]);
}
