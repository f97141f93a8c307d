import { canPlay, movesOf, spread } from '@lib/choices';

import { describe, expect, it } from 'vitest';

import { load, names } from './fixtures/load';
import {
  after,
  average,
  beats,
  boxOf,
  chakra,
  leaders,
  needed,
  nextStep,
  parts,
  point,
  powersOf,
  rounds,
  spentDice,
  targets,
  thrown,
  toggled,
  total,
  trackEnd,
  tray,
  viewOf,
  yetToPlay,
} from './table';

const open = (name: string) => {
  const table = load(name);
  return { table, box: boxOf(table), view: viewOf(table), choices: table.position.choices };
};

describe('the throw', () => {
  it('counts doubled dice twice and leaves out those taken out', () => {
    const { view } = open('powers');
    expect(parts(thrown(view))).toEqual([3, 2, 8]);
    expect(total(thrown(view))).toBe(13);
    expect(parts(thrown(open('removed').view))).toEqual([1, 4]);
  });

  it('needs more than the last total, and nothing for the first', () => {
    const { box, view } = open('powers');
    expect(needed(box, view)).toBe(12);
    expect([beats(box, view, 12), beats(box, view, 13)]).toEqual([false, true]);
    expect(needed(box, { ...view, patient: 1 })).toBe(9);
    expect(beats(box, { ...view, minimalist: 1 }, 12)).toBe(true);
    expect(needed(box, open('many').view)).toBeNull();
  });

  it('shows what a power would do', () => {
    const dice = thrown(open('visionary').view); // orange 2, green 1, light blue 3, violet 4
    const points = (move: object): number | null => {
      const next = after(dice, move);
      return next && total(next);
    };
    expect(points({ do: 'nudge', die: 0, up: true })).toBe(11);
    expect(points({ do: 'nudge', die: 0, up: false })).toBe(9);
    expect(points({ do: 'copy', die: 1, target: 3 })).toBe(13);
    expect(points({ do: 'triple', die: 3 })).toBe(18);
    expect(points({ do: 'remove', die: 1, target: 2 })).toBe(7);
    expect(points({ do: 'visionary', die: 1, face: 6 })).toBe(15);
    expect(points({ do: 'reroll', die: 2 })).toBeNull();
    expect(total(dice)).toBe(10);
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
    expect(rounds(open('keep').box, open('keep').view)).toEqual({ round: 1, of: 6 });
    expect(rounds(open('powers').box, open('powers').view)).toEqual({ round: 5, of: 6 });
    expect(rounds(open('drafting').box, open('drafting').view)).toEqual({ round: 5, of: 6 });
    expect(rounds(open('over').box, open('over').view)).toEqual({ round: 6, of: 6 });
    expect(rounds(open('solo').box, open('solo').view)).toEqual({ round: 4, of: 7 });
    const { box, view } = open('powers');
    expect(rounds({ ...box, first_to: 50 }, view).of).toBeNull();
  });

  it('knows who is ahead and who is still to play', () => {
    const { box, view } = open('powers');
    expect(leaders(box, view)).toEqual([1]);
    expect(yetToPlay(box, view)).toEqual([1, 2, 3]);
    expect(leaders(open('solo-over').box, open('solo-over').view)).toEqual([]);
    expect(trackEnd(open('over').box, open('over').view)).toBe(80);
    expect(trackEnd(box, view)).toBe(60);
  });

  it('weighs a throw against stopping', () => {
    const { box, view } = open('picking');
    expect(average(box, view, 0.5)).toBe(4.5);
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
