import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** The part of `src/lib` that boards are made of. */
const KIT = /src\/lib\/(GoButton|SideButton|UndoButton|Note|Question|arrows|moment|news|plan|question)\./;
/** The part that the shelf and the tables share. */
const COMMON =
  /node_modules\/@fluent|vite\/preload|src\/lib\/(base|http|Icon|icons|router|settings|words|live|known|kept|problems|seating|Message|Toast|ThemeSwitch|LanguageSwitch|SeatMark)\b|src\/table\/Sheet\b/;

/** `words/fr.ftl?shelf`: of a game's words only those that stand on the shelf. */
const shelfWords: Plugin = {
  name: 'shelf-words',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('.ftl?shelf')) return null;
    const lines = readFileSync(id.slice(0, -'?shelf'.length), 'utf8').split('\n');
    return `export default ${JSON.stringify(lines.filter((line) => /^(title|tagline) =/.test(line)).join('\n'))}`;
  },
};

export default defineConfig({
  plugins: [svelte(), shelfWords],
  resolve: {
    alias: {
      '@games': path('../src/ludotheque/games'),
      '@lab': path('../src/ludotheque/lab'),
      '@lib': path('src/lib'),
    },
    // The boards lie outside this folder, where a search for packages would not find ours.
    dedupe: ['svelte', '@fluent/bundle', 'vitest'],
    // In tests Svelte's browser half is wanted as well.
    ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}),
  },
  // Where the server is found it writes into the index; all else goes by where it was loaded from.
  base: './',
  build: {
    outDir: path('../src/ludotheque/server/page'),
    emptyOutDir: true,
    // Small drawings would be inlined into the script; fonts must not be.
    assetsInlineLimit: 0,
    manifest: true,
    target: 'es2022',
    rolldownOptions: {
      output: {
        // What every board takes from the kit comes in one file: many small ones would be larger together.
        codeSplitting: {
          groups: [
            { name: 'kit', test: KIT },
            { name: 'common', test: COMMON },
          ],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: [path('.'), path('../src/ludotheque/games'), path('../src/ludotheque/lab')] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: {
    include: ['tests/**/*.test.ts', '../src/ludotheque/games/*/board/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['tests/words.setup.ts'],
  },
});
