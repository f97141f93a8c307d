/** What has just happened on the table, for as long as it is to be seen. */
import type { BoardProps, Event } from '@lib/board';
import { Brief } from '@lib/brief.svelte';
import { followNews, lastOf } from '@lib/news.svelte';

import { rolledNow, stairs, turns } from './story';
import type { Zone } from './story';
import { boxOf, karmaAt, phaseOf, viewOf } from './table';
import type { Box, View } from './types';

/** How long the end of a turn stays in sight, in milliseconds. */
const PAUSE = 1600;

/** A turn that has just ended: how it stood, the zone it lost, and what it brought, in words. */
export interface Aftermath {
  zones: Zone[];
  fallen: number | null;
  text: string;
  /** What the Evil Eye has thrown. */
  eye: number[];
}

export class Happenings {
  /** The dice that have just been thrown, in order; the id tells one throw from the next. */
  rolled = $state.raw<{ id: number; order: number[] }>({ id: 0, order: [] });
  aftermath = new Brief<Aftermath>();

  /** Call while a component is set up. */
  constructor(props: () => BoardProps) {
    followNews(props, {
      tell: (table, news, position) => this.#tell(table, news, viewOf({ position })),
      forget: () => {
        this.rolled = { ...this.rolled, order: [] };
        this.aftermath.clear();
      },
    });
  }

  #tell(table: BoardProps, news: Event[], before: View): void {
    const order = rolledNow(before, news, viewOf(table).dice);
    if (order.length) this.rolled = { id: lastOf(table.events), order };
    const ended = endOf(table, before, news);
    if (ended) this.aftermath.show(ended, PAUSE);
  }
}

function endOf(table: BoardProps, before: View, news: Event[]): Aftermath | null {
  const [box, view] = [boxOf(table), viewOf(table)];
  const wasOn = ['picking', 'powers', 'failed'].includes(phaseOf(before));
  const goesOn = before.turn === view.turn && before.round === view.round && !table.over;
  const turn = turns(box, table.events).findLast((one) => one.seat === before.turn && one.zones.length > 0);
  if (!wasOn || goesOn || !turn || !news.some(({ by }) => by === before.turn)) return null;
  const reached = turn.zones.length;
  const held = turn.fell ? reached - 1 : reached;
  const text = table.word(turn.fell ? 'board-fell' : 'board-stopped', {
    name: table.names[before.turn] ?? '',
    you: before.turn === table.position.seat ? 'true' : 'false',
    from: karmaAt(box, reached),
    karma: karmaAt(box, held) + turn.more,
  });
  const stood = { ...before, zone: reached, turn: turn.seat, beat: turn.zones.at(-1)?.total ?? 0 };
  return {
    zones: stairs(box, stood, untilEndOf(table.events, news, before.turn)),
    fallen: turn.fell ? held : null,
    text,
    eye: eyeOf(box, news),
  };
}

/** The dice of the Evil Eye fall after the last move of the turn. */
function eyeOf(box: Box, news: Event[]): number[] {
  const last = news.findLastIndex(({ by }) => by === 0);
  return box.seats > 1 ? [] : news.slice(last + 1).map(({ move }) => Number(move?.['face'] ?? 0));
}

/** The journal up to the last entry of that seat's, so that the turn told last is the one that ended. */
function untilEndOf(events: Event[], news: Event[], seat: number): Event[] {
  const last = news.findLast(({ by }) => by === seat)?.number ?? -1;
  return events.filter(({ number }) => number <= last);
}
