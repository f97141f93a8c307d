/** Kiwetin's part of the table page. */
import type { BoardModule } from '@lib/board';
import type { Sound } from '@lib/sounds';

import Ask from './Ask.svelte';
import Board from './Board.svelte';
import { canPlay } from '@lib/choices';

import Hand from './Hand.svelte';
import { isCalled, passesNow } from './plan.svelte';
import { OwnMind } from './mind.svelte';
import { DICE } from './places';
import SeatDetail from './SeatDetail.svelte';
import Supply from './Supply.svelte';
import { spaceOf, viewOf } from './table';
import { traces } from './traces';

/** Dice knock, tiles and Runes are laid. */
const SOUNDS: Record<string, Sound> = {
  fall: 'wood',
  catch: 'wood',
  lay: 'page',
  deal: 'page',
};

const board: BoardModule = {
  mind: () => new OwnMind(),
  Board,
  Ask,
  Hand,
  SeatDetail,
  Supply,
  rules: () => import('./Rules.svelte'),
  ending: () => import('./ending'),
  title(props) {
    const { turns } = viewOf(props);
    return turns ? props.word('board-turn', { turn: turns }) : props.word('board-setting');
  },
  score: (props, seat) => spaceOf(viewOf(props), seat),
  turn(props) {
    const { turn, turns } = viewOf(props);
    return turn === props.position.seat ? turns : -1;
  },
  passes: (props, mind) => (passesNow(props, mind as OwnMind) ? canPlay(props.position.choices, 'pass') : null),
  calls: (props, mind) => isCalled(props, mind as OwnMind),
  lands: ({ do: kind }) => (kind === 'fall' || kind === 'catch' ? DICE : 0),
  traces: (table, news, position) => traces(table.events, news, viewOf({ position }), viewOf(table)),
  sound: (move) => SOUNDS[move['do']] ?? null,
};

export default board;
