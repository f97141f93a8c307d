import { canPlay, movesOf, spread } from '@lib/choices';

import { describe, expect, it } from 'vitest';

import { load, names } from './fixtures/load';
import { BADGE, PIP, pips } from './paint';
import {
  after,
  boxOf,
  chakra,
  karmaAt,
  nextStep,
  outlookOf,
  parts,
  point,
  powersOf,
  spentDice,
  targets,
  thrown,
  toggled,
  trackEnd,
  tray,
  viewOf,
} from './table';

const open = (name: string) => {
  const table = load(name);
  return { table, box: boxOf(table), view: viewOf(table), choices: table.position.choices };
};

describe('the throw', () => {
  it('counts doubled dice twice and leaves out those taken out', () => {
    const { table, view } = open('powers');
    expect(parts(thrown(view))).toEqual([3, 2, 8]);
    expect(outlookOf(table).total).toBe(13);
    expect(parts(thrown(open('removed').view))).toEqual([1, 4]);
  });

  it('needs more than the last total, and nothing for the first', () => {
    expect(outlookOf(load('powers'))).toMatchObject({ needed: 12, total: 13, valid: true });
    expect(outlookOf(load('visionary'))).toMatchObject({ needed: 12, total: 10, valid: false });
    expect(outlookOf(load('many')).needed).toBeNull();
  });

  it('shows what a power would do', () => {
    const table = load('visionary'); // orange 2, green 1, light blue 3, violet 4
    const points = (move: object): number | null => after(table, move)?.total ?? null;
    expect(points({ do: 'nudge', die: 0, up: true })).toBe(11);
    expect(points({ do: 'nudge', die: 0, up: false })).toBe(9);
    expect(points({ do: 'copy', die: 1, target: 3 })).toBe(13);
    expect(points({ do: 'triple', die: 3 })).toBe(18);
    expect(points({ do: 'visionary', die: 1, face: 6 })).toBe(15);
    expect(points({ do: 'reroll', die: 2 })).toBeNull();
    expect(after(table, { do: 'triple', die: 3 })).toMatchObject({ valid: true });
    expect(after(table, { do: 'nudge', die: 0, up: true })).toMatchObject({ valid: false });
    expect(parts(after(table, { do: 'triple', die: 3 })?.dice ?? [])).toEqual([2, 1, 3, 12]);
    expect(after(table, null)).toBeNull();
  });

  it('tells of every move that is offered and changes a die what it makes of the throw', () => {
    const kinds = ['nudge', 'remove', 'copy', 'double', 'triple', 'mimic', 'visionary'];
    for (const name of names) {
      const table = load(name);
      for (const { move } of table.position.choices)
        expect(after(table, move) !== null, `${name} ${JSON.stringify(move)}`).toBe(kinds.includes(move['do']));
    }
  });

  it('is right with other components', () => {
    const table = load('changed'); // red 3, orange 6, where faces go up to 7 and 5 is to be exceeded
    expect(outlookOf(table)).toMatchObject({ needed: 5, total: 9, valid: true });
    expect(after(table, { do: 'nudge', die: 1, up: true })).toMatchObject({ total: 10, valid: true });
    expect([1, 2, 3, 4].map((zone) => karmaAt(boxOf(table), zone))).toEqual([3, 6, 9, 30]);
    expect(outlookOf(load('changed-nudged'))).toMatchObject({ total: 10, uses: [] });
  });
});

describe('powers', () => {
  it('are ready, used, or neither', () => {
    const { view, choices } = open('powers');
    expect(powersOf(view, choices, 0)).toMatchObject([{ colour: 'orange', state: 'ready' }]);
    expect(powersOf(view, choices, 0)[0]?.moves.map((move) => move['up'])).toEqual([false, true]);
    expect(powersOf(view, choices, 2)).toMatchObject([{ colour: 'dark-blue', state: 'used', moves: [] }]);
    const other = open('other');
    expect(powersOf(other.view, other.choices, 1)).toMatchObject([{ colour: 'yellow', state: 'idle' }]);
    expect(powersOf(other.view, other.choices, 0)).toEqual([]);
  });

  it('with a target light only the dice they may be used on', () => {
    const { choices } = open('visionary');
    const copy = { kind: 'copy', die: 1 } as const;
    expect([...targets(choices, copy).keys()]).toEqual([0, 2, 3]);
    expect(point(choices, copy, 3)).toEqual({ play: { do: 'copy', die: 1, target: 3 } });
    expect(point(choices, copy, 1)).toBeNull();
  });

  it('of cards ask for the die first, then for the rest', () => {
    const { choices } = open('visionary');
    expect(point(choices, { kind: 'visionary', die: null }, 2)).toEqual({ arm: { kind: 'visionary', die: 2 } });
    const mimic = open('mimic').choices;
    expect(point(mimic, { kind: 'mimic', die: null }, 1)).toEqual({ arm: { kind: 'mimic', die: 1 } });
    expect(point(mimic, { kind: 'mimic', die: 1 }, 3)).toEqual({ play: { do: 'mimic', die: 1, target: 3 } });
    const restless = open('powers').choices;
    expect(point(restless, { kind: 'restless', die: null }, 2)).toEqual({ play: { do: 'restless', die: 2 } });
  });
});

describe('picking', () => {
  it('takes dice in the order the server wants them in', () => {
    expect(nextStep([], [0, 0, 5])).toEqual({ take: 0 });
    expect(nextStep([0, 0], [0, 0, 5])).toEqual({ take: 5 });
    expect(nextStep([0, 0, 5], [0, 0, 5])).toBeNull();
    expect(nextStep([5], [0, 5])).toBe('undo');
    expect(nextStep([0, 5], [0])).toBe('undo');
    expect(nextStep([0], [])).toBe('undo');
  });

  it('always comes to an end', () => {
    let taken = [1, 1, 5];
    const wanted = [0, 1, 6];
    let steps = 0;
    for (let step = nextStep(taken, wanted); step; step = nextStep(taken, wanted)) {
      taken = step === 'undo' ? taken.slice(0, -1) : [...taken, step.take];
      steps += 1;
    }
    expect(taken).toEqual(wanted);
    expect(steps).toBe(6);
  });

  it('only ever asks for moves that are legal then', () => {
    const { choices, view } = open('picking');
    const step = nextStep(spread(view.picked), [0, 5, 5]);
    expect(step).toEqual({ take: 5 });
    expect(movesOf(choices, 'pick')).toEqual([]);
    expect(canPlay(choices, 'throw')).toEqual({ do: 'throw' });
  });

  it('puts dice in and out of a list', () => {
    expect(toggled([0, 5], 1, true)).toEqual([0, 1, 5]);
    expect(toggled([0, 0, 5], 0, false)).toEqual([0, 5]);
    expect(toggled([0], 4, false)).toEqual([0]);
  });

  it('lays out the tray, with hollows for the dice thrown', () => {
    const { view } = open('picking');
    const held = tray(view, spread(view.picked));
    expect(held).toHaveLength(7);
    expect(held.filter((die) => die.picked).map((die) => die.colour)).toEqual([0, 5]);
    expect(new Set(held.map((die) => die.key)).size).toBe(7);
    expect(spentDice(view)).toBe(4);
    const pointed = tray(view, [0], ['0-1']).filter((die) => die.picked);
    expect(pointed.map((die) => die.key)).toEqual(['0-1']);
  });
});

describe('the match', () => {
  it('knows how many rounds there will be', () => {
    const rounds = (name: string) => [outlookOf(load(name)).round, outlookOf(load(name)).rounds];
    expect(rounds('keep')).toEqual([1, 6]);
    expect(rounds('powers')).toEqual([5, 6]);
    expect(rounds('drafting')).toEqual([5, 6]);
    expect(rounds('over')).toEqual([6, 6]);
    expect(rounds('solo')).toEqual([4, 7]);
  });

  it('knows who is ahead and who is still to play', () => {
    const { table, box, view } = open('powers');
    expect(outlookOf(table)).toMatchObject({ winners: [1], waiting: [1, 2, 3] });
    expect(outlookOf(load('solo-over')).winners).toEqual([]);
    expect(trackEnd(open('over').box, open('over').view)).toBe(80);
    expect(trackEnd(box, view)).toBe(60);
  });

  it('gives every card its colour', () => {
    expect([chakra('stubborn'), chakra('careful'), chakra('mimic'), chakra('thrifty')]).toEqual([
      'violet',
      'dark-blue',
      'green',
      'orange',
    ]);
  });

  it('has fixtures for every phase', () => {
    expect(names.length).toBeGreaterThan(20);
  });
});

describe('the badge of a power', () => {
  it('hides no pip', () => {
    for (const index of [0, 1])
      for (let face = 0; face < 10; face++)
        for (const [x, y] of pips(face)) {
          const across = BADGE.x - index * BADGE.apart - (PIP.middle + x * PIP.apart);
          const down = BADGE.y - (PIP.middle + y * PIP.apart);
          // The line round it is 2 wide.
          expect(Math.hypot(across, down), `${face}`).toBeGreaterThanOrEqual(BADGE.r + 1 + PIP.r(face));
        }
  });
});
