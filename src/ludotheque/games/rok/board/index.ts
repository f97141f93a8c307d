/** Rök's part of the table page. */
import type { BoardModule } from '@lib/board';
import type { Sound } from '@lib/sounds';

import Ask from './Ask.svelte';
import Board from './Board.svelte';
import Gate from './Gate.svelte';
import { FRAME } from './motion';
import { OwnMind } from './mind.svelte';
import { practice } from './practice';
import SeatDetail from './SeatDetail.svelte';
import Supply from './Supply.svelte';
import { boxOf, isForWin, lootOf, viewOf } from './table';
import { traces } from './traces';

/** Stones fall, are grabbed, and slide. */
const SOUNDS: Record<string, Sound> = {
  show: 'stone',
  grab: 'stone',
  push: 'stone',
};

const board: BoardModule = {
  mind: () => new OwnMind(),
  Board,
  Gate,
  calm: (props) => (boxOf(props).calm ? null : { calm: 1 }),
  practice,
  Ask,
  SeatDetail,
  Supply,
  rules: () => import('./Rules.svelte'),
  ending: () => import('./ending'),
  title(props) {
    const { throws } = viewOf(props);
    return throws ? props.word('board-throw', { throws }) : props.word('board-wait-setting');
  },
  score: (props, seat) => lootOf(viewOf(props), seat),
  // A flicked rune slides on; of a throw nothing is told but what is seen.
  lands: (move, props) => (move['do'] === 'drift' ? FRAME * viewOf(props).slides : 0),
  finale: (props) => (isForWin(viewOf(props)) ? FRAME * viewOf(props).slides : 0),
  traces: (table, news, position) => traces(news, viewOf({ position }), viewOf(table)),
  sound: (move) => SOUNDS[move['do']] ?? null,
};

export default board;
