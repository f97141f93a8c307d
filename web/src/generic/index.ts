/** A board for any game: what is seen as cards and counters, what may be done as buttons. */
import type { BoardModule } from '@lib/board';

import Ask from './GenericAsk.svelte';
import Board from './GenericBoard.svelte';
import Rules from './GenericRules.svelte';
import SeatDetail from './GenericSeat.svelte';
import Supply from './GenericSupply.svelte';

const generic: BoardModule = { Board, Ask, SeatDetail, Supply, Rules, title: () => '' };

export default generic;
