/** Tables for the tests of what boards share: no game's. */
import type { BoardProps, Event, Move } from '@lib/board';

export const entry = (number: number, by = 0): Event =>
  ({ type: 'event', number, by, move: { do: 'step', number } }) as unknown as Event;

/** A table with entries up to this number, at which these moves are offered; what is done at it ends up in `done`. */
export function tableAt(last: number, offered: string[] = [], rest: Partial<BoardProps> = {}) {
  const done: (Move | 'undo')[] = [];
  const table = {
    box: {},
    position: { seat: 0, view: {}, choices: offered.map((kind) => ({ move: { do: kind } })), can_undo: false },
    seats: [],
    events: Array.from({ length: last + 1 }, (_, number) => entry(number)),
    names: [],
    play: (move: Move) => done.push(move),
    undo: () => done.push('undo'),
    word: (key: string) => key,
    busy: false,
    over: false,
    ...rest,
  } as unknown as BoardProps;
  return { table, done };
}
