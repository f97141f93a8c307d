import { describe, expect, it } from 'vitest';

import { load } from './fixtures/load';
import { boxOf, cardsOf, litAnimals, outlookOf, pileOf, returnable, spiritsOut, takers, viewOf } from './table';
import { CARDS } from './types';
import type { View } from './types';

describe('the cards', () => {
  const box = boxOf(load('start'));
  const view = viewOf(load('start'));
  const lying = (changes: Partial<View>) => cardsOf(box, { ...view, ...changes }, 0);
  const up = (...counts: number[]): number[][] => [counts, box.cards];

  it('are six, and the starter has one face down', () => {
    expect(lying({}).map(({ card, down }) => [card, down])).toEqual([
      ['take-one', false],
      ['take-one', false],
      ['take-two', true],
      ['add-two', false],
      ['add-three', false],
      ['power', false],
    ]);
  });

  it('show the left half of Coyote first', () => {
    expect(lying({ up: up(1, 1, 1, 1, 1) }).map((one) => one.down && one.half)).toEqual([
      'left',
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('are not turned over while they are used', () => {
    const first = lying({ up: up(1, 1, 1, 1, 1), card: 0, turn: 0 });
    expect(first.map((one) => [one.down, one.inUse]).slice(0, 2)).toEqual([
      [false, true],
      [false, false],
    ]);
    const second = lying({ up: up(0, 1, 1, 1, 1), card: 0, turn: 0 });
    expect(second.map((one) => [one.down, one.inUse]).slice(0, 2)).toEqual([
      [true, false],
      [false, true],
    ]);
    const power = lying({ card: 4, turn: 0 });
    expect(power.at(-1)).toMatchObject({ down: false, inUse: true });
    expect(lying({ card: 4, turn: 1 }).some((one) => one.inUse)).toBe(false);
  });

  it('ask first where stones come out of the bag', () => {
    expect(outlookOf(load('start')).opening.map((card) => CARDS[card])).toEqual(['add-two', 'add-three']);
  });
});

describe('the table', () => {
  it('adds up points, and counts the Spirit stones that are out', () => {
    const table = load('taking');
    const view = viewOf(table);
    const { scores } = outlookOf(table);
    expect((scores[0] ?? 0) + (scores[1] ?? 0)).toBe(view.points.reduce((all, points) => all + points, 0));
    const spirits = [view.bowl, view.hand, ...view.given].reduce((all, row) => all + (row[6] ?? 0), 0);
    expect(spiritsOut(boxOf(table), view)).toBe(spirits);
  });

  it('knows which powers have been seen', () => {
    expect(pileOf({ ...viewOf(load('start')), pile: [[2, -1, 0]] }, 0)).toEqual(['ram', null, 'bear']);
  });

  it('lights the animals that take a stone, with what it brings', () => {
    const table = load('taking');
    const offered = table.position.choices.filter(({ move }) => move['do'] === 'give');
    for (const { move, phrase } of offered) {
      const gift = takers(table, move['stone']).find((one) => one.animal === move['animal']);
      expect(gift).toMatchObject({ move, gain: phrase.values['gain'] });
      expect(litAnimals(table, move['stone'])).toContain(move['animal']);
    }
    expect(litAnimals(table, null)).toEqual([]);
  });

  it('tells what a stone brings, with other scores too', () => {
    const gains = (name: string) =>
      takers(load(name), 'red').map(({ animal, gain, before, after }) => [animal, gain, after - before]);
    expect(gains('taking')).toEqual([
      ['rabbit', 6, 6],
      ['salmon', 2, 2],
    ]);
    // Each further stone costs the salmon a point.
    expect(gains('changed')).toEqual([
      ['rabbit', 6, 6],
      ['salmon', -1, -1],
    ]);
  });

  it('lights what may be given back, and where Coyote may go', () => {
    const back = load('giving-back');
    const animal = litAnimals(back, null)[0];
    expect(animal && returnable(back.position.choices, animal).length).toBeGreaterThan(0);
    const sends = load('sending').position.choices.filter(({ move }) => move['do'] === 'send');
    expect(litAnimals(load('sending'), null)).toHaveLength(sends.length);
  });
});
