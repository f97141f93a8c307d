/** Prints what the first load of each page costs, gzipped, and fails where the table's is over its budget. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const BUDGET = 120_000;
const folder = new URL('../../src/ludotheque/server/page/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', folder), 'utf8'));

/** All scripts and styles that an entry needs before it can show anything. */
function files(key, found = new Set()) {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) return found;
    found.add(chunk.file);
    for (const style of chunk.css ?? []) found.add(style);
    for (const needed of chunk.imports ?? []) files(needed, found);
    return found;
}

function weigh(keys) {
    const all = new Set(keys.flatMap((key) => [...files(key)]));
    return [...all].reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, folder))).length, 0);
}

const boards = Object.keys(manifest).filter((key) => /games\/[a-z]+\/board\/index\.ts$/.test(key));
const words = Object.keys(manifest).filter((key) => /words\/fr\.ftl/.test(key));
// The page in one language: the larger.
const page = ['index.html', ...words.filter((key) => key.startsWith('src/'))];
const rows = [
    ['shelf', [...page, 'src/shelf/ShelfPage.svelte']],
    ...[...boards, 'src/generic/index.ts'].map((board) => {
        const game = /games\/([a-z]+)\//.exec(board)?.[1] ?? '(generic)';
        const own = words.filter((key) => key.includes(`/${game}/`));
        return [`table ${game}`, [...page, 'src/table/TablePage.svelte', board, ...own]];
    }),
];

let fat = false;
for (const [name, keys] of rows) {
    const bytes = weigh(keys);
    fat ||= bytes > BUDGET;
    console.log(`${name.padEnd(18)} ${(bytes / 1000).toFixed(1).padStart(7)} kB gzipped script and style`);
}
if (fat) {
    console.error(`over the budget of ${BUDGET / 1000} kB: ${fileURLToPath(folder)}`);
    process.exit(1);
}
