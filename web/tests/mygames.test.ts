import type { SeatInfo, TableRow } from '@lib/generated/messages';
import { settings } from '@lib/settings.svelte';
import { beforeEach, expect, test } from 'vitest';

import { resultOf } from '../src/shelf/shelf';

const seat = (name: string, mine = false): SeatInfo => ({
  kind: 'person',
  name,
  mine,
  present: true,
  acting: false,
  deputy: '',
  host: false,
  left: false,
  offered: false,
});

const row = (outcome: TableRow['outcome'], mine = 0): TableRow => ({
  table: 't',
  game: 'karma',
  phase: 'over',
  seats: ['Ann', 'Ben', 'Cleo'].map((name, index) => seat(name, index === mine)),
  my_turn: false,
  created: 0,
  outcome,
});

beforeEach(() => {
  settings.language = 'en';
});

test('how it ended is told from where the guest sat', () => {
  expect(resultOf(row({ scores: [28, 25, 9], winners: [0] }))).toBe('won, 28 – 25 – 9');
  expect(resultOf(row({ scores: [9, 25, 28], winners: [2] }))).toBe('Cleo won, 28 – 25 – 9');
  expect(resultOf(row({ scores: [9, 9, 1], winners: [0, 1] }))).toBe('shared, 9 – 9 – 1');
  expect(resultOf(row({ scores: [9, 9, 1], winners: [] }))).toBe('lost, 9 – 9 – 1');
  expect(resultOf(row(null))).toBe('');
});
