/** The options a table can be opened with: what the game says of them, as a field of a form. */
import type { Component } from '@lib/generated/messages';

export interface Option {
  name: string;
  kind: 'check' | 'choice' | 'number';
  initial: number;
  choices: number[];
  least: number;
  most: number;
}

/** How many sit down is asked otherwise, and who starts is drawn. */
const ELSEWHERE = new Set(['seats', 'starter']);

export function optionsFor(options: Component[], seats: number): Option[] {
  return options
    .filter(({ name, seats: [fewest = 1, most = seats] }) => !ELSEWHERE.has(name) && fewest <= seats && seats <= most)
    .map(({ name, default: initial, low, high, offered }) => ({
      name,
      kind: offered.length > 0 ? 'choice' : low === 0 && high === 1 ? 'check' : 'number',
      initial: Number(initial),
      choices: offered,
      least: low,
      most: high,
    }));
}
