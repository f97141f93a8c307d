import { expect, test } from 'vitest';

import { openingStep, spansOf, Stepping } from '../src/pages/stepping.svelte';

const replay = {
  events: Array.from({ length: 12 }) as never[],
  turns: [
    { step: 0, round: 0, seat: -1 },
    { step: 2, round: 1, seat: 0 },
    { step: 6, round: 1, seat: 1 },
    { step: 7, round: 2, seat: 0 },
  ],
};
const spans = spansOf(replay);
const at = (step: number): Stepping => new Stepping(spans, step);
const press = (stepping: Stepping, key: string, shiftKey = false): number => {
  expect(stepping.press({ key, shiftKey })).toBe(true);
  return stepping.step;
};

test('turns follow one another to the end', () => {
  expect(spans.map(({ from, to }) => [from, to])).toEqual([
    [0, 2],
    [2, 6],
    [6, 7],
    [7, 12],
  ]);
  expect(spansOf({ events: [], turns: [] })).toEqual([{ from: 0, to: 0, round: 0, seat: -1 }]);
});

test('it opens where there is something to see, or on the move of the link', () => {
  expect(openingStep(spans, null)).toBe(8);
  expect(openingStep(spans, '3')).toBe(3);
  expect(openingStep(spans, '999')).toBe(12);
  expect(openingStep(spans, 'x')).toBe(8);
  expect(openingStep(spansOf({ events: [], turns: [] }), null)).toBe(0);
});

test('keys step by moves and, with shift, by turns', () => {
  const stepping = at(3);
  expect(press(stepping, 'ArrowRight')).toBe(4);
  expect(press(stepping, 'ArrowLeft')).toBe(3);
  expect(press(stepping, 'ArrowRight', true)).toBe(6);
  expect(press(stepping, 'ArrowRight', true)).toBe(7);
  expect(press(stepping, 'ArrowLeft', true)).toBe(6);
  expect(press(stepping, 'ArrowLeft', true)).toBe(2);
  expect(press(stepping, 'Home')).toBe(0);
  expect(press(stepping, 'ArrowLeft')).toBe(0);
  expect(press(stepping, 'End')).toBe(12);
  expect(press(stepping, 'ArrowRight', true)).toBe(12);
  expect(stepping.press({ key: 'x', shiftKey: false })).toBe(false);
});

test('the space bar plays, stops, and at the end begins anew', () => {
  const stepping = at(11);
  press(stepping, ' ');
  expect(stepping.playing).toBe(true);
  stepping.next(false);
  expect([stepping.step, stepping.playing]).toEqual([12, false]);
  press(stepping, ' ');
  expect([stepping.step, stepping.playing]).toEqual([0, true]);
  expect(press(stepping, 'ArrowRight')).toBe(1);
  expect(stepping.playing).toBe(false);
});

test('a turn takes 2.4 seconds, a move at most 0.7, at any speed', () => {
  const stepping = at(2);
  expect(stepping.pause(false)).toBe(600);
  stepping.speed = 4;
  expect(stepping.pause(false)).toBe(150);
  stepping.go(6);
  expect(stepping.pause(false)).toBe(175);
  expect(stepping.pause(true)).toBe(600);
});

test('with reduced motion it plays turn by turn', () => {
  const stepping = at(2);
  stepping.next(true);
  expect(stepping.step).toBe(6);
});

test('the turn shown is that of the last move', () => {
  expect([0, 2, 3, 6, 7, 8, 12].map((step) => at(step).turn)).toEqual([0, 0, 1, 1, 2, 3, 3]);
});
