/** The bots that people play against: a level, and perhaps a character. */
import type { GameInfo } from '@lib/generated/messages';
import { LEVELS } from '@lib/seating';

export interface Opponent {
  bot: string;
  /** How many there are. */
  count: number;
}

export function levelIn(bot: string): string {
  return bot.split('-')[0]!;
}

/** Empty: none of its own. */
export function characterIn(bot: string): string {
  return bot.split('-')[1] ?? '';
}

/** A level with a character, where the level can have it. */
export function withCharacter(info: GameInfo, level: string, character: string): string {
  return info.characters[level]?.includes(character) ? `${level}-${character}` : level;
}

/** The levels of a game come first in its list; some have none. */
export function levelsOf(info: GameInfo): string[] {
  return info.bots.filter((bot) => LEVELS.includes(bot));
}

/** For whoever did not choose yet: somebody easy to get on with. */
export function usualBot(info: GameInfo): string {
  const levels = levelsOf(info);
  return levels[1] ?? (info.bots.includes('heuristic') ? 'heuristic' : (info.bots.at(-1) ?? ''));
}

/** How many a person can play against. */
export function mostOpponents(info: GameInfo): number {
  return (info.seats[1] ?? 2) - 1;
}

function fitting(info: GameInfo, chosen: Opponent): Opponent {
  const known = info.bots.includes(levelIn(chosen.bot));
  const bot = known ? withCharacter(info, levelIn(chosen.bot), characterIn(chosen.bot)) : usualBot(info);
  return { bot, count: Math.max(1, Math.min(chosen.count, mostOpponents(info))) };
}

const nameOf = (game: string): string => `ludotheque.opponent.${game}`;

/** Whom this browser played against last in a game. */
export function lastOpponent(info: GameInfo): Opponent {
  try {
    const kept = JSON.parse(localStorage.getItem(nameOf(info.id)) ?? 'null') as Opponent | null;
    if (kept && typeof kept.bot === 'string' && Number.isInteger(kept.count)) return fitting(info, kept);
  } catch {
    // Nothing is kept where storage is forbidden.
  }
  return { bot: usualBot(info), count: 1 };
}

export function keepOpponent(info: GameInfo, chosen: Opponent): void {
  try {
    localStorage.setItem(nameOf(info.id), JSON.stringify(chosen));
  } catch {
    // See above.
  }
}
