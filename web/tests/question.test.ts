import { said, waiting, who } from '@lib/question';
import { describe, expect, it } from 'vitest';

import { tableAt } from './tables';

const seats = [true, false, true].map((acting) => ({ acting, present: true }));
const { table } = tableAt(0, [], { seats, names: ['Mounia', 'Aris', 'Léo'] } as never);

describe('a question', () => {
  it('is a message with its values', () => {
    expect(said('board-go')).toEqual({ key: 'board-go' });
    expect(said('board-go', { count: 2 })).toEqual({ key: 'board-go', values: { count: 2 } });
  });

  it('of others names those who are asked, and its button says why it is off', () => {
    expect(waiting(table)).toMatchObject({
      question: { key: 'board-wait', values: { names: 'Mounia, Léo', count: 2 } },
      main: { why: { key: 'board-why-turn' } },
    });
    expect(waiting(table).main.act).toBeUndefined();
    expect(waiting({ ...table, seats: [] }).question).toEqual({ key: 'board-wait-nobody' });
  });

  it('waits for whoever is on turn and not there', () => {
    const away = seats.map((seat) => ({ ...seat, present: !seat.acting, deputy: '' }));
    const { question } = waiting({ ...table, seats: away } as never);
    expect(question).toEqual({ key: 'wait-absent', values: { names: 'Mounia, Léo' } });
  });

  it('speaks of a seat by its name, and to the one that looks', () => {
    expect(who(table, 0)).toEqual({ name: 'Mounia', you: 'true' });
    expect(who(table, 1)).toEqual({ name: 'Aris', you: 'false' });
    expect(who(table, -1)).toEqual({ name: '', you: 'false' });
  });
});
