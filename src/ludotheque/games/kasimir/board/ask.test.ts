import type { BoardProps } from '@lib/board';
import type { Said } from '@lib/question';
import { describe, expect, it } from 'vitest';

import { asked, handOf } from './ask';
import type { Asked, Chosen } from './ask';
import { load, names, words } from './fixtures/load';
import { listed, markersName, regionName } from './name';
import { boxOf, stepsOf, viewOf } from './table';
import { COLOURS } from './types';

const NOTHING: Chosen = {
  action: 'way',
  steps: [],
  region: null,
  laid: [],
  count: null,
  loot: null,
};
/** What is asked, as it is read. */
function spoken(table: BoardProps, found: Asked | null) {
  const say = ({ key, values }: Said): string => table.word(key, values);
  if (!found) return null;
  const { label, act, why } = found.main;
  return {
    question: say(found.question),
    notes: [found.note, found.more].flatMap((note) => (note ? [say(note)] : [])),
    main: { label: say(label), ...act, ...(why && { why: say(why) }) },
  };
}
const asks = (table: BoardProps, chosen: Chosen) => spoken(table, asked(table, chosen));
const ask = (name: string, chosen: Partial<Chosen> = {}) => asks(load(name), { ...NOTHING, ...chosen });
const [GREEN, BLUE, VIOLET] = [3, 4, 5];

describe('the question', () => {
  it('is nobody’s when nothing can be done', () => {
    expect(ask('other')).toBeNull();
    expect(ask('spectator')).toBeNull();
    expect(ask('over')).toBeNull();
  });

  it('of placing is answered by a region', () => {
    expect(ask('placing')?.main.why).toBeDefined();
    expect(ask('placing', { region: 34 })).toMatchObject({
      question: 'Start on the nose?',
      main: { moves: [{ do: 'place', region: 34 }] },
    });
  });

  it('of a way tells what is paid, taken and turned over', () => {
    expect(ask('scene')?.main.why).toBe('Choose a lit region first.');
    const steps = [
      { region: 8, colour: BLUE },
      { region: 11, colour: GREEN },
    ];
    expect(ask('scene', { steps })).toEqual({
      question: 'Go to the shirt, at the right hip?',
      notes: ['You pay a green and a blue and take a 3.', 'Then you turn over a stake on another green region.'],
      main: {
        label: 'Go: 2 markers',
        moves: [{ do: 'step', region: 8, colour: 'blue' }, { do: 'step', region: 11, colour: 'green' }, { do: 'stop' }],
      },
    });
  });

  it('does not answer with a step that is not offered', () => {
    const main = ask('scene', { steps: [{ region: 34, colour: 2 }] })?.main;
    expect(main?.moves).toBeUndefined();
    expect(main?.why).toBe('This way is no longer open.');
  });

  it('does not tell what nobody can know', () => {
    const steps = [{ region: 8, colour: BLUE }];
    expect(ask('scene', { steps })?.notes[0]).toBe('You pay a blue and take a stake that lies hidden.');
  });

  it('says what an alarm brings, and that the last one ends the game', () => {
    const steps = [{ region: 8, colour: BLUE }];
    expect(ask('scene-alarm', { steps })?.notes).toEqual([
      'You pay a blue and take an alarm: bonus +2.',
      'Then you turn over a stake on another blue region.',
    ]);
    expect(ask('scene-last', { steps })?.notes).toEqual([
      'You pay a blue and take the last alarm: bonus +3, and the game ends.',
    ]);
  });

  it('says when no stake can be turned over', () => {
    expect(ask('scene-bare', { steps: [{ region: 8, colour: BLUE }] })?.notes[1]).toBe(
      'Then no stake can be turned over.',
    );
  });

  it('speaks of another map as it is', () => {
    expect(ask('scene-changed', { steps: [{ region: 8, colour: VIOLET }] })?.notes).toEqual([
      'You pay a violet and take a stake that lies hidden.',
      'Then you turn over a stake on another violet region.',
    ]);
  });

  it('of a walk under way is whether to stay', () => {
    const first = stepsOf(load('walking').position.choices)[0] ?? {
      region: -1,
      colour: -1,
    };
    expect(ask('walking')?.main.moves).toEqual([{ do: 'stop' }]);
    expect(ask('walking', { steps: [first] })?.main.moves).toHaveLength(2);
  });

  it('of turning over is answered by a lit region', () => {
    expect(ask('turning')?.main.why).toBeDefined();
    const table = load('turning');
    const view = viewOf(table);
    const [region = 0] = table.position.choices.map(({ move }) => move['region'] as number);
    view.side[region] = 1;
    view.stake[region] = -1;
    expect(asks(table, { ...NOTHING, region })).toMatchObject({
      notes: ['It will lie open for all to see.'],
      main: { moves: [{ do: 'turn', region }] },
    });
    view.side[region] = 2;
    view.stake[region] = 0;
    expect(asks(table, { ...NOTHING, region })?.notes).toEqual(['It shows a 1 and will be hidden again.']);
  });

  it('of an exchange lays markers aside in the order of colours', () => {
    expect(handOf(load('scene')).map((colour) => COLOURS[colour])).toEqual([
      'yellow',
      'green',
      'green',
      'blue',
      'violet',
    ]);
    expect(ask('scene', { action: 'swap' })?.main.why).toBeDefined();
    expect(ask('scene', { action: 'swap', laid: [4, 0, 2] })?.main).toEqual({
      label: 'Exchange 3 markers',
      moves: [
        { do: 'lay_aside', colour: 'yellow' },
        { do: 'lay_aside', colour: 'green' },
        { do: 'lay_aside', colour: 'violet' },
        { do: 'exchange' },
      ],
    });
  });

  it('of an exchange under way counts what lies aside already', () => {
    expect(handOf(load('swapping'))).toHaveLength(5);
    expect(ask('swapping')?.main).toMatchObject({
      label: 'Exchange 1 marker',
      moves: [{ do: 'exchange' }],
    });
  });

  it('of drawing first is a number, then exactly as many markers', () => {
    expect(ask('draw-first', { action: 'swap' })?.main.why).toBeDefined();
    expect(ask('draw-first', { action: 'swap', count: 2 })?.main.moves).toEqual([{ do: 'draw_first', count: 2 }]);
    expect(ask('draw-first', { action: 'swap', count: 9 })?.main.why).toBeDefined();
    expect(ask('put-back', { laid: [1] })).toMatchObject({
      notes: ['They go into the bag.'],
      main: { why: 'Choose exactly 2 markers.' },
    });
    const table = load('put-back');
    viewOf(table).markers[0] = [0, 1, 0, 1, 1, 4];
    expect(asks(table, { ...NOTHING, laid: [6, 0] })?.main.moves).toEqual([
      { do: 'lay_aside', colour: 'yellow' },
      { do: 'lay_aside', colour: 'violet' },
    ]);
    viewOf(table).owed = 1;
    expect(asks(table, NOTHING)?.notes).toEqual(['It goes into the bag.']);
  });

  it('of a 0 is whose stake', () => {
    const loot = { do: 'steal', seat: 1, stake: 'five' };
    expect(ask('steal', { action: 'steal' })?.main.why).toBeDefined();
    expect(ask('steal', { action: 'steal', loot })).toMatchObject({
      question: 'Take a 5 from Aris?',
      main: { moves: [loot] },
    });
  });

  it('of a hand that leads nowhere points to the exchange', () => {
    expect(ask('stuck')).toMatchObject({
      question: 'No way leads on.',
      main: { why: expect.any(String) },
    });
  });

  it.each(['en', 'fr'] as const)('has words in %s for every fixture', (language) => {
    for (const name of names) {
      const table = load(name, language);
      const chosen: Partial<Chosen>[] = [
        {},
        { region: 5 },
        { steps: [{ region: 8, colour: BLUE }] },
        { action: 'swap', laid: [0] },
        { action: 'swap', count: 1 },
        { action: 'steal', loot: { do: 'steal', seat: 1, stake: 'one' } },
      ];
      for (const one of chosen) {
        const said = asks(table, { ...NOTHING, ...one });
        if (said) expect([said.question, ...said.notes, said.main.label].join(' ')).not.toMatch(/[{}@]|undefined/);
      }
      for (let region = 0; region < 38; region += 1)
        expect(regionName(table, boxOf(table), viewOf(table), region)).not.toMatch(/[{}@]|undefined/);
    }
  });
});

describe('names', () => {
  it('make lists', () => {
    const word = words('en');
    expect(listed(word, ['a'])).toBe('a');
    expect(listed(word, ['a', 'b', 'c'])).toBe('a, b and c');
    expect(listed(word, ['a', 'b'], 'or')).toBe('a or b');
    expect(markersName(word, [2, 0, 0, 0, 1, 3])).toBe('two reds, a blue and 3 violets');
    expect(markersName(words('fr'), [2, 0, 0, 0, 1, 0])).toBe('deux rouges et un bleu');
  });

  it('of a region say what lies and who stands there', () => {
    const table = load('scene');
    const name = (region: number): string => regionName(table, boxOf(table), viewOf(table), region);
    expect(name(11)).toBe('the shirt, at the right hip, green, a 3 lies open');
    expect(name(8)).toBe('the trousers, right side, blue, a hidden stake');
    expect(name(9)).toContain('Zélie stands here');
    expect(name(6)).toBe('the right sock, yellow, violet, no stake');
  });
});
