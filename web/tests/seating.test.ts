import { describe, expect, it } from 'vitest';

import type { Position, SeatInfo } from '../src/lib/generated/messages';
import type { Known } from '../src/lib/known';
import { failuresOf, holdsSecrets, inTurnOrder, namesOf, shownPosition } from '../src/lib/seating';
import { settings } from '../src/lib/settings.svelte';

function position(seat: number, view: object, choices = 0): Position {
  const choice = { move: {}, phrase: { key: 'move-x', values: {} } };
  return {
    seat,
    view: { me: seat, ...view },
    choices: Array(choices).fill(choice),
    can_undo: false,
    question: 0,
    outlook: null,
    forecast: null,
  };
}
const news = (...positions: Position[]): Known => ({ positions }) as unknown as Known;

describe('the seats', () => {
  it('come in turn order after mine', () => {
    expect(inTurnOrder(4, 1)).toEqual([2, 3, 0, 1]);
    expect(inTurnOrder(3, -1)).toEqual([0, 1, 2]);
  });
  it('all have names', () => {
    settings.language = 'fr';
    const seat = { mine: false, present: true, acting: false, deputy: '', host: false, left: false, offered: false };
    const seats: SeatInfo[] = [
      { ...seat, kind: 'person', name: 'Mounia' },
      { ...seat, kind: 'person', name: '', mine: true },
      { ...seat, kind: 'bot', name: 'heuristic' },
      { ...seat, kind: 'open', name: '' },
    ];
    expect(namesOf(seats)).toEqual(['Mounia', 'Vous', 'Céleste', 'Place libre']);
  });
  it('say which bot has failed, in the language of the page', () => {
    const seat = { mine: false, present: true, acting: false, deputy: '', host: false, left: false, offered: false };
    const seats: SeatInfo[] = [
      { ...seat, kind: 'person', name: 'Mounia', failed: 'Stranger' },
      { ...seat, kind: 'bot', name: 'heuristic', failed: 'Stranger' },
      { ...seat, kind: 'bot', name: 'heuristic' },
    ];
    settings.language = 'fr';
    expect(failuresOf(seats)).toEqual(['Le robot Stranger a échoué. Basile continue à un autre niveau\u00a0: habile.']);
    settings.language = 'en';
    expect(failuresOf(seats)).toEqual(['The bot Stranger has failed. Basil plays on at another level: skilled.']);
  });
});

describe('at one screen', () => {
  it('the seat that acts is shown', () => {
    expect(shownPosition(news(position(0, {}), position(2, {}, 3)), 0)?.seat).toBe(2);
  });
  it('the seat shown before stays while nobody here acts', () => {
    expect(shownPosition(news(position(0, {}), position(2, {})), 2)?.seat).toBe(2);
  });
  it('of two who act, the one who looks goes on', () => {
    expect(shownPosition(news(position(0, {}, 1), position(2, {}, 1)), 2)?.seat).toBe(2);
  });
  it('secrets are what one sees and another does not', () => {
    expect(holdsSecrets([position(0, { dice: [1] }), position(1, { dice: [1] })])).toBe(false);
    expect(holdsSecrets([position(0, { my_hand: [1] }), position(1, { my_hand: [4] })])).toBe(true);
  });
});
