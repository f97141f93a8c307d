import { describe, expect, it } from 'vitest';

import { asked } from './ask';
import type { Chosen } from './ask';
import { load, names, words } from './fixtures/load';
import { restingName, thrownName } from './name';
import { statusOf } from './status';
import { thrown, viewOf } from './table';
import { COLOURS } from './types';

const NOTHING: Chosen = { wanted: null, armed: null, card: null, colour: null };
const ask = (name: string, chosen: Partial<Chosen> = {}) => asked(load(name), { ...NOTHING, ...chosen });

describe('the question', () => {
  it('has one main button, which plays a move of the list or says why not', () => {
    expect(ask('keep')?.main?.why).toBeDefined();
    expect(ask('keep', { card: 'visionary' })?.main?.act).toEqual({ move: { do: 'keep', trait: 'visionary' } });
    expect(ask('start')?.main?.why).toBeDefined();
    expect(ask('start', { wanted: [0, 0] })?.main).toMatchObject({ act: 'throw', label: { values: { count: 2 } } });
    expect(ask('start')?.second?.why).toBeDefined();
    expect(ask('picking')?.second?.act).toBe('stop');
    expect(ask('powers')?.main?.act).toEqual({ move: { do: 'tally' } });
    expect(ask('drafting', { colour: 'violet' })?.main?.act).toEqual({ move: { do: 'draft', colour: 'violet' } });
    expect(ask('drafting', { colour: 'green' })?.main?.why).toBeDefined();
    expect(ask('failed')).toMatchObject({
      main: { act: { move: { do: 'stubborn' } } },
      second: { act: { move: { do: 'decline' } } },
    });
    expect(ask('other')).toBeNull();
    expect(ask('over')).toBeNull();
  });

  it('says in a sentence what the die to be drafted can do', () => {
    expect(ask('drafting')?.note?.key).toBe('board-note-draft');
    for (const colour of ['orange', 'violet'] as const)
      expect(ask('drafting', { colour })?.note?.key).toBe(`rules-power-${colour}`);
  });

  it('does not light a throw that falls short', () => {
    expect(ask('powers')?.main?.grave).toBe(false);
    expect(ask('visionary')?.main).toMatchObject({ grave: true, label: { key: 'board-fall', values: { karma: 2 } } });
  });

  it.each(['en', 'fr'] as const)('has words in %s for every fixture', (language) => {
    const word = words(language);
    for (const name of names) {
      const table = load(name, language);
      for (const armed of [null, ...armings]) {
        const said = asked(table, { ...NOTHING, armed });
        for (const one of [said?.question, said?.note, said?.main?.label, said?.main?.why, said?.second?.label]) {
          if (one) expect(word(one.key, one.values)).not.toContain('{');
        }
      }
      for (const seat of table.seats.keys()) {
        const status = statusOf(table, seat);
        if (status) expect(word(status.key, status.values)).toBeTruthy();
      }
    }
  });
});

const armings = [
  { kind: 'remove', die: 0 },
  { kind: 'copy', die: 0 },
  { kind: 'mimic', die: null },
  { kind: 'mimic', die: 0 },
  { kind: 'visionary', die: null },
  { kind: 'visionary', die: 0 },
  { kind: 'envious', die: null },
  { kind: 'envious', die: 0 },
  { kind: 'restless', die: null },
] as const;

describe('names', () => {
  it('say colour, face and power', () => {
    const { word, position } = load('powers');
    const dice = thrown(viewOf({ position }));
    expect(dice[0] && thrownName(word, dice[0])).toBe('orange die, shows 3, one more or one less');
    expect(dice[2] && thrownName(word, dice[2])).toBe('dark blue die, shows 4, counts 8');
    expect(restingName(word, 'violet')).toBe('violet die, may count three times');
  });
});

/** Every key written in the components has words in both languages. */
const sources = import.meta.glob<string>(['./*.svelte', './*.ts', '!./*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

describe('the words', () => {
  const keys = new Set(
    Object.values(sources).flatMap((source) =>
      [...source.matchAll(/'((?:board|rules)-[a-z-]*[a-z])'/g)].map(([, key]) => key),
    ),
  );
  const made = COLOURS.flatMap((colour) => [`board-power-${colour}`, `rules-power-${colour}`]);

  it.each(['en', 'fr'] as const)('are there in %s', (language) => {
    const known = (key: string): boolean => {
      try {
        words(language)(key, VALUES);
        return true;
      } catch {
        return false;
      }
    };
    expect([...keys, ...made].filter((key) => key && !known(key))).toEqual([]);
  });
});

const VALUES = Object.fromEntries(
  'round of karma total needed dice colour power face worth count name what you from trait next back missing names mine percent steps eye yogi place'
    .split(' ')
    .map((name) => [name, 1]),
);
