/** Spirits of the Wild's part of the table page. */
import type { BoardModule } from '@lib/board';
import type { Sound } from '@lib/sounds';

import Ask from './Ask.svelte';
import Board from './Board.svelte';
import { OwnMind } from './mind.svelte';
import { GAP } from './news.svelte';
import SeatDetail from './SeatDetail.svelte';
import Supply from './Supply.svelte';
import { outlookOf, viewOf } from './table';
import { traces } from './traces';

/** Pebbles click, cards are turned. */
const SOUNDS: Record<string, Sound> = {
  draw: 'stone',
  give: 'stone',
  put_back: 'stone',
  give_back: 'stone',
  play: 'page',
  invoke: 'page',
};

/** Up to three stones come out of the bag one after the other, each flying for so long (Fly.svelte). */
const DRAWN = 470 + 2 * GAP;

const board: BoardModule = {
  mind: () => new OwnMind(),
  Board,
  Ask,
  SeatDetail,
  Supply,
  rules: () => import('./Rules.svelte'),
  ending: () => import('./ending'),
  title: (props) => props.word('board-turn', { turn: viewOf(props).turns }),
  score: (props, seat) => outlookOf(props).scores[seat] ?? 0,
  lands: (move) => (move['do'] === 'draw' ? DRAWN : 0),
  traces: (table, news, position) => traces(news, viewOf({ position }), viewOf(table)),
  sound: (move) => SOUNDS[move['do']] ?? null,
};

export default board;
