/** Spirits of the Wild's part of the table page. */
import type { BoardModule } from '@lib/board';

import Ask from './Ask.svelte';
import Board from './Board.svelte';
import Rules from './Rules.svelte';
import SeatDetail from './SeatDetail.svelte';
import Supply from './Supply.svelte';
import { scoreOf, viewOf } from './table';

const board: BoardModule = {
  Board,
  Ask,
  SeatDetail,
  Supply,
  Rules,
  title: (props) => props.word('board-turn', { turn: viewOf(props).turns }),
  score: (props, seat) => scoreOf(viewOf(props), seat),
};

export default board;
