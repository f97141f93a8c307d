import type { Event, Move } from '@lib/board';
import { describe, expect, it } from 'vitest';

import { load } from './fixtures/load';
import { resultOf, rolledNow, stairs, turns } from './story';
import { boxOf, viewOf } from './table';

const event = (move: Move, by = 0): Event => ({ number: 999, by, move, to: null, phrase: null, clock: false });

const zonesOf = (name: string) => {
  const table = load(name);
  return stairs(boxOf(table), viewOf(table), table.events);
};

describe('the stairs', () => {
  it('have the faces and totals that the journal tells', () => {
    const zones = zonesOf('powers');
    expect(zones.map((zone) => zone.state)).toEqual(['held', 'held', 'held', 'now', 'far', 'far']);
    expect(zones.map((zone) => zone.total)).toEqual([2, 5, 12, null, null, null]);
    expect(zones[2]?.dice.map((die) => die.face)).toEqual([6, 6]);
  });

  it('show bare dice where the journal is not known', () => {
    const table = load('powers');
    const zones = stairs(boxOf(table), viewOf(table), []);
    expect(zones[2]?.dice).toEqual([
      { colour: 'red', face: null, gone: false },
      { colour: 'red', face: null, gone: false },
    ]);
    expect(zones.map((zone) => zone.total)).toEqual([null, null, 12, null, null, null]);
  });

  it('stand after a failed throw too', () => {
    expect(zonesOf('failed').map((zone) => zone.total)).toEqual([2, 5, 12, null, null, null]);
    expect(zonesOf('solo').map((zone) => zone.total)).toEqual([4, null, null, null, null, null]);
  });
});

describe('the turns of a round', () => {
  it('are told by what they brought', () => {
    const table = load('other');
    expect(resultOf(boxOf(table), viewOf(table), table.events, 0)).toEqual({ karma: 7, from: 7 });
  });

  it('tell a fall', () => {
    const table = load('failed');
    expect(turns(boxOf(table), table.events).at(-1)).toMatchObject({ seat: 0, fell: true });
    const again = [...table.events, event({ do: 'stubborn' })];
    expect(turns(boxOf(table), again).at(-1)).toMatchObject({ seat: 0, fell: false });
    expect(resultOf(boxOf(table), viewOf(table), table.events, 0)).toEqual({ karma: 2, from: 4 });
  });
});

describe('dice that have just been thrown', () => {
  it('are all of a throw, or the one thrown again', () => {
    const roll = event({ do: 'roll', face: 3 }, 8);
    expect(rolledNow(null, [event({ do: 'throw' }), roll, roll], 2)).toEqual([0, 1]);
    expect(rolledNow(null, [event({ do: 'reroll', die: 2 }), roll], 4)).toEqual([2]);
    expect(rolledNow(null, [event({ do: 'double', die: 2 })], 4)).toEqual([]);
    expect(rolledNow(viewOf(load('restless')), [event({ do: 'throw' }), roll], 3)).toEqual([0]);
  });
});
