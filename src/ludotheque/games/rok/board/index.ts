/** Rök's part of the table page. */
import type { BoardModule } from '@lib/board';

import Ask from './Ask.svelte';
import Board from './Board.svelte';
import Rules from './Rules.svelte';
import SeatDetail from './SeatDetail.svelte';
import Supply from './Supply.svelte';
import { lootOf, viewOf } from './table';

const board: BoardModule = {
  Board,
  Ask,
  SeatDetail,
  Supply,
  Rules,
  title(props) {
    const { throws } = viewOf(props);
    return throws ? props.word('board-throw', { throws }) : props.word('board-wait-setting');
  },
  score: (props, seat) => lootOf(viewOf(props), seat),
};

export default board;
