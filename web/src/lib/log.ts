/** The log in words: what a seat did, and what came of it, as one line. */
import type { Event, Phrase } from './generated/messages';
import type { Values, Words } from './words.svelte';

export const NATURE = 8;
/** The page's own words for a move taken back. */
const UNDONE = 'log-undone';

export interface Line {
  /** Of its first entry; stays the same while the line grows. */
  number: number;
  /** The seat, or NATURE where nobody did it. */
  by: number;
  text: string;
  /** Goes on after the name as one sentence; else the text stands for itself. */
  flows: boolean;
}

export interface Teller {
  words: Words;
  names: readonly string[];
  isYou: (seat: number) => boolean;
}

/** A game's own words for the log stand beside those for the move: `log-throw` beside `move-throw`. */
function logKey(phrase: Phrase): string {
  return phrase.key.replace(/^move-/, 'log-').replace(/^veiled-/, 'log-veiled-');
}

interface Told {
  text: string;
  /** Goes on after the name: "lance trois dés". */
  flows: boolean;
  /** Is a sentence of its own, and belongs to what its seat did before: "le 4 bleu compte double". */
  adds: boolean;
}

/** What words speak of; of the seats among it the name too, and whether that is you. */
export function named(spoken: Values, { names, isYou }: Pick<Teller, 'names' | 'isYou'>): Values {
  const values: Values = { ...spoken };
  for (const [value, seat] of Object.entries(spoken))
    if (/^(.*_)?seat$/.test(value)) {
      values[value.replace(/seat$/, 'name')] = names[Number(seat)] ?? '';
      values[value.replace(/seat$/, 'is_you')] = String(isYou(Number(seat)));
    }
  return values;
}

/**
 * One entry in words. The game's words for the log are told whether it is "you", and of the seats they speak of the name
 * and whether that is you; those that are the same for "you" and for others do not go on after a name. A game without
 * words for the log has what is said of the move itself.
 */
function tell({ words, names, isYou }: Teller, event: Event, phrase: Phrase): Told {
  const key = logKey(phrase);
  const values = named(phrase.values, { names, isYou });
  if (key === UNDONE) {
    const text = words.word(key, { you: String(isYou(event.by)) });
    return { text, flows: true, adds: false };
  }
  if (!words.has(key)) return { text: words.say({ ...phrase, values }), flows: false, adds: false };
  const [yours, theirs] = [words.word(key, { ...values, you: 'true' }), words.word(key, { ...values, you: 'false' })];
  const flows = yours !== theirs;
  return { text: isYou(event.by) ? yours : theirs, flows, adds: !flows && event.by !== NATURE };
}

/** What one sentence says; of nature's doings each kind has its own. */
interface Sentence {
  kind: string;
  parts: string[];
}

/** A seat's moves in a row, with nature's answers to them, make one line; the newest line is the first. */
export function lines(events: readonly Event[], teller: Teller): Line[] {
  const told: (Line & { sentences: Sentence[] })[] = [];
  // A seat without a name is called "You", which is no proper name.
  const names = teller.names.filter((name) => name && name !== teller.words.word('you'));
  let answered = true;
  let added = false;
  for (const event of events) {
    if (!event.phrase) continue;
    const { text, flows, adds } = tell(teller, event, event.phrase);
    // A game may leave the smallest moves unsaid.
    if (!text) continue;
    const last = told.at(-1);
    const nature = event.by === NATURE;
    // After a sentence of its own, what goes on after a name needs the name again.
    const goesOn = adds || (!answered && !(added && flows));
    const kind = nature ? event.phrase.key : '';
    // Who begins, and what is laid out then, are not one sentence.
    const joins = nature
      ? last && (last.by !== NATURE || (answered && last.sentences[0]?.kind === kind))
      : last?.by === event.by && goesOn;
    const sentence = nature
      ? last?.sentences
          .slice(last.sentences.findLastIndex((one) => one.kind === '') + 1)
          .find((one) => one.kind === kind)
      : answered
        ? undefined
        : last?.sentences.at(-1);
    if (!last || !joins)
      told.push({ number: event.number, by: event.by, text: '', flows, sentences: [{ kind, parts: [text] }] });
    else if (!sentence) last.sentences.push({ kind, parts: [text] });
    else sentence.parts.push(names.some((name) => text.startsWith(name)) ? text : lower(text));
    answered = nature;
    added = adds;
  }
  return told.reverse().map(({ sentences, ...line }) => ({ ...line, text: sentences.map(sentence).join('. ') }));
}

/** The first goes on after the name; those after it begin anew. */
function sentence({ parts }: Sentence, index: number): string {
  const text = listed(parts);
  return index === 0 ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/** What is said several times in a row is said once, and how often. */
function listed(parts: readonly string[]): string {
  const counted: { part: string; count: number }[] = [];
  for (const part of parts) {
    const last = counted.at(-1);
    if (last && lower(last.part) === lower(part)) last.count += 1;
    else counted.push({ part, count: 1 });
  }
  return counted.map(({ part, count }) => (count > 1 ? `${part} (×${count})` : part)).join(', ');
}

/** The name before a line, with a colon where the line is no continuation of it. */
export function speaker(line: Line, { words, names, isYou }: Teller, you: string): string {
  if (line.by === NATURE) return '';
  const name = isYou(line.by) ? you : (names[line.by] ?? '');
  return line.flows ? name : words.word('label', { name });
}

/** Reads the log out as it grows: remembers its newest lines, and tells what is new in them. */
export class Reader {
  #last = new Map<number, string>();
  #newest = -1;

  /** What was not told before, the oldest first; lines below `known` are no news. */
  fresh(told: readonly Line[], teller: Teller, you: string, known: number): string[] {
    const now = new Map<number, string>();
    const fresh: string[] = [];
    for (const line of told.slice(0, 12)) {
      now.set(line.number, line.text);
      const before = this.#last.get(line.number);
      // What an undo brings back among the newest, or makes shorter, was told long ago.
      const isOld = before === undefined ? line.number <= this.#newest : before.startsWith(line.text);
      if (isOld || line.number < known) continue;
      // Lines grow while dice fall, so what is new is what was not in a line before.
      const added =
        before && line.text.startsWith(before) ? line.text.slice(before.length).replace(/^[,.] */, '') : null;
      const who = added ? '' : `${speaker(line, teller, you)} `;
      fresh.unshift((who + (added ?? line.text)).trim());
    }
    this.#last = now;
    this.#newest = Math.max(this.#newest, told[0]?.number ?? -1);
    return fresh;
  }
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
