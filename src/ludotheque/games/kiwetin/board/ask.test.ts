import { describe, expect, it } from 'vitest';

import type { BoardProps, Choice } from '@lib/board';
import type { Said } from '@lib/question';
import { asked, onTable, would } from './ask';
import type { Chosen } from './ask';
import { load, names, words } from './fixtures/load';
import { acts, effect, figureName, spaceName, whenPlayed } from './name';
import { OwnMind } from './mind.svelte';
import { gripsAlone, isStale, passesNow, timelyOf } from './plan.svelte';
import { aims, path } from './sight';
import { handOf, targetsOf, viewOf } from './table';
import { RUNES, TILES } from './types';

/** A position with other choices. */
const offered = (name: string, ...kinds: string[]): BoardProps => {
  const { position, ...table } = load(name);
  const choices = kinds.map((kind): Choice => ({ move: { do: kind }, phrase: { key: '', values: {} } }));
  return { ...table, position: { ...position, choices } };
};

const NOTHING: Chosen = { card: null, target: null, spirit: null, queued: null };
const ask = (name: string, chosen: Partial<Chosen> = {}) => asked(load(name), { ...NOTHING, ...chosen });
const moveOf = (act: unknown): unknown => (act && typeof act === 'object' && 'move' in act ? act.move : null);

describe('the question', () => {
  it('has one main button, which plays a move of the list or says why not', () => {
    for (const name of names) {
      const { main, mine } = ask(name);
      const offered = load(name).position.choices.map(({ move }) => move);
      const move = moveOf(main.act);
      if (move) expect(offered, name).toContainEqual(move);
      else expect(main.act ?? main.why, name).toBeDefined();
      expect(mine, name).toBe(offered.length > 0);
    }
  });

  it('has words in both languages for every table, card and target', () => {
    for (const language of ['en', 'fr'] as const) {
      const word = words(language);
      const say = (said?: Said): string => (said ? word(said.key, said.values) : '');
      for (const name of names) {
        const table = load(name, language);
        const { choices } = table.position;
        const cards = [null, ...handOf(viewOf(table)).map(({ rune }) => rune)];
        const chosen = cards.flatMap((card) =>
          [null, ...targetsOf(choices, card).keys()].map((target) => ({ ...NOTHING, card, target })),
        );
        for (const one of chosen) {
          const { question, lead, note, main } = asked(table, one);
          expect(say(question) && say(main.label), name).not.toBe('');
          expect([say(lead), say(note), say(main.why)].join()).not.toMatch(/undefined|NaN|\{/);
        }
        for (const choice of choices) if (RUNES.includes(choice.move['do'])) say(would(table, choice));
        if (viewOf(table).rune >= 0) say(onTable(table));
      }
      const table = load('before-grip', language);
      for (const rune of RUNES) expect(effect(table, rune) + whenPlayed(word, rune)).not.toBe('');
      for (const tile of TILES) expect(acts(table, tile)).not.toBe('');
      expect(spaceName(table, 17)).toContain('17');
      expect(figureName(table, 1)).toContain('Aris');
    }
  });

  it('lets the seat on turn throw at once: it passes, and the throw follows', () => {
    expect(ask('before-throw').main.act).toEqual({ move: { do: 'pass' }, then: 'throw' });
    expect(ask('before-grip').main.act).toEqual({ move: { do: 'pass' }, then: 'grip' });
    expect(ask('after-throw').main.act).toEqual({ move: { do: 'pass' } });
    expect(ask('before-grip-other').main).toMatchObject({ act: { move: { do: 'pass' } }, letter: 'P' });
    // It has passed, and the others have not: the throw may still be wished for, and taken back.
    expect(ask('passed').main.act).toEqual({ queue: 'throw' });
    expect(ask('passed', { queued: { kind: 'throw', since: 0 } }).main.act).toEqual({ queue: null });
  });

  it('waits calmly where no card is held', () => {
    const { main, mine } = ask('no-cards');
    expect([mine, main.act, main.why?.key]).toEqual([false, undefined, 'board-why-no-card']);
    expect(ask('spectator').main.why?.key).toBe('board-why-watching');
  });

  it('asks for a target before a card is played', () => {
    expect(ask('before-grip', { card: 'root' }).main.act).toEqual({ move: { do: 'root' } });
    expect(ask('targets', { card: 'swap' }).main.act).toBeUndefined();
    expect(ask('targets', { card: 'swap', target: 2 }).main.act).toEqual({ move: { do: 'swap', seat: 2 } });
    expect(ask('targets', { card: 'shatter', target: 17 }).main.act).toEqual({ move: { do: 'shatter', space: 17 } });
    expect(ask('surge', { card: 'surge', target: 0 }).main.act).toEqual({ move: { do: 'surge', longer: false } });
  });

  it('passes over a chosen card that may not be played now', () => {
    expect(ask('before-grip', { card: 'ice' }).main.act).toEqual({ move: { do: 'pass' }, then: 'grip' });
    expect(ask('answer', { card: 'root' }).main.act).toEqual({ move: { do: 'pass' } });
  });

  it('offers a Mirror only where one may be played', () => {
    expect(ask('answer').question.key).toBe('board-ask-answer');
    expect(ask('answer-other').question.key).toBe('board-ask-mirror');
    expect(ask('answer-other', { card: 'mirror' }).main.act).toEqual({ move: { do: 'mirror' } });
  });
});

describe('what is said beforehand', () => {
  it('does not outlive a Rune played since, nor the turn', () => {
    const { events, ...table } = load('answer');
    const last = events.at(-1)!.number;
    expect(isStale({ ...table, events }, last)).toBe(false);
    expect(isStale({ ...table, events }, last - 1)).toBe(true);
    expect(isStale(load('before-grip-other'), last)).toBe(true);
  });

  it('passes for the turn, or where the seat is not concerned', () => {
    expect(passesNow(load('before-grip-other'))).toBe(false);
    expect(passesNow({ ...load('before-grip-other'), passing: 'turn' })).toBe(true);
    expect(passesNow({ ...load('before-grip-other'), passing: 'concerned' })).toBe(true);
    expect(passesNow({ ...load('before-throw'), passing: 'concerned' })).toBe(false);
    expect(passesNow({ ...offered('answer', 'pass', 'mirror'), passing: 'concerned' })).toBe(false);
    expect(passesNow({ ...load('answer-other'), passing: 'concerned' })).toBe(true);
    expect(passesNow({ ...load('ready'), passing: 'turn' })).toBe(false);
  });

  it('lets it happen where nothing can be played, whatever was said', () => {
    expect(passesNow({ ...offered('before-grip', 'pass'), passing: 'ask' })).toBe(true);
  });

  it('asks in its own turn before a movement throw, and then only for a Rune of this very moment', () => {
    const asks = (moment: number, kind: string, brought: string | null = null): boolean => {
      const { position, ...table } = offered('before-grip', 'pass', kind);
      const view = { ...viewOf({ position }), moment };
      const outlook = { ...position.outlook, brought };
      return !passesNow({ ...table, position: { ...position, view, outlook }, passing: 'concerned', moment: null });
    };
    expect(asks(0, 'vine')).toBe(true);
    expect(asks(1, 'vine')).toBe(false);
    expect(asks(1, 'surge')).toBe(true);
    expect(asks(2, 'vine')).toBe(false);
    expect(asks(2, 'root')).toBe(true);
    expect(asks(3, 'vine', 'blown')).toBe(false);
    expect(asks(3, 'ice', 'blown')).toBe(true);
    expect(asks(3, 'ice', 'held')).toBe(false);
    expect(asks(4, 'vine', 'held')).toBe(false);
  });

  it('asks no more for a Rune whose moment was let pass six times, until its card is touched', () => {
    const table = { ...offered('before-grip', 'pass', 'root'), passing: 'concerned' as const, moment: null };
    const mind = new OwnMind();
    const left = Array.from({ length: 6 }, () => {
      expect(passesNow(table, mind)).toBe(false);
      return mind.leave(timelyOf(table.position));
    });
    expect(left.flat()).toEqual(['root']);
    expect(passesNow(table, mind)).toBe(true);
    expect(passesNow({ ...table, passing: 'ask' }, mind)).toBe(false);
    mind.want('root');
    expect(passesNow(table, mind)).toBe(false);
  });

  it('grips after a throw without another press, but not for the Flower, nor where every Rune or a clock is waited for', () => {
    const own = { ...load('braced'), passing: 'concerned' as const, moment: null };
    expect(gripsAlone(own)).toBe(true);
    expect(asked(own, NOTHING).main.act).toBe(undefined);
    expect(gripsAlone({ ...own, passing: 'ask' })).toBe(false);
    expect(gripsAlone({ ...own, moment: { opens: 0, closes: 1, length: 1, held: [] } })).toBe(false);
    expect(gripsAlone({ ...load('trial'), passing: 'concerned', moment: null })).toBe(false);
    expect(gripsAlone({ ...load('trial-other'), passing: 'concerned', moment: null })).toBe(false);
  });

  it('lets whoever grips not wait for a clock', () => {
    const clock = { opens: 0, closes: 1, length: 1, held: [] };
    expect(passesNow({ ...offered('before-grip', 'pass', 'vine'), passing: 'concerned', moment: clock })).toBe(false);
  });
});

describe('the map', () => {
  it('lights what a card may be played on', () => {
    expect(aims(load('targets'), 'swap')).toEqual({ spaces: [], seats: [1, 2, 3] });
    expect(aims(load('targets'), 'shatter').spaces).toContain(17);
    expect(aims(load('targets'), 'shatter').spaces).not.toContain(12);
    expect(aims(load('before-grip'), 'root')).toEqual({ spaces: [], seats: [] });
  });

  it('shows the way, where it leads, and where a fail would', () => {
    const sight = (name: string, card: Parameters<typeof path>[1] = null, target: number | null = null) =>
      path(load(name), card, target);
    expect(sight('after-throw')).toMatchObject({ way: [16, 17, 18, 19, 20, 21], to: 21, ahead: true });
    expect(sight('before-grip')).toMatchObject({ way: [16, 17, 18, 19, 20, 21], to: 21, fail: 19 });
    expect(sight('surge', 'surge', 1)).toMatchObject({ to: 22 });
    expect(sight('surge', 'surge', 0)).toMatchObject({ to: 20 });
    expect(sight('targets', 'swap', 2)).toMatchObject({ way: [16, 23], to: 23 });
    expect(sight('before-throw')).toMatchObject({ past: true });
    expect(sight('answer').aimed).toEqual({ space: 21, by: 1 });
    expect(sight('over').way).toEqual([]);
  });
});
