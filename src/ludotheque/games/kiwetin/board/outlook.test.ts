/** What the board shows of what may come, told by the rules: with the box as it comes, and with another. */
import { describe, expect, it } from 'vitest';

import { asked } from './ask';
import { load } from './fixtures/load';
import { path } from './sight';
import { gripRows, outlookOf, phaseOf, viewOf } from './table';

const note = (name: string) => asked(load(name), { card: null, target: null, spirit: null, queued: null }).note;
const sight = (name: string) => path(load(name), null, null);
const rows = (name: string) => gripRows(viewOf(load(name)), phaseOf(viewOf(load(name))));

describe('a grip', () => {
  it('has its chance, and where a fail leads', () => {
    expect(note('before-grip')).toEqual({ key: 'board-stake-grip', values: { back: 19, percent: 44 } });
    expect(note('rotten')).toEqual({ key: 'board-stake-twice', values: { back: 18, percent: 38 } });
    expect(note('braced')).toEqual(note('before-grip'));
  });

  it('has brought what it has brought', () => {
    expect(note('after-grip')?.key).toBe('board-stake-trade-wind');
    expect(note('failed')).toEqual({ key: 'board-stake-blown', values: { back: 19 } });
    expect(outlookOf(load('failed'))).toMatchObject({ brought: 'blown', grips: 0, chance: null });
  });

  it('tells who is next: not a spirit in a web', () => {
    expect(note('end')).toEqual({ key: 'board-stake-end', values: { name: 'Léo' } });
  });
});

describe('with other components', () => {
  it('a longer track leads on where the Flower was', () => {
    expect(load('changed-throw').box.flower).toBe(50);
    expect(note('changed-throw')).toEqual({ key: 'board-stake-space', values: { space: 36 } });
    expect(outlookOf(load('changed-throw')).lands).toEqual([35, 36, 37]);
    expect(sight('changed-throw')).toMatchObject({ to: 36, ahead: true });
    // As it comes, the Flower is there.
    expect(load('trial').box.flower).toBe(36);
    expect(viewOf(load('trial')).trial).toBe(1);
  });

  it('other grip dice have another chance, and other faces that reach', () => {
    // Every face but ✗ reaches 4: 25 of 36, where it is 21 of 36 with the dice as they come.
    expect(outlookOf(load('changed-grip'))).toMatchObject({ reaching: [4, 5, 6, 8], grips: 1 });
    expect(note('changed-grip')).toEqual({ key: 'board-stake-grip', values: { back: 33, percent: 69 } });
    expect(sight('changed-grip')).toMatchObject({ to: 36, fail: 33 });
    expect(note('changed-failed')).toEqual({ key: 'board-stake-headwind', values: { back: 32 } });
    expect(sight('changed-failed')).toMatchObject({ fail: 32 });
  });
});

describe('the grip dice', () => {
  it('lie in one row, before and after they are thrown', () => {
    expect(rows('before-grip')).toEqual([{ faces: [], done: false }]);
    expect(rows('after-grip')).toEqual([{ faces: [5, 5], done: false }]);
    expect(rows('trial')).toEqual([{ faces: [], done: false }]);
  });

  it('lie in two rows on a Rotten branch, the first of which stays in sight', () => {
    expect(rows('rotten')).toEqual([
      { faces: [], done: false },
      { faces: [], done: false },
    ]);
    expect(rows('rotten-again')).toEqual([
      { faces: [6, 4], done: true },
      { faces: [], done: false },
    ]);
  });
});
