/** Writes the page's types from the server's JSON Schema (`python -m ludotheque.server.schema web/schema.json`). */
import { readFileSync, writeFileSync } from 'node:fs';

import { compile } from 'json-schema-to-typescript';

const schema = JSON.parse(readFileSync(new URL('../schema.json', import.meta.url), 'utf8'));
const text = await compile(schema, 'Messages', {
    additionalProperties: false,
    bannerComment: '/* Written by `npm run types` from schema.json; do not change by hand. */\n/* eslint-disable */',
    unreachableDefinitions: true,
    unknownAny: false,
    style: { printWidth: 120, singleQuote: true },
});
writeFileSync(new URL('../src/lib/generated/messages.ts', import.meta.url), text);
