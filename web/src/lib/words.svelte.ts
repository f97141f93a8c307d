/**
 * The page's words and the games', from Fluent files.
 *
 * Whoever reads words in a template reads `settings.language` with them, so a switch of language shows at once.
 */
import { at } from './base';
import { FluentBundle, FluentResource } from '@fluent/bundle';

import type { Phrase } from './generated/messages';
import { type Language, settings } from './settings.svelte';

export type Values = Record<string, string | number>;

/** Sources of words by path, such as `/…/games/karma/words/fr.ftl`. */
export type Sources = Record<string, () => Promise<unknown>>;

const own: Sources = import.meta.glob('../words/*.ftl', { query: '?raw', import: 'default' });
const installed: Sources = import.meta.glob('@games/*/words/*.ftl', { query: '?raw', import: 'default' });
/** What the shelf says of each game, before its words are fetched (vite.config.ts takes it out of them). */
const shelved: Record<string, string> = import.meta.glob('@games/*/words/*.ftl', {
  query: '?shelf',
  import: 'default',
  eager: true,
});

export function bundle(language: Language, source: string): FluentBundle {
  // Isolation marks are for running text of mixed direction; here they would only confuse copied text.
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

/** The words of the page itself: only of languages that were asked for. */
let page = $state.raw<Partial<Record<Language, FluentBundle>>>({});

/** Fetches the page's words of a language, unless they are here. Nothing of the page is shown before. */
export async function loadPage(language: Language): Promise<void> {
  if (page[language]) return;
  const source = (await own[`../words/${language}.ftl`]!()) as string;
  page = { ...page, [language]: bundle(language, source) };
}

/** Changes the language, once all words that are shown have come: keys are never seen, nor two languages at once. */
export async function speak(language: Language): Promise<void> {
  await Promise.all([loadPage(language), ...[...books.values()].map((book) => book.load(language).catch(() => {}))]);
  settings.speak(language);
}

function format(from: FluentBundle, key: string, values?: Values): string | undefined {
  const pattern = from.getMessage(key)?.value;
  return pattern ? from.formatPattern(pattern, values, []) : undefined;
}

/** Words of the page itself. A key without words is shown as it is: a test finds it, and nothing breaks. */
export function word(key: string, values?: Values): string {
  const spoken = page[settings.language];
  return (spoken && format(spoken, key, values)) ?? key;
}

/** What things are said with: a game's words, or those of one of its tables, which know the numbers of its box. */
export interface Words {
  has(key: string): boolean;
  word: (key: string, values?: Values) => string;
  say: (phrase: Phrase) => string;
}

/** The words of one game, backed by the page's. */
export class GameWords implements Words {
  readonly game: string;
  #bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({});
  #sources: Sources;

  constructor(game: string, sources: Sources = installed) {
    this.game = game;
    this.#sources = sources;
  }

  /** Fetches the words of a language, unless they are here. */
  async load(language: Language = settings.language): Promise<void> {
    if (this.#bundles[language]) return;
    const source = await this.#fetch(language);
    this.#bundles = { ...this.#bundles, [language]: bundle(language, source) };
  }

  /** Have the words come, or is it known that there are none? */
  get here(): boolean {
    return settings.language in this.#bundles;
  }

  has(key: string): boolean {
    return this.#bundles[settings.language]?.hasMessage(key) ?? false;
  }

  word = (key: string, values?: Values): string => {
    const game = this.#bundles[settings.language];
    const spoken = values && this.#spoken(values);
    return (game && format(game, key, spoken)) ?? word(key, spoken);
  };

  /** A phrase without words is made readable from its key, for games whose words cannot be had. */
  say = (phrase: Phrase): string => {
    const spoken = this.word(phrase.key, phrase.values);
    if (spoken !== phrase.key) return spoken;
    const plain = phrase.key.replace(/^(move|veiled)-/, '').replace(/-/g, ' ');
    return plain.charAt(0).toUpperCase() + plain.slice(1);
  };

  /** The words at a table: they may speak of the numbers of its box. */
  within(box: Record<string, unknown>): Words {
    const numbers: Values = {};
    for (const [name, value] of Object.entries(box)) if (typeof value === 'number') numbers[name] = value;
    return {
      has: (key) => this.has(key),
      word: (key, values) => this.word(key, { ...numbers, ...values }),
      say: ({ key, values }) => this.say({ key, values: { ...numbers, ...values } }),
    };
  }

  /** A value that begins with @ is itself the key of words, such as `@colour-red`. */
  #spoken(values: Values): Values {
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'string' && value.startsWith('@') ? this.word(value.slice(1)) : value,
      ]),
    );
  }

  async #fetch(language: Language): Promise<string> {
    const ending = `/${this.game}/words/${language}.ftl`;
    const path = Object.keys(this.#sources).find((path) => path.endsWith(ending));
    if (path) return (await this.#sources[path]!()) as string;
    // A game of a third party is not in our build; the server has its words.
    const answer = await fetch(at(`/api/games/${encodeURIComponent(this.game)}/words/${language}`));
    return answer.ok ? await answer.text() : '';
  }
}

const books = new Map<string, GameWords>();

/** The words of a game; they come a moment later, and templates that read them follow. */
export function wordsOf(game: string): GameWords {
  let book = books.get(game);
  if (!book) {
    book = new GameWords(game);
    books.set(game, book);
  }
  return book;
}

const labels = new Map<string, FluentBundle>();

/** A line of what the shelf says of a game: by the game's own words, or by those that the page has of it at once. */
function shelfWord(game: string, key: 'title' | 'tagline'): string | undefined {
  const own = wordsOf(game);
  if (own.has(key)) return own.word(key);
  const path = Object.keys(shelved).find((path) => path.endsWith(`/${game}/words/${settings.language}.ftl`));
  if (!path) return undefined;
  if (!labels.has(path)) labels.set(path, bundle(settings.language, shelved[path]!));
  return format(labels.get(path)!, key);
}

/** What a game is called; without words, by its id. */
export function titleOf(game: string): string {
  return shelfWord(game, 'title') ?? game.charAt(0).toUpperCase() + game.slice(1);
}

/** What it is about, in a few words. */
export function taglineOf(game: string): string {
  return shelfWord(game, 'tagline') ?? '';
}
