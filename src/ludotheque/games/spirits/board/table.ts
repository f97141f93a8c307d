/** What lies on the table, and what may be done with it. No drawing, no words: those come from elsewhere. */
import type { BoardProps, Choice, Move } from '@lib/board';
import { movesOf, sum } from '@lib/choices';

import { ANIMALS, CARDS, PHASES, POWERS, STEPS, STONES } from './types';
import type { Animal, Box, Card, Outlook, Phase, Power, Step, Stone, View } from './types';

export const boxOf = (table: Pick<BoardProps, 'box'>): Box => table.box;
export const viewOf = (table: Pick<BoardProps, 'position'>): View => table.position.view;
/** What the rules say of what may come. */
export const outlookOf = (table: Pick<BoardProps, 'position'>): Outlook => table.position.outlook;
export const phaseOf = (view: View): Phase => PHASES[view.phase] ?? 'over';

export const sectionOf = (seat: number, animal: Animal): number => seat * ANIMALS.length + ANIMALS.indexOf(animal);
/** Whose board a section is on; −1 for beside the boards. */
export const seatOf = (section: number): number => (section < 0 ? -1 : Math.floor(section / ANIMALS.length));
export const animalOf = (section: number): Animal => ANIMALS[section % ANIMALS.length] ?? 'rabbit';

/** The seat whose board is drawn large: the one that looks, or for an onlooker the first. */
export const ownSeat = (table: Pick<BoardProps, 'position'>): number => Math.max(0, table.position.seat);

export const todo = (view: View, step: Step): number => view.todo[STEPS.indexOf(step)] ?? 0;

/** The Spirit stones that are out of the bag. */
export function spiritsOut(box: Box, view: View): number {
  const spirit = STONES.indexOf('spirit');
  return (box.stones[spirit] ?? 0) - (view.bag[spirit] ?? 0);
}

/** The powers of a pile from the top; null: not seen yet. */
export function pileOf(view: View, pile: number): (Power | null)[] {
  return (view.pile[pile] ?? []).map((power) => POWERS[power] ?? null);
}

// ------------------------------------------------------------------ cards

/** A card as it lies before a seat. */
export interface Lying {
  card: Card;
  down: boolean;
  /** It is being used. */
  inUse: boolean;
  /** Of the two that show Coyote when face down: which half. */
  half: 'left' | 'right' | null;
}

/** A seat's cards in their order; the left one of two goes face down first, and a card in use is not turned yet. */
export function cardsOf(box: Box, view: View, seat: number): Lying[] {
  return CARDS.flatMap((card, kind) => {
    const all = box.cards[kind] ?? 0;
    const isUsed = view.turn === seat && view.card === kind;
    const up = view.up[seat]?.[kind] ?? 0;
    // The power card stays face up.
    const shown = isUsed && up < all ? up + 1 : up;
    return Array.from({ length: all }, (_, place) => ({
      card,
      down: place < all - shown,
      inUse: isUsed && place === all - shown,
      half: card === 'take-one' ? (place === 0 ? ('left' as const) : ('right' as const)) : null,
    }));
  });
}

// ------------------------------------------------------------------ moves

/** A gift that an animal accepts, or a stone that it gives back, and what it makes of its points. */
export interface Gift {
  animal: Animal;
  stone: Stone;
  move: Move;
  gain: number;
  before: number;
  after: number;
}

/** Who takes this stone, and what it would bring. */
export function takers({ position }: Pick<BoardProps, 'position'>, stone: Stone): Gift[] {
  const [view, { brings }] = [viewOf({ position }), outlookOf({ position })];
  return movesOf(position.choices, 'give').flatMap((move) => {
    const animal = move['animal'] as Animal;
    const section = sectionOf(view.turn, animal);
    const gain = brings[ANIMALS.indexOf(animal)]?.[STONES.indexOf(stone)] ?? 0;
    const before = view.points[section] ?? 0;
    return move['stone'] === stone ? [{ animal, stone, move, gain, before, after: before + gain }] : [];
  });
}

/** The stones of an animal that may be given back. */
export function returnable(choices: readonly Choice[], animal: Animal): Gift[] {
  return choices
    .filter(({ move }) => move['do'] === 'give_back' && move['animal'] === animal)
    .map(({ move, phrase: { values } }) => ({
      animal,
      stone: move['stone'] as Stone,
      move,
      gain: Number(values['gain'] ?? 0),
      before: Number(values['before'] ?? 0),
      after: Number(values['after'] ?? 0),
    }));
}

/** What may be done with a stone of the bowl or the hand. */
export function stoneMoves(choices: readonly Choice[], stone: Stone): Move[] {
  return ['give', 'put_back', 'return'].flatMap((kind) =>
    movesOf(choices, kind).filter((move) => move['stone'] === stone),
  );
}

/** Are the stones to be placed those drawn, and not those of the bowl? */
export const placesHand = (view: View): boolean => sum(view.hand) > 0;

/** The animals that may be chosen now, with a stone in mind or without. */
export function litAnimals(table: BoardProps, stone: Stone | null): Animal[] {
  const { choices } = table.position;
  switch (phaseOf(viewOf(table))) {
    case 'taking':
      return stone ? takers(table, stone).map((gift) => gift.animal) : [];
    case 'giving-back':
      return [...new Set(movesOf(choices, 'give_back').map((move) => move['animal'] as Animal))];
    case 'sending':
      return movesOf(choices, 'send').map((move) => move['animal'] as Animal);
    default:
      return [];
  }
}

/** The seat whose animals are asked for: the opponent's for Coyote, else one's own. */
export function askedBoard(table: BoardProps): number {
  const seat = ownSeat(table);
  return phaseOf(viewOf(table)) === 'sending' ? 1 - seat : seat;
}
