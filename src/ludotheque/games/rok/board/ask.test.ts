import { movesOf } from '@lib/choices';

import { describe, expect, it } from 'vitest';

import { asked, fate, theft } from './ask';
import type { Chosen } from './ask';
import { load, names, words } from './fixtures/load';
import { runeName } from './name';
import { kindOf, lootOf, outlookOf, phaseOf, reaching, viewOf } from './table';
import { KINDS } from './types';

const NOTHING: Chosen = { chosen: null, told: null };
const ask = (name: string, chosen: Partial<Chosen> = {}) => asked(load(name), { ...NOTHING, ...chosen });

describe('the question', () => {
  it('has one main button, which plays a move of the list or says why not', () => {
    for (const name of names) {
      const { main, mine } = ask(name);
      const { choices } = load(name).position;
      if (main.act && main.act !== 'flick')
        expect(
          choices.map(({ move }) => move),
          name,
        ).toContainEqual(main.act.move);
      else if (main.act === 'flick') expect(choices.length, name).toBeGreaterThan(1);
      else expect(main.why, name).toBeDefined();
      expect(mine, name).toBe(choices.length > 0);
    }
  });

  it('has words in both languages for every table, rune, hand and choice', () => {
    for (const language of ['en', 'fr'] as const) {
      const word = words(language);
      for (const name of names) {
        const table = load(name, language);
        const { choices, seat } = table.position;
        const victims = movesOf(choices, 'steal').map((move) => move['seat'] as number);
        const pairs = movesOf(choices, 'pay').map(kindOf);
        for (const chosen of [null, ...victims, ...pairs]) {
          const { question, note, main } = asked(table, { ...NOTHING, chosen });
          for (const said of [question, note, main.label, main.why])
            if (said) expect(word(said.key, said.values), name).not.toMatch(/undefined|NaN|\{/);
        }
        for (const victim of victims) expect(word(theft(table, victim).key, theft(table, victim).values)).not.toBe('');
        if (seat >= 0)
          for (const held of outlookOf(table).held[seat] ?? []) {
            const { key, values } = fate(table, held);
            expect(word(key, values)).toContain(runeName(table, held.kind));
          }
      }
      for (let kind = 0; kind < KINDS; kind++) expect(runeName({ word }, kind)).not.toBe('');
    }
  });

  it('in the race is only whether one is done', () => {
    expect(ask('race').main).toMatchObject({ act: { move: { do: 'done' } }, letter: 'F' });
    expect(ask('race-done').main.why?.key).toBe('board-why-done');
    expect(ask('spectator').mine).toBe(false);
  });

  it('asks for a pair, and for a theft, before anything is played', () => {
    expect(ask('paying').main.act).toBeUndefined();
    const pay = movesOf(load('paying').position.choices, 'pay')[0]!;
    expect(ask('paying', { chosen: kindOf(pay) }).main.act).toEqual({ move: pay });
    expect(ask('paying-other').mine).toBe(false);
    expect(ask('ordering').main.act).toBeUndefined();
    expect(ask('ordering', { chosen: 0 }).main.act).toEqual({ move: { do: 'steal', seat: 0 } });
  });

  it('tells what was seen last while things are settled', () => {
    const told = { key: 'board-told-clear', values: { count: 2 } };
    expect(ask('robbing', { told }).note).toEqual(told);
    expect(ask('robbing').note.key).toBe('board-step-robbing');
  });
});

describe('the table', () => {
  it('offers every rune with a face, and no other', () => {
    const table = load('race');
    viewOf(table).rune.forEach((rune, cell) =>
      expect(reaching(table.position.choices, cell) !== null).toBe(rune >= 0 && rune < KINDS),
    );
  });

  it('offers marked runes too, to take the mark off', () => {
    const { position } = load('marked');
    const cell = viewOf({ position }).my_marks.indexOf(1);
    expect(reaching(position.choices, cell)).toEqual({ do: 'mark', cell });
  });

  it('knows what is in a hand, and not where a twin lies', () => {
    expect(outlookOf(load('race')).held[0]).toMatchObject([{ fate: 'single' }]);
    expect(outlookOf(load('paying')).held[0]).toMatchObject([{ fate: 'theft', other: 1 }]);
  });

  it('is told what a theft brings', () => {
    const before = viewOf(load('robbing'));
    const count = outlookOf(load('robbing')).spoils[1];
    expect(lootOf(viewOf(load('robbed')), 0) - lootOf(before, 0)).toBe(count);
  });

  it('has a fixture for every phase that is asked about or stays', () => {
    const seen = new Set(names.map((name) => phaseOf(viewOf(load(name)))));
    for (const phase of ['falling', 'showing', 'grabbing', 'marking', 'awarding', 'checking', 'paying', 'robbing'])
      expect(seen).toContain(phase);
    for (const phase of ['aiming', 'pushing', 'ordering', 'clearing', 'over']) expect(seen).toContain(phase);
  });
});
