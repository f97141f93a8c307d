/** What a seat is doing or has done in this round, in a few words. */
import type { BoardProps } from '@lib/board';
import type { Said } from '@lib/question';

import { resultOf } from './story';
import { boxOf, outlookOf, phaseOf, viewOf } from './table';

export function statusOf(table: BoardProps, seat: number): Said | null {
  const [box, view] = [boxOf(table), viewOf(table)];
  const phase = phaseOf(view);
  if (box.seats === 1 || phase === 'over') return null;
  if (phase === 'keeping') return view.has_kept[seat] ? { key: 'board-status-kept' } : null;
  if (phase === 'drafting' || phase === 'negotiating') return drafts(table, seat);
  if (seat === view.turn)
    return view.zone ? { key: 'board-status-at', values: { karma: box.zones[view.zone - 1] ?? 0 } } : null;
  const { waiting } = outlookOf(table);
  if (waiting.includes(seat)) return plays(table, seat, waiting);
  const result = resultOf(box, view, table.events, seat);
  if (!result) return null;
  return {
    key: result.from > result.karma ? 'board-status-fell' : 'board-status-scored',
    values: { karma: result.karma, from: result.from },
  };
}

function plays(table: BoardProps, seat: number, waiting: number[]): Said {
  const view = viewOf(table);
  const yogi = view.yogi === seat ? 'true' : 'false';
  const at = waiting.indexOf(seat);
  if (at === waiting.length - 1 && at > 0) return { key: 'board-status-last', values: { yogi } };
  const before = at === 0 ? view.turn : (waiting[at - 1] ?? view.turn);
  const you = before === table.position.seat ? 'true' : 'false';
  return { key: 'board-status-after', values: { yogi, you, name: table.names[before] ?? '' } };
}

function drafts(table: BoardProps, seat: number): Said | null {
  const [box, view] = [boxOf(table), viewOf(table)];
  const place = view.order.slice(0, box.seats).indexOf(seat);
  if (place < view.drafted) return { key: 'board-status-drafted' };
  if (place === view.drafted) return null;
  return { key: 'board-status-drafts-at', values: { place: place + 1 } };
}
