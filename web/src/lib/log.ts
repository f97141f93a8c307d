/** The log in words: what a seat did, and what came of it, as one line. */
import type { Event, Phrase } from './generated/messages';
import type { GameWords, Values } from './words.svelte';

export const NATURE = 8;

export interface Line {
  /** Of its first entry; stays the same while the line grows. */
  number: number;
  /** The seat, or NATURE where nobody did it. */
  by: number;
  text: string;
}

/**
 * One entry in words. A game may have words for the log (`log-throw` beside `move-throw`), which go on after the name:
 * "lance les trois dés"; they are told whether it is "you". Else what is said of the move itself stands there.
 */
export function tell(words: GameWords, phrase: Phrase, you: boolean): string {
  const key = phrase.key.replace(/^(move|veiled)-/, (start) => (start === 'move-' ? 'log-' : 'log-veiled-'));
  if (!words.has(key)) return words.say(phrase);
  const values: Values = { ...phrase.values, you: you ? 'true' : 'false' };
  return words.word(key, values);
}

/** A seat's moves in a row, with nature's answers to them, make one line; the newest line is the first. */
export function lines(events: readonly Event[], words: GameWords, isYou: (seat: number) => boolean): Line[] {
  const told: Line[] = [];
  let answered = true;
  for (const event of events) {
    if (!event.phrase) continue;
    const text = tell(words, event.phrase, isYou(event.by));
    const last = told.at(-1);
    if (event.by === NATURE) {
      if (last) last.text += answered ? `, ${lower(text)}` : `. ${text}`;
      else told.push({ number: event.number, by: NATURE, text });
      answered = true;
    } else {
      if (last && last.by === event.by && !answered) last.text += `, ${lower(text)}`;
      else told.push({ number: event.number, by: event.by, text });
      answered = false;
    }
  }
  return told.reverse();
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
