/** Kasimir's part of the table page. */
import type { BoardModule } from '@lib/board';
import type { Sound } from '@lib/sounds';

import Ask from './Ask.svelte';
import Board from './Board.svelte';
import { OwnMind } from './mind.svelte';
import SeatDetail from './SeatDetail.svelte';
import Supply from './Supply.svelte';
import { outlookOf, viewOf } from './table';
import { traces } from './traces';

/** Figures knock, stakes pop. */
const SOUNDS: Record<string, Sound> = {
  place: 'wood',
  step: 'wood',
  find: 'cork',
  turn: 'cork',
  reveal: 'cork',
};

/** A stake is turned over for so long (Stakes.svelte), in milliseconds. */
const TURNED = 420;

const board: BoardModule = {
  mind: () => new OwnMind(),
  Board,
  Ask,
  SeatDetail,
  Supply,
  rules: () => import('./Rules.svelte'),
  ending: () => import('./ending'),
  title: (props) => props.word('board-round', { round: outlookOf(props).round }),
  score: (props, seat) => outlookOf(props).scores[seat] ?? 0,
  lands: (move) => (move['do'] === 'find' || move['do'] === 'reveal' ? TURNED : 0),
  traces: (_, news, position) => traces(news, viewOf({ position })),
  // An alarm disturbs his sleep.
  sound: (move) => (move['stake'] === 'alarm' ? 'snore' : (SOUNDS[move['do']] ?? null)),
};

export default board;
