/** A board for any game: what is seen as cards and counters, what may be done as buttons. */
import type { BoardModule, BoardProps } from '@lib/board';
import type { Component } from 'svelte';

import Ask from './GenericAsk.svelte';
import Board from './GenericBoard.svelte';
import SeatDetail from './GenericSeat.svelte';
import Supply from './GenericSupply.svelte';

const generic: BoardModule = {
  Board,
  Ask,
  SeatDetail,
  Supply: Supply as Component<BoardProps>,
  rules: () => import('./GenericRules.svelte'),
  title: () => '',
};

export default generic;
