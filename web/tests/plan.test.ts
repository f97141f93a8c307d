import type { BoardProps, Move } from '@lib/board';
import { canPlay } from '@lib/choices';
import { type Plan, Planner } from '@lib/plan.svelte';
import { describe, expect, it } from 'vitest';

import { tableAt } from './tables';

/** A plan of moves by kind, one after the other, and what becomes of it. */
function planned(...queue: string[]) {
  const log: string[] = [];
  const plan: Plan = {
    step: ({ position }) => (queue[0] ? canPlay(position.choices, queue[0]) : 'wait'),
    told: (step) => log.push(`told ${(step as Move)['do']}`) && queue.shift(),
    made: () => log.push('made'),
    drop: () => log.push('dropped'),
  };
  const planner = new Planner(plan);
  const give = (table: BoardProps): boolean => planner.follow(table, plan.step(table));
  return { log, give, planner, plan };
}

describe('a plan', () => {
  it('is told step by step, each after the answer to the one before', () => {
    const { log, give } = planned('aim', 'push');
    const [first, second] = [tableAt(0, ['aim']), tableAt(1, ['push'])];
    expect(give(first.table)).toBe(false);
    expect(give(second.table)).toBe(false);
    expect([first.done, second.done]).toEqual([[{ do: 'aim' }], [{ do: 'push' }]]);
    expect(log).toEqual(['told aim', 'made', 'told push']);
  });

  it('waits while a move is on its way, and for an answer where only other things are news', () => {
    const { log, give } = planned('aim', 'aim');
    const { table, done } = tableAt(0, ['aim']);
    expect(give({ ...table, busy: true })).toBe(false);
    expect(done).toEqual([]);
    give(table);
    expect(give({ ...table })).toBe(true);
    expect(log).toEqual(['told aim']);
  });

  it('is given up where a step is no longer offered, or no answer came, and may be begun again', () => {
    const { log, give, planner } = planned('aim', 'push');
    expect(give(tableAt(0, ['pass']).table)).toBe(false);
    expect(log).toEqual(['dropped']);
    give(tableAt(0, ['aim']).table);
    planner.drop();
    const again = tableAt(0, ['push']);
    give(again.table);
    expect(again.done).toEqual([{ do: 'push' }]);
  });

  it('takes back a move', () => {
    const { table, done } = tableAt(3);
    new Planner({ step: () => 'undo' }).follow(table, 'undo');
    expect(done).toEqual(['undo']);
  });

  it('answers an occasion once, though news of others cross the answer', () => {
    const planner = new Planner({ step: () => 'wait', occasion: () => 'before the throw' });
    const tables = [tableAt(0, ['pass']), tableAt(1, ['pass'])];
    expect(tables.map(({ table }) => planner.follow(table, { do: 'pass' }))).toEqual([false, true]);
    expect(tables.map(({ done }) => done.length)).toEqual([1, 0]);
  });
});
