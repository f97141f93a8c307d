import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

const text = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');
const [light, dark] = text.split("[data-theme='dark']").map(tokens) as [Tokens, Tokens];

type Tokens = Record<string, string>;

function tokens(css: string): Tokens {
  return Object.fromEntries([...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]));
}
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [dim, bright] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (bright + 0.05) / (dim + 0.05);
}

describe.each([
  ['light', light],
  ['dark', { ...light, ...dark }],
])('in %s', (_, theme) => {
  const grounds = ['wall', 'surface', 'surface-2'];
  const seats = ['s1', 's2', 's3', 's4', 's5', 's6'];
  it.each(['ink', 'ink-2', 'ink-3', 'good', 'bad', 'info', ...seats])('%s can be read on every ground', (name) => {
    for (const ground of grounds) expect(contrast(theme[name]!, theme[ground]!)).toBeGreaterThanOrEqual(4.5);
  });
  it.each([
    ['lamp-ink', 'lamp', 4.5],
    ['wood-ink', 'wood', 4.5],
    ['wood-ink', 'wood-2', 4.5],
    ['lamp', 'lamp-dark', 4.5],
    ['line-strong', 'surface', 3],
    ['lamp-edge', 'surface', 3],
  ])('%s on %s', (front, ground, least) => {
    expect(contrast(theme[front]!, theme[ground]!)).toBeGreaterThanOrEqual(least);
  });
});
