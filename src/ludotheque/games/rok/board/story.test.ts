import { describe, expect, it } from 'vitest';

import { load } from './fixtures/load';
import { blank, ghosts, landings, passages, step } from './story';
import { isKind, viewOf } from './table';
import { EMPTY, HIDDEN, UNREAD } from './types';

/** Two tables of the same match, and what happened between them. */
function between(one: string, other: string) {
  const [before, after] = [load(one), load(other)];
  const known = before.events.at(-1)!.number;
  const news = after.events.filter(({ number }) => number > known);
  const moved = passages(viewOf(before), viewOf(after), news);
  return { before: viewOf(before), after, news, moved, said: step(after, viewOf(before), news, moved) };
}

describe('runes on their way', () => {
  it('go from their cells to the hands that grabbed them', () => {
    const { moved, news } = between('revealed', 'race');
    expect(moved.map(({ from, to }) => [from.at, from.of, to.at, to.of])).toEqual(
      expect.arrayContaining(news.map(({ move, by }) => ['cell', move!['cell'], 'hand', by])),
    );
    expect(moved).toHaveLength(2);
  });

  it('go back to the bag when they make no pair, and when a pair is paid', () => {
    expect(between('checking', 'paying').moved.map(({ from, to }) => [from.at, from.of, to.at])).toEqual([
      ['hand', 0, 'bag'],
      ['hand', 0, 'bag'],
    ]);
    const paid = between('paying', 'robbing').moved.filter(({ to }) => to.at === 'bag');
    expect(paid.map(({ from }) => from)).toEqual([
      { at: 'loot', of: 0 },
      { at: 'loot', of: 0 },
    ]);
  });

  it('go from the victim to the thief: the Equilibrium rune, and the loot of its colour', () => {
    const { moved, said } = between('robbing', 'robbed');
    expect(moved.map(({ from }) => from.at).sort()).toEqual(['loot', 'loot', 'plinth']);
    for (const { from, to } of moved) expect([from.of, to]).toEqual([1, { at: 'loot', of: 0 }]);
    expect(said).toMatchObject({ key: 'board-told-rob', values: { count: 3, you_thief: 'true', you_victim: 'false' } });
  });

  it('go in calm to those who marked them', () => {
    const { moved } = between('awarding', 'awarded');
    const view = viewOf(load('awarded'));
    expect(moved.length).toBeGreaterThan(2);
    for (const { from, to } of moved) if (from.at === 'cell') expect(view.marks[to.of]![from.of]).toBe(1);
  });

  it('tell each step in words of both languages', () => {
    for (const language of ['en', 'fr'] as const)
      for (const [one, other] of [
        ['checking', 'paying'],
        ['paying', 'robbing'],
        ['robbing', 'robbed'],
        ['robbed', 'clearing'],
        ['awarding', 'awarded'],
      ] as const) {
        const { said } = between(one, other);
        expect(said, other).not.toBeNull();
        expect(load(other, language).word(said!.key, said!.values)).not.toMatch(/undefined|\{/);
      }
  });
});

describe('a throw', () => {
  const table = load('showing');
  const view = viewOf(table);

  it('is thrown by all in turn, the first player first', () => {
    const all = landings(table.events, -1, view.lead, 3);
    expect(all).toHaveLength(12);
    expect(all.slice(0, 4).map(({ seat }) => seat)).toEqual([0, 1, 2, 3].map((index) => (view.lead + index) % 3));
    for (const { cell } of all) expect([HIDDEN, UNREAD]).toContain(view.rune[cell]);
    expect(landings(table.events, table.events.at(-3)!.number, view.lead, 3)).toEqual(all.slice(-1));
  });

  it('shows no face that was not seen before', () => {
    const shown = viewOf(load('revealed')).rune;
    const seen = blank(shown, view.rune);
    expect(seen).toEqual(view.rune);
    expect(blank(shown, []).some(isKind)).toBe(false);
    expect(blank(shown, shown)).toEqual(shown);
  });

  it('leaves a trace where a rune was taken, until the next', () => {
    const race = load('race');
    const left = ghosts(race.events, viewOf(race));
    expect(left).toHaveLength(2);
    for (const cell of left) expect(viewOf(race).rune[cell]).toBe(EMPTY);
    expect(ghosts(table.events, view)).toEqual([]);
  });
});
