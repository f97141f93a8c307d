import { beforeAll, describe, expect, it } from 'vitest';

import type { Event } from '../src/lib/generated/messages';
import { lines, NATURE, speaker, type Teller } from '../src/lib/log';
import { settings } from '../src/lib/settings.svelte';
import { GameWords } from '../src/lib/words.svelte';

const words = new GameWords('dice', {
  '/games/dice/words/en.ftl': async () => `
move-pick = Take a die
move-throw = Throw
move-stop = Stop
log-throw = { $you ->
    [true] throw
   *[false] throws
} the dice
log-begin = { $name } begins
log-rob = { $thief_name } robs { $name }
log-hand = { $is_you ->
    [true] You get
   *[false] { $name } gets
} the { $face }
move-hand = Hand it on
log-double = the { $face } counts twice
move-double = Double it
log-keep = { "" }
move-keep = Keep
move-begin = Player { $number } begins
move-roll = The die shows { $face }
`,
});
const teller: Teller = { words, names: ['Mounia', 'Aris'], isYou: (seat) => seat === 0 };

function event(number: number, by: number, kind: string, values = {}): Event {
  return { number, by, move: { do: kind }, to: null, clock: false, phrase: { key: `move-${kind}`, values } };
}

beforeAll(async () => {
  settings.language = 'en';
  await words.load();
});

describe('the log', () => {
  it('has a sentence for each kind of thing that is set up, however they come', () => {
    const begun = [event(0, NATURE, 'begin', { seat: 1, number: 2 }), event(1, NATURE, 'roll', { face: 3 })];
    expect(lines(begun, teller).map(({ text }) => text)).toEqual(['The die shows 3', 'Aris begins']);
    const dealt = [
      event(2, 1, 'throw'),
      event(3, NATURE, 'roll', { face: 3 }),
      event(4, NATURE, 'hand', { face: 5, seat: 0 }),
      event(5, NATURE, 'roll', { face: 3 }),
    ];
    expect(lines(dealt, teller).map(({ text }) => text)).toEqual([
      'throws the dice. The die shows 3 (×2). You get the 5',
    ]);
  });

  it('is the newest line first, a throw and its dice in one', () => {
    const told = lines(
      [
        event(0, NATURE, 'begin', { seat: 1, number: 2 }),
        event(1, 1, 'throw'),
        event(2, NATURE, 'roll', { face: 3 }),
        event(3, NATURE, 'roll', { face: 5 }),
        event(4, 1, 'stop'),
        event(5, 0, 'throw'),
      ],
      teller,
    );
    expect(told.map((line) => `${speaker(line, teller, 'You')} ${line.text}`.trim())).toEqual([
      'You throw the dice',
      'Aris: Stop',
      'Aris throws the dice. The die shows 3, the die shows 5',
      'Aris begins',
    ]);
  });
  it('names every seat that it speaks of', () => {
    const [line] = lines([event(0, NATURE, 'rob', { seat: 1, thief_seat: 0 })], teller);
    expect(line?.text).toBe('Mounia robs Aris');
  });
  it('says "you" to the seat that looks, a capital being for proper names only', () => {
    const hands = [event(0, NATURE, 'hand', { seat: 0, face: 1 }), event(1, NATURE, 'hand', { seat: 1, face: 2 })];
    const told = lines([...hands, event(2, NATURE, 'hand', { seat: 0, face: 3 })], {
      ...teller,
      names: ['You', 'Aris'],
    });
    expect(told[0]?.text).toBe('You get the 1, Aris gets the 2, you get the 3');
  });
  it('has a colon as the language writes it', () => {
    const [line] = lines([event(0, 1, 'stop')], teller);
    expect(speaker(line!, teller, 'You')).toBe('Aris:');
    settings.language = 'fr';
    expect(speaker(line!, teller, 'Vous')).toBe('Aris\u00a0:');
    settings.language = 'en';
  });
  it('adds what is a sentence of its own to what its seat did before', () => {
    const told = lines(
      [
        event(0, 0, 'keep'),
        event(1, 0, 'throw'),
        event(2, NATURE, 'roll', { face: 3 }),
        event(3, 0, 'double', { face: 3 }),
        event(4, 0, 'throw'),
        event(5, 1, 'double', { face: 2 }),
      ],
      teller,
    );
    expect(told.map((line) => `${speaker(line, teller, 'You')} ${line.text}`)).toEqual([
      'Aris: the 2 counts twice',
      'You throw the dice',
      'You throw the dice. The die shows 3. The 3 counts twice',
    ]);
  });
  it('puts moves in a row into one line', () => {
    const told = lines([event(0, 0, 'pick'), event(1, 0, 'pick'), event(2, 0, 'throw')], teller);
    expect(told).toMatchObject([{ number: 0, text: 'Take a die (×2), throw the dice' }]);
  });
});
