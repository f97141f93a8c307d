/** What pointing at a thing means: choose it, or (a second time) do it. */
import type { BoardProps, Move } from '@lib/board';
import { canPlay, movesOf, sum } from '@lib/choices';

import { asked } from './ask';
import type { OwnMind } from './mind.svelte';
import {
  askedBoard,
  boxOf,
  litAnimals,
  outlookOf,
  phaseOf,
  returnable,
  sectionOf,
  stoneMoves,
  takers,
  viewOf,
} from './table';
import { powerText } from './steps';
import { CARDS, STONES } from './types';
import type { Animal, Card, Power, Stone } from './types';

export function play(table: BoardProps, move: Move): void {
  // What is chosen stays so until the table answers.
  if (!table.busy) table.play(move);
}

/** What the main button would do, if it can be pressed. */
function confirm(table: BoardProps, mind: OwnMind): void {
  const act = asked(table, mind)?.main.act;
  if (act) play(table, act.move);
}

/** What can be taken back is done at once; what brings stones out of the bag asks first. */
export function chooseCard(table: BoardProps, mind: OwnMind, card: Card): void {
  const move = movesOf(table.position.choices, 'play').find((one) => one['card'] === card);
  if (!move) mind.tell(table.word(whyNotCard(table, card), { count: boxOf(table).needs_down }));
  else if (mind.card === card || !outlookOf(table).opening.includes(CARDS.indexOf(card))) play(table, move);
  else mind.card = card;
}

/** Why a card cannot be used now. */
export function whyNotCard(table: BoardProps, card: Card): string {
  const view = viewOf(table);
  if (!table.position.choices.length) return 'board-why-turn';
  if (phaseOf(view) !== 'choosing') return 'board-why-now';
  if (card === 'power') return 'board-why-power';
  return sum(view.bowl) ? 'board-why-few' : 'board-why-empty';
}

export function choosePile(table: BoardProps, mind: OwnMind, pile: number, power: Power | null): void {
  if (!canPlay(table.position.choices, 'invoke')) {
    if (power) mind.tell(`${table.word(`power-${power}`)}. ${powerText(table.word, boxOf(table), power)}`);
  } else if (mind.pile === pile) confirm(table, mind);
  else mind.pile = pile;
}

/** A stone of the bowl, or of those drawn. Where one animal alone takes it, that one is chosen too. */
export function chooseStone(table: BoardProps, mind: OwnMind, stone: Stone, piece: number): void {
  const { choices } = table.position;
  const moves = stoneMoves(choices, stone);
  if (!moves.length) {
    mind.tell(table.word(choices.length ? 'board-why-now' : 'board-why-turn'));
    return;
  }
  // Another stone of the same colour is the same choice.
  if (mind.stone === stone && mind.piece === piece) {
    if (moves[0]?.['do'] === 'give') mind.clear();
    else confirm(table, mind);
    return;
  }
  const gifts = takers(table, stone);
  mind.stone = stone;
  mind.piece = piece;
  mind.animal =
    gifts.find((gift) => gift.animal === mind.animal)?.animal ?? (gifts.length === 1 ? gifts[0]!.animal : null);
}

/** An animal; `stone` is the one on it that was pointed at, if any. */
export function chooseAnimal(
  table: BoardProps,
  mind: OwnMind,
  seat: number,
  animal: Animal,
  stone: Stone | null,
): void {
  if (seat !== askedBoard(table) || !litAnimals(table, mind.stone).includes(animal)) {
    mind.tell(table.word(whyNotAnimal(table, mind, seat, animal), { the: `@the-${animal}` }));
    return;
  }
  if (phaseOf(viewOf(table)) !== 'giving-back') {
    if (mind.animal === animal) confirm(table, mind);
    else mind.animal = animal;
    return;
  }
  const gifts = returnable(table.position.choices, animal);
  const only = gifts.length === 1 ? gifts[0]?.stone : undefined;
  const wanted = gifts.find((gift) => gift.stone === stone)?.stone ?? only ?? null;
  if (mind.animal === animal && mind.stone !== null && (wanted === mind.stone || wanted === null)) confirm(table, mind);
  else {
    mind.animal = animal;
    mind.stone = wanted;
  }
}

/** Why an animal cannot be chosen now. */
export function whyNotAnimal(table: BoardProps, mind: OwnMind, seat: number, animal: Animal): string {
  const view = viewOf(table);
  const section = sectionOf(seat, animal);
  if (!table.position.choices.length) return 'board-why-turn';
  if (phaseOf(view) === 'sending') return seat === askedBoard(table) ? 'board-why-there' : 'board-why-theirs';
  if (phaseOf(view) !== 'taking') return 'board-why-now';
  if (seat !== askedBoard(table)) return 'board-why-yours';
  if (view.coyote === section) return 'board-why-blocked';
  if (view.given[section]?.[STONES.indexOf('spirit')]) return 'board-why-closed';
  return mind.stone ? 'board-why-refuses' : 'board-why-stone';
}
