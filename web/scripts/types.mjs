/**
 * Writes the page's types from the server's JSON Schema (`python -m ludotheque.server.schema web/schema.json`).
 * With --check it only says whether they are stale.
 */
import { readFileSync, writeFileSync } from 'node:fs';

import { compile } from 'json-schema-to-typescript';

const schema = JSON.parse(readFileSync(new URL('../schema.json', import.meta.url), 'utf8'));

/** An object of which the schema says nothing more may hold anything: a view, a box, a move. */
function open(part) {
    if (Array.isArray(part)) part.forEach(open);
    else if (part && typeof part === 'object') {
        if (part.type === 'object' && !part.properties) part.additionalProperties ??= true;
        Object.values(part).forEach(open);
    }
}
open(schema.$defs ?? schema.definitions);

const text = await compile(schema, 'Messages', {
    additionalProperties: false,
    bannerComment: '/* Written by `npm run types` from schema.json; do not change by hand. */\n/* eslint-disable */',
    ignoreMinAndMaxItems: true,
    style: { printWidth: 120, singleQuote: true },
    unknownAny: false,
    unreachableDefinitions: true,
});
const plain = text
    // Where a type was found in the schema is of no interest to its reader.
    .replace(
        /( \*\n)? \* This interface was referenced by `Messages`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g,
        '',
    )
    .replace(/\/\*\*\n \*\/\n/g, '')
    .replace(/export interface Messages \{\n[^}]*\}\n/, '');
const file = new URL('../src/lib/generated/messages.ts', import.meta.url);
if (!process.argv.includes('--check')) writeFileSync(file, plain);
else if (readFileSync(file, 'utf8') !== plain) {
    console.error('The types in src/lib/generated/messages.ts are stale: run `make types`.');
    process.exit(1);
}
