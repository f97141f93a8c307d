/** A board for any game: what is seen as cards and counters, what may be done as buttons. */
import type { BoardModule, BoardProps } from '@lib/board';
import { lastOf } from '@lib/news.svelte';
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
  // Of a game without a board of its own: what is not what it was.
  traces: (table, news, before) =>
    Object.keys(table.position.view)
      .filter((key) => JSON.stringify(table.position.view[key]) !== JSON.stringify(before.view[key]))
      .map((key) => ({ number: lastOf(news), places: [`view-${key}`] })),
};

export default generic;
