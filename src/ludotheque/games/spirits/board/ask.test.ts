import { beforeEach, describe, expect, it } from 'vitest';

import { asked } from './ask';
import type { Chosen } from './ask';
import { chooseAnimal, chooseCard, choosePile, chooseStone, whyNotAnimal, whyNotCard } from './choose';
import { load, names, words } from './fixtures/load';
import { OwnMind } from './mind.svelte';
import { animalName } from './name';
import { cardText, powerText } from './steps';
import { boxOf, litAnimals, phaseOf, pileOf, returnable, takers, viewOf } from './table';
import { ANIMALS, CARDS, POWERS, STONES } from './types';
import type { Stone } from './types';

const NOTHING: Chosen = { card: null, pile: null, stone: null, animal: null };
const ask = (name: string, chosen: Partial<Chosen> = {}) => asked(load(name), { ...NOTHING, ...chosen });

describe('the question', () => {
  it('has one main button, which makes a move of the list or says why not', () => {
    for (const name of ['start', 'taking', 'invoking', 'sending', 'giving-back', 'hand', 'returning']) {
      expect(ask(name)?.main.act).toBeUndefined();
      expect(ask(name)?.main.why).toBeDefined();
    }
    expect(ask('start', { card: 'add-two' })?.main.act).toEqual({ move: { do: 'play', card: 'add-two' } });
    expect(ask('start', { card: 'take-two' })?.main.act).toBeUndefined();
    expect(ask('invoking', { pile: 1 })?.main.act).toEqual({ move: { do: 'invoke', pile: 1 } });
    expect(ask('sending', { animal: 'owl' })).toMatchObject({
      main: { act: { move: { do: 'send', animal: 'owl' } } },
      second: { act: { move: { do: 'leave' } } },
    });
    expect(ask('other')).toBeNull();
    expect(ask('over')).toBeNull();
    expect(ask('spectator')).toBeNull();
  });

  it('tells what a gift brings, and where a stone goes that nobody takes', () => {
    const table = load('nobody');
    const [gift] = STONES.flatMap((stone) => takers(table, stone));
    if (!gift) throw new Error('nobody takes anything');
    const { stone, animal, gain } = gift;
    expect(ask('nobody', { stone })?.main.act).toBeUndefined();
    expect(ask('nobody', { stone, animal })?.main).toMatchObject({
      act: { move: gift.move },
      label: { values: { gain } },
    });
    const vain = table.position.choices.find(({ move }) => move['do'] === 'put_back')?.move;
    expect(ask('nobody', { stone: vain?.['stone'] })?.main.act?.move).toEqual(vain);
  });

  it('offers to take in vain what lies in the bowl, and puts there what was drawn', () => {
    const table = load('nobody');
    const view = viewOf(table);
    const move = table.position.choices.find((choice) => choice.move['do'] === 'put_back')?.move;
    const stone = move?.['stone'] as Stone;
    view.hand = STONES.map(() => 0);
    expect(asked(table, { ...NOTHING, stone })?.main).toEqual({ label: { key: 'board-put-back' }, act: { move } });
    view.hand[STONES.indexOf(stone)] = 1;
    expect(asked(table, { ...NOTHING, stone })).toMatchObject({
      note: { key: 'board-note-drawn' },
      main: { label: { key: 'board-put-in-bowl' }, act: { move } },
    });
  });

  it('asks for an animal, then for one of its stones, for the Stag', () => {
    const { choices } = load('giving-back').position;
    const animal = ANIMALS.find((one) => returnable(choices, one).length > 1);
    if (!animal) throw new Error('no animal has two kinds of stones');
    const [gift] = returnable(choices, animal);
    expect(ask('giving-back', { animal })?.main.act).toBeUndefined();
    expect(ask('giving-back', { animal, stone: gift?.stone ?? null })?.main.act?.move).toEqual(gift?.move);
  });

  it('passes where no card can be used', () => {
    const table = load('start');
    const pass = { move: { do: 'pass' }, phrase: { key: 'move-pass', values: {} } };
    const position = { ...table.position, choices: [pass] };
    expect(asked({ ...table, position }, NOTHING)?.main.act?.move).toEqual({ do: 'pass' });
  });

  it.each([
    ['two', 'board-more-take'],
    ['hand', 'board-more-hand'],
  ])('says what comes after, with %s', (name, key) => {
    const [gift] = STONES.flatMap((stone) => takers(load(name), stone));
    if (!gift) throw new Error('nobody takes anything');
    expect(ask(name, { stone: gift.stone, animal: gift.animal })?.more).toEqual({ key, values: { count: 1 } });
  });
});

describe('pointing', () => {
  const mind = new OwnMind();
  beforeEach(() => mind.clear());

  it('at a card plays what can be taken back, and asks before stones come out of the bag', () => {
    const table = load('start');
    chooseCard(table, mind, 'take-one');
    expect(table.played).toEqual([{ do: 'play', card: 'take-one' }]);
    chooseCard(table, mind, 'add-three');
    expect(table.played).toHaveLength(1);
    chooseCard(table, mind, 'add-three');
    expect(table.played[1]).toEqual({ do: 'play', card: 'add-three' });
    chooseCard(table, mind, 'power');
    expect(table.played).toHaveLength(2);
    expect(mind.note).toContain('face down');
  });

  it('at a stone and twice at an animal gives it', () => {
    const table = load('taking');
    const stone = STONES.find((one) => takers(table, one).length > 1);
    const gift = stone && takers(table, stone)[1];
    if (!gift) throw new Error('no stone has two takers');
    chooseStone(table, mind, stone, 3);
    expect([mind.stone, mind.piece, mind.animal]).toEqual([stone, 3, null]);
    chooseAnimal(table, mind, 0, gift.animal, null);
    expect(table.played).toEqual([]);
    chooseAnimal(table, mind, 0, gift.animal, null);
    expect(table.played).toEqual([gift.move]);
  });

  it('at a stone with one taker chooses it too', () => {
    const table = load('taking');
    const stone = STONES.find((one) => takers(table, one).length === 1);
    if (!stone) throw new Error('every stone has several takers');
    chooseStone(table, mind, stone, 0);
    expect(mind.animal).toBe(takers(table, stone)[0]?.animal);
  });

  it('makes no move where none is offered, and says why', () => {
    const table = load('taking');
    const stone = STONES.find((one) => takers(table, one).length);
    mind.stone = stone ?? null;
    for (const animal of ANIMALS.filter((one) => !litAnimals(table, mind.stone).includes(one))) {
      chooseAnimal(table, mind, 0, animal, null);
      expect(mind.animal).toBeNull();
      expect(mind.note).not.toBe('');
    }
    expect(whyNotAnimal(table, mind, 0, 'beaver')).toBe('board-why-blocked');
    expect(whyNotAnimal(table, mind, 1, 'owl')).toBe('board-why-yours');
    expect(whyNotCard(load('other'), 'power')).toBe('board-why-turn');
    expect(table.played).toEqual([]);
  });

  it('at a pile tells its power, or calls on it', () => {
    const calm = load('start');
    const power = pileOf(viewOf(calm), 0)[0] ?? null;
    choosePile(calm, mind, 0, power);
    expect(mind.note).toContain(calm.word(`power-${power}`));
    const table = load('invoking');
    choosePile(table, mind, 1, null);
    choosePile(table, mind, 1, null);
    expect(table.played).toEqual([{ do: 'invoke', pile: 1 }]);
  });

  it('does nothing while a move is on its way', () => {
    const table = { ...load('start'), busy: true };
    chooseCard(table, mind, 'take-one');
    expect(table.played).toEqual([]);
  });

  it('is put down step by step', () => {
    Object.assign(mind, { stone: 'red', animal: 'owl' });
    mind.back();
    expect([mind.isEmpty, mind.stone, mind.animal]).toEqual([false, 'red', null]);
    mind.back();
    expect([mind.isEmpty, mind.stone]).toEqual([true, null]);
  });
});

describe.each(['en', 'fr'] as const)('the words in %s', (language) => {
  const word = words(language);

  it('are there for every question', () => {
    for (const name of names) {
      const table = load(name, language);
      const { choices } = table.position;
      const chosen: Partial<Chosen>[] = [
        {},
        ...CARDS.map((card) => ({ card })),
        { pile: 0 },
        ...STONES.flatMap((stone) => [{ stone }, ...ANIMALS.map((animal) => ({ stone, animal }))]),
        ...ANIMALS.map((animal) => ({ animal })),
      ];
      for (const one of choices.length ? chosen : []) {
        const said = asked(table, { ...NOTHING, ...one });
        for (const text of [said?.question, said?.note, said?.more, said?.main.label, said?.main.why]) {
          if (text) expect(word(text.key, text.values)).not.toMatch(/[{}@]/);
        }
      }
      for (const animal of ANIMALS) for (const seat of [0, 1]) expect(animalName(table, seat, animal)).toBeTruthy();
      expect(phaseOf(viewOf(table))).toBeTruthy();
    }
  });

  it('speak of one point, and of several', () => {
    expect(word('board-note-loss', { the: '@the-owl', before: 3, after: 1 })).toMatch(/1 point\.$/);
    expect(word('board-note-gain', { the: '@the-owl', before: 1, after: 3 })).toMatch(/3 points\.$/);
  });

  it('say what cards and powers do, with the numbers of the box', () => {
    const box = boxOf(load('start'));
    for (const power of POWERS) expect(powerText(word, box, power)).toBeTruthy();
    for (const card of CARDS) expect(cardText(word, box, card)).toBeTruthy();
    const changed = { ...box, power_steps: box.power_steps.map((steps) => steps.map((count) => count && 5)) };
    expect(powerText(word, changed, 'wolf')).toContain('5');
  });

  it('are there for every key written in the components', () => {
    const keys = new Set(
      Object.values(sources).flatMap((source) =>
        [...source.matchAll(/'((?:board|rules)-[a-z-]*[a-z])'/g)].map(([, key]) => key),
      ),
    );
    const made = [
      ...ANIMALS.map((animal) => `rules-${animal}`),
      ...POWERS.map((power) => `rules-power-${power}`),
      ...CARDS.flatMap((card) => [`rules-card-${card}`, `board-card-${card}`]),
      ...STONES.flatMap((stone) => [`board-colour-${stone}`, `board-stone-${stone}`]),
    ];
    const missing = [...keys, ...made].filter((key) => key && !isKnown(word, key));
    expect(missing).toEqual([]);
  });
});

it('agrees with the animal in French', () => {
  const chip = (animal: string): string => words('fr')('board-closed', { animal });
  expect([chip('rabbit'), chip('turtle'), chip('owl')]).toEqual(['fermé', 'fermée', 'fermée']);
});

const sources = import.meta.glob<string>(['./*.svelte', './*.ts', '!./*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const VALUES = Object.fromEntries(
  'turn name animal points stones state gain count out of powers cards card text you the stone to from before after loss other'
    .split(' ')
    .map((name) => [name, 1]),
);
function isKnown(word: ReturnType<typeof words>, key: string): boolean {
  try {
    word(key, VALUES);
    return true;
  } catch {
    return false;
  }
}
