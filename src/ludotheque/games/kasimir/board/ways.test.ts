import { describe, expect, it } from 'vitest';

import { load } from './fixtures/load';
import { cost } from './name';
import { litRegions, reach } from './reach';
import { boxOf, outlookOf, stepsOf, viewOf } from './table';
import { sorted } from './ways';

const NOTHING = { action: 'way', steps: [], settled: 0 };
const [YELLOW, GREEN, BLUE, VIOLET] = [1, 3, 4, 5];
const counts = (...colours: number[]): number[] => cost(colours.map((colour) => ({ region: 0, colour })));

describe('ways', () => {
  it('go from region to region and pay for each', () => {
    const table = load('scene');
    const [box, view] = [boxOf(table), viewOf(table)];
    const found = reach(table, NOTHING);
    expect(found.size).toBeGreaterThan(6);
    for (const [region, ways] of found) {
      expect(ways.length).toBeGreaterThan(0);
      for (const { steps, paid } of ways) {
        expect(steps.at(-1)?.region).toBe(region);
        expect(cost(steps)).toEqual(paid);
        paid.forEach((count, colour) => expect(count).toBeLessThanOrEqual(view.markers[0]?.[colour] ?? 0));
        let here = view.figure[0] ?? -1;
        for (const step of steps) {
          expect(box.exits[here]).toContain(step.region);
          expect(box.colours[step.region]?.[step.colour]).toBe(1);
          expect(view.figure.slice(1)).not.toContain(step.region);
          here = step.region;
        }
      }
    }
  });

  it('begin with a step that the server offers', () => {
    const table = load('scene');
    const offered = stepsOf(table.position.choices);
    for (const ways of reach(table, NOTHING).values())
      for (const { steps } of ways) expect(offered).toContainEqual(steps[0]);
    table.position.choices = table.position.choices.filter(({ move }) => move['do'] !== 'step');
    expect(reach(table, NOTHING).size).toBe(0);
  });

  it('may come back to where they began, but do not end there at once', () => {
    const back = reach(load('scene-back'), NOTHING).get(24);
    expect(back?.map(({ steps }) => steps.map(({ region }) => region))).toEqual([[8, 24]]);
  });

  it('do not pass another figure', () => {
    expect([...reach(load('scene-short'), NOTHING).keys()].sort()).toEqual([11, 13, 8]);
    expect([...reach(load('scene-shut'), NOTHING).keys()].sort()).toEqual([11, 8]);
  });

  it('differ by what they cost, the cheapest first', () => {
    const found = reach(load('scene-sock'), NOTHING).get(6) ?? [];
    expect(found.map(({ paid }) => paid)).toEqual([counts(YELLOW), counts(VIOLET)]);
    for (const ways of reach(load('scene'), NOTHING).values()) {
      expect(new Set(ways.map(({ paid }) => paid.join())).size).toBe(ways.length);
      const lengths = ways.map(({ steps }) => steps.length);
      expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
    }
  });

  it('cost the colours of another map, and lead where those do', () => {
    const table = load('scene-changed');
    // The trousers are violet: the blue marker that led there leads nowhere.
    expect(
      reach(table, NOTHING)
        .get(8)
        ?.map(({ paid }) => paid),
    ).toEqual([counts(VIOLET)]);
    expect(
      reach(load('scene'), NOTHING)
        .get(8)
        ?.map(({ paid }) => paid),
    ).toEqual([counts(BLUE)]);
    expect(reach(table, NOTHING).get(11)?.[0]?.paid).toEqual(counts(GREEN, VIOLET));
    const turns = (name: string) => outlookOf(load(name)).stops.find(({ region }) => region === 8)?.turns;
    expect(turns('scene-changed')).toEqual([7, 25, 26, 35, 36]);
    expect(turns('scene')).toEqual([2, 3, 4, 5, 9]);
  });

  it('that cost all of another and more are detours', () => {
    const way = (...colours: number[]) => ({
      steps: colours.map((colour) => ({ region: 1, colour })),
      paid: counts(...colours),
    });
    const [short, other, long] = [way(YELLOW), way(BLUE), way(YELLOW, GREEN)];
    expect(sorted([short, other, long])).toEqual({
      plain: [short, other],
      detours: [long],
    });
  });

  it('go on from steps that are settled, which they pay too', () => {
    const table = load('scene');
    const steps = [{ region: 8, colour: BLUE }];
    const further = reach(table, { action: 'way', steps, settled: 1 });
    expect(further.has(8)).toBe(false);
    expect(further.get(11)?.[0]).toEqual({
      steps: [steps[0], { region: 11, colour: GREEN }],
      paid: counts(BLUE, GREEN),
    });
  });
});

describe('lit regions', () => {
  it('are those of the list, or those a way leads to', () => {
    const lit = (name: string): number[] => litRegions(load(name), reach(load(name), NOTHING));
    expect(lit('placing')).toHaveLength(38);
    expect(lit('turning')).toEqual(load('turning').position.choices.map(({ move }) => move['region'] as number));
    expect(lit('walking').length).toBeGreaterThan(0);
    expect(lit('stuck')).toEqual([]);
    expect(lit('other')).toEqual([]);
    expect(lit('over')).toEqual([]);
    expect(litRegions(load('scene'), reach(load('scene'), { ...NOTHING, action: 'swap' }))).toEqual([]);
  });

  it('of a walk are what the server offers next, and what lies beyond', () => {
    const table = load('walking');
    const offered = stepsOf(table.position.choices).map(({ region }) => region);
    expect([...reach(table, NOTHING).keys()]).toEqual(expect.arrayContaining(offered));
  });
});
