/** Several moves are told to the server one by one, each after the answer to the one before. */
import type { BoardProps, Move } from '@lib/board';

import { isOffered, viewOf } from './table';

/**
 * What is to be done now with the next move: tell it, wait for an answer, or give up because it is no longer offered.
 * `told` is how many moves had been made when the last one was told: news about other things do not change that.
 */
export function due(table: BoardProps, next: Move | undefined, told: number | null): 'tell' | 'wait' | 'give up' {
  if (!next || table.busy || viewOf(table).moves === told) return 'wait';
  return isOffered(table.position.choices, next) ? 'tell' : 'give up';
}
