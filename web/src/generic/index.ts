/** A board for any game: what is seen as cards and counters, what may be done as buttons. */
import type { BoardModule, BoardProps } from '@lib/board';
import type { ViewPart } from '@lib/generated/messages';
import type { Component } from 'svelte';

import Ask from './GenericAsk.svelte';
import Board from './GenericBoard.svelte';
import SeatDetail from './GenericSeat.svelte';
import Supply from './GenericSupply.svelte';

/** The board of a game whose views are made of these parts. */
export function generic(parts: readonly ViewPart[]): BoardModule {
  return {
    Board: given(Board, parts),
    Ask,
    SeatDetail: given(SeatDetail, parts),
    Supply: Supply as Component<BoardProps>,
    rules: () => import('./GenericRules.svelte'),
    title: () => '',
  };
}

function given<Props extends BoardProps>(
  Part: Component<{ table: Props; parts: readonly ViewPart[] }>,
  parts: readonly ViewPart[],
): Component<Props> {
  return (anchor, table) => {
    Part(anchor, { table, parts });
    return {};
  };
}
