/** Karma Dice's part of the table page. */
import type { BoardModule } from '@lib/board';
import type { Sound } from '@lib/sounds';

import Ask from './Ask.svelte';
import Board from './Board.svelte';
import { OwnMind } from './mind.svelte';
import SeatDetail from './SeatDetail.svelte';
import Supply from './Supply.svelte';
import { outlookOf, viewOf } from './table';
import { traces } from './traces';

/** Dice knock, cards are turned. */
const SOUNDS: Record<string, Sound> = {
  roll: 'wood',
  draft: 'wood',
  deal: 'page',
  keep: 'page',
};

/** A die flies and turns for so long (Throw.svelte), in milliseconds. */
const LANDED = 800;

const board: BoardModule = {
  mind: () => new OwnMind(),
  Board,
  Ask,
  SeatDetail,
  Supply,
  rules: () => import('./Rules.svelte'),
  ending: () => import('./ending'),
  title(props) {
    const { round, rounds: of } = outlookOf(props);
    return of === null ? props.word('board-round', { round }) : props.word('board-round-of', { round, of });
  },
  score: (props, seat) => viewOf(props).karma[seat] ?? 0,
  lands: (move) => (move['do'] === 'roll' ? LANDED : 0),
  traces: (_, news) => traces(news),
  sound: (move) => SOUNDS[move['do']] ?? null,
};

export default board;
