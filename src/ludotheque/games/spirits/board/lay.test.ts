import { describe, expect, it } from 'vitest';

import { load, names } from './fixtures/load';
import { arrange, EMPTY, pieces, settle } from './lay';
import type { Lay, Piece, Row } from './lay';
import { BOWL, printed, spotsFor, TILES } from './places';
import { boxOf, outlookOf, viewOf } from './table';
import { ANIMALS, STONES } from './types';
import type { Animal, Stone, View } from './types';

const box = boxOf(load('start'));
const view = viewOf(load('start'));
let id = 0;
const piece = (stone: Stone): Piece => ({ id: (id += 1), stone: STONES.indexOf(stone) });
const empty = (animal: Animal): Row => [...TILES[animal].slots, null].map(() => null);
const shown = (row: Row): (Stone | null)[] => row.map((one) => (one ? (STONES[one.stone] ?? null) : null));
const given = (animal: Animal, ...stones: Stone[]): Row =>
  stones.reduce((row, stone) => arrange(animal, row, [piece(stone)]), empty(animal));
/** The beaver of a fixture as it lies, and with one stone more. */
const beaver = (name: string, more?: Stone): Row => {
  const table = load(name);
  const { lodges, next_lodges } = outlookOf(table);
  const row = settle(lodges, EMPTY, viewOf(table)).lay.given[ANIMALS.indexOf('beaver')] ?? [];
  return more ? arrange('beaver', row, [piece(more)], next_lodges[STONES.indexOf(more)] ?? lodges[0]) : row;
};
const counts = (lay: Row): number[] => STONES.map((_, stone) => lay.filter((one) => one?.stone === stone).length);

describe('the hollows', () => {
  it('fill one after the other', () => {
    expect(shown(given('salmon', 'violet', 'red', 'blue')).slice(0, 4)).toEqual(['violet', 'red', 'blue', null]);
  });

  it('of the owl hold pairs: a stone completes one before it opens another', () => {
    expect(shown(given('owl', 'red', 'blue', 'red', 'red', 'blue'))).toEqual([
      'red',
      'red',
      'blue',
      'blue',
      'red',
      null,
      null,
    ]);
  });

  it('of the beaver hold stones where they score best', () => {
    expect(shown(beaver('lodge-one'))).toEqual(['red', null, null, null, null, null]);
    expect(shown(beaver('lodge-one', 'red'))).toEqual([null, null, null, 'red', 'red', null]);
    expect(shown(beaver('lodge-two'))).toEqual([null, null, null, 'red', 'red', null]);
    expect(shown(beaver('lodge-two', 'red'))).toEqual(['red', 'red', 'red', null, null, null]);
    expect(shown(beaver('lodge-two', 'blue'))).toEqual(['blue', null, null, 'red', 'red', null]);
    expect(shown(beaver('lodge-three', 'red'))).toEqual(['red', 'red', 'red', 'red', null, null]);
    expect(shown(beaver('lodge-four', 'red'))).toEqual(['red', 'red', 'red', 'red', 'red', null]);
    expect(shown(beaver('lodge-two', 'spirit'))).toEqual([null, null, null, 'red', 'red', 'spirit']);
  });

  it('of the beaver keep stones from jumping', () => {
    const two = beaver('lodge-pair');
    expect(shown(two)).toEqual(['red', null, null, 'blue', 'blue', null]);
    const four = arrange('beaver', two, [piece('red')], outlookOf(load('lodge-pair')).next_lodges[0]);
    expect(four.slice(3, 5)).toEqual(two.slice(3, 5));
  });

  it('of the beaver hold stones elsewhere where other scores make that better', () => {
    // A pair is worth more than a triple.
    expect(shown(beaver('lodge-three'))).toEqual(['red', 'red', 'red', null, null, null]);
    expect(shown(beaver('lodge-changed'))).toEqual(['red', null, null, 'red', 'red', null]);
  });

  it('take a Spirit stone in the bonus slot', () => {
    expect(shown(given('turtle', 'red', 'spirit'))).toEqual(['red', null, null, null, null, 'spirit']);
  });

  it('have a place and a number for every stone that may come', () => {
    for (const animal of ANIMALS) expect(printed(box, animal)).toHaveLength(TILES[animal].slots.length);
  });
});

describe('settling', () => {
  const at = (changes: Partial<View>): View => ({ ...view, ...changes });
  const from = (before: Lay, changes: Partial<View>, pointed?: number) =>
    settle(outlookOf(load('start')).lodges, before, at(changes), pointed);
  const bowl = (...stones: Stone[]): number[] => STONES.map((stone) => stones.filter((one) => one === stone).length);
  const none = view.given.map((row) => row.map(() => 0));
  const with_ = (section: number, ...stones: Stone[]): number[][] =>
    none.map((row, index) => (index === section ? bowl(...stones) : row));
  const start = from(EMPTY, { bowl: bowl('red', 'red', 'blue'), given: none, hand: bowl() }).lay;

  it('brings stones out of the bag', () => {
    const { moved } = from(EMPTY, { bowl: bowl('red', 'blue'), given: none, hand: bowl() });
    expect(moved.map(({ out, back }) => [out, back])).toEqual([
      [true, false],
      [true, false],
    ]);
  });

  it('moves the very stone that was pointed at, and leaves the others where they lie', () => {
    const [first, second] = pieces(start.bowl).filter((one) => one.stone === 0);
    for (const pointed of [first, second]) {
      const { lay, moved } = from(
        start,
        { bowl: bowl('red', 'blue'), given: with_(1, 'red'), hand: bowl() },
        pointed?.id,
      );
      expect(moved).toEqual([{ piece: pointed, out: false, back: false }]);
      expect(lay.given[1]?.[0]).toBe(pointed);
      start.bowl.forEach((one, spot) => one !== pointed && expect(lay.bowl[spot]).toBe(one));
    }
  });

  it('puts stones back into the bag', () => {
    const { lay, moved } = from(start, { bowl: bowl('red', 'red'), given: none, hand: bowl() });
    expect(moved).toMatchObject([{ out: false, back: true, piece: { stone: STONES.indexOf('blue') } }]);
    expect(pieces(lay.bowl)).toHaveLength(2);
  });

  it('closes the gap that a stone leaves, with the last one', () => {
    const all = from(EMPTY, { bowl: bowl(), given: with_(2, 'red', 'green', 'white', 'blue'), hand: bowl() }).lay;
    expect(shown(all.given[2] ?? []).slice(0, 4)).toEqual(['red', 'green', 'blue', 'white']);
    const { lay } = from(all, { bowl: bowl('green'), given: with_(2, 'red', 'white', 'blue'), hand: bowl() });
    expect(shown(lay.given[2] ?? []).slice(0, 4)).toEqual(['red', 'white', 'blue', null]);
  });

  it('takes a stone without a partner from the owl', () => {
    const all = from(EMPTY, { bowl: bowl(), given: with_(3, 'red', 'red', 'red'), hand: bowl() }).lay;
    const { lay } = from(all, { bowl: bowl('red'), given: with_(3, 'red', 'red'), hand: bowl() });
    expect(shown(lay.given[3] ?? [])).toEqual(['red', 'red', null, null, null, null, null]);
  });

  it('shows every stone of every fixture, in any order of seeing them', () => {
    let lay = EMPTY;
    for (const name of [...names, ...names.toReversed()]) {
      const now = viewOf(load(name));
      lay = settle(outlookOf(load(name)).lodges, lay, now).lay;
      expect(counts(lay.bowl)).toEqual(now.bowl);
      expect(counts(lay.hand)).toEqual(now.hand);
      lay.given.forEach((row, section) => expect(counts(row)).toEqual(now.given[section]));
      const ids = [lay.bowl, lay.hand, ...lay.given].flatMap((row) => pieces(row).map((one) => one.id));
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

describe('the bowl', () => {
  it('has room for all stones, and none lies on another', () => {
    const every = Array.from({ length: 56 }, (_, index) => spotsFor(index + 1));
    every.forEach(({ points }, index) => expect(points.length).toBeGreaterThan(index));
    for (const { size, points } of new Set(every)) {
      points.forEach(([x, y], index) => {
        expect(((x - BOWL.x) / BOWL.rx) ** 2 + ((y - BOWL.y) / BOWL.ry) ** 2).toBeLessThan(1);
        // A stone fills 46 of the 56 of its box.
        const gaps = points.slice(0, index).map(([u, v]) => Math.hypot(x - u, y - v));
        expect(Math.min(Infinity, ...gaps)).toBeGreaterThan((size * 46) / 56);
      });
    }
  });

  it('is large for eight stones and shrinks for more', () => {
    expect(spotsFor(8).size).toBe(60);
    expect(spotsFor(9).size).toBeLessThan(50);
  });
});
