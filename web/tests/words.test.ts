import { readFileSync } from 'node:fs';

import { FluentResource } from '@fluent/bundle';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { languageOf, settings } from '../src/lib/settings.svelte';
import { GameWords, speak, word, wordsOf } from '../src/lib/words.svelte';

const sources = {
  '/games/tarot/words/fr.ftl': async () =>
    'title = Tarot\ncolour-red = rouge\nmove-take = Prendre le { $colour } ({ $count })',
  '/games/tarot/words/en.ftl': async () => 'title = Tarot\ncolour-red = red\nmove-take = Take the { $colour }',
};

function keys(language: string): string[] {
  const text = readFileSync(new URL(`../src/words/${language}.ftl`, import.meta.url), 'utf8');
  return new FluentResource(text).body.map(({ id }) => id).sort();
}

beforeEach(() => {
  settings.language = 'fr';
});

describe("the page's words", () => {
  it('are the same keys in both languages', () => {
    expect(keys('fr')).toEqual(keys('en'));
  });
  it('follow the language at once', () => {
    expect(word('play-now')).toBe('Jouer maintenant');
    settings.language = 'en';
    expect(word('play-now')).toBe('Play now');
  });
  it('count', () => {
    expect(word('running-lobby', { open: 0 })).toBe('tout le monde est là');
    expect(word('running-lobby', { open: 1 })).toBe('1 place libre');
    expect(word('running-lobby', { open: 3 })).toBe('3 places libres');
  });
  it('change once those of the games in use have come', async () => {
    vi.stubGlobal('document', { documentElement: {} });
    vi.stubGlobal('fetch', async () => new Response('title = Tarot'));
    const game = wordsOf('tarot');
    await game.load('fr');
    const spoken = speak('en');
    expect(settings.language).toBe('fr');
    await spoken;
    expect(settings.language).toBe('en');
    expect(game.here).toBe(true);
    vi.unstubAllGlobals();
  });
  it('show a key that has no words as it is', () => {
    expect(word('no-such-key')).toBe('no-such-key');
  });
});

describe("a game's words", () => {
  it('put values that are keys into words, without isolation marks', async () => {
    const words = new GameWords('tarot', sources);
    await words.load('fr');
    expect(words.say({ key: 'move-take', values: { colour: '@colour-red', count: 2 } })).toBe('Prendre le rouge (2)');
  });
  it('come after a switch of language', async () => {
    const words = new GameWords('tarot', sources);
    await words.load('fr');
    settings.language = 'en';
    await words.load();
    expect(words.say({ key: 'move-take', values: { colour: '@colour-red' } })).toBe('Take the red');
  });
  it("fall back on the page's", async () => {
    const words = new GameWords('tarot', sources);
    await words.load('fr');
    expect(words.word('undo')).toBe('Annuler');
    expect(words.has('undo')).toBe(false);
  });
  it('of a game that is not in the build come from the server', async () => {
    const fetched = vi.fn(async () => new Response('title = Cochon'));
    vi.stubGlobal('fetch', fetched);
    const words = new GameWords('pig', sources);
    await words.load('fr');
    expect(fetched).toHaveBeenCalledWith('/api/games/pig/words/fr');
    expect(words.word('title')).toBe('Cochon');
    vi.unstubAllGlobals();
  });
  it('that nobody has leave the keys readable', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    const words = new GameWords('pig', sources);
    await words.load('fr');
    expect(words.say({ key: 'move-hold-on', values: {} })).toBe('Hold on');
    vi.unstubAllGlobals();
  });
});

describe('the language', () => {
  it("is the browser's first that we have", () => {
    expect(languageOf(['de-CH', 'fr-CH', 'en'])).toBe('fr');
    expect(languageOf(['de', 'en-GB', 'fr'])).toBe('en');
    expect(languageOf(['de'])).toBe('en');
    expect(languageOf(['fro'])).toBe('en');
  });
});
