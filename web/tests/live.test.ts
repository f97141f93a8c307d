import { beforeEach, describe, expect, it } from 'vitest';

import type { Event, News } from '../src/lib/generated/messages';
import { LiveTable, type Means, Refusal, type Socket, standing } from '../src/lib/live.svelte';

class FakeSocket implements Socket {
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => unknown) | null = null;
  onclose: ((event: { code: number }) => unknown) | null = null;
  onmessage: ((event: { data: unknown }) => unknown) | null = null;
  constructor(readonly path: string) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  breaks(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  says(answer: object): void {
    this.onmessage?.({ data: JSON.stringify(answer) });
  }
}

const sockets: FakeSocket[] = [];
const timers: { run: () => void; after: number }[] = [];
const means: Means = {
  socket: (path) => {
    const socket = new FakeSocket(path);
    sockets.push(socket);
    return socket;
  },
  wait: (run, after) => timers.push({ run, after }),
  stop: () => timers.splice(0),
};
const socket = (): FakeSocket => sockets.at(-1)!;

function event(number: number, more: Partial<Event> = {}): Event {
  return { number, by: 0, move: { do: 'pick' }, to: null, phrase: null, clock: false, ...more };
}
function news(number: number, events: Event[]): News {
  return {
    type: 'news',
    version: 1,
    on: 0,
    table: 't',
    game: 'karma',
    phase: 'playing',
    host: true,
    box: {},
    seats: [],
    number,
    events,
    positions: [],
    outcome: null,
    fingerprint: '',
    secret: null,
    clock: null,
    remarks: [],
    next_table: null,
    contributions: [],
    revealing: false,
    awaited: [],
    goal: null,
  };
}
function opened(): LiveTable {
  const live = new LiveTable('t', means);
  live.open();
  socket().opens();
  return live;
}

beforeEach(() => {
  sockets.length = 0;
  timers.length = 0;
});

describe('a connection', () => {
  it('says hello first, with what it has seen', () => {
    const live = opened();
    expect(socket().path).toBe('/api/tables/t/live');
    expect(socket().sent).toMatchObject([{ type: 'hello', seen: 0 }]);
    socket().says(news(2, [event(0), event(1)]));
    expect(live.connection).toBe('open');
    socket().breaks();
    expect(live.connection).toBe('lost');
    timers.at(-1)!.run();
    socket().opens();
    expect(socket().sent).toMatchObject([{ type: 'hello', seen: 2 }]);
  });
  it('comes back at once when its table is another server’s, but not again and again', () => {
    opened();
    socket().breaks(1012);
    expect(timers.at(-1)!.after).toBeLessThan(100);
    timers.at(-1)!.run();
    socket().breaks(1012);
    expect(timers.at(-1)!.after).toBeGreaterThan(400);
  });
  it('waits longer after every attempt, and at once forgets that when it is back', () => {
    opened();
    for (let attempt = 0; attempt < 8; attempt++) {
      socket().breaks();
      timers.at(-1)!.run();
    }
    const waited = timers.map(({ after }) => after);
    expect(waited[0]).toBeLessThan(700);
    expect(waited[3]).toBeGreaterThan(waited[0]!);
    expect(Math.max(...waited)).toBeLessThanOrEqual(12_000);
    socket().opens();
    socket().breaks();
    expect(timers.at(-1)!.after, 'a line that told nothing was none').toBeGreaterThan(7_000);
    timers.at(-1)!.run();
    socket().opens();
    socket().says(news(0, []));
    socket().breaks();
    expect(timers.at(-1)!.after).toBeLessThan(700);
  });
  it('does not wait when it is told to hurry', () => {
    const live = opened();
    socket().breaks();
    live.hurry();
    expect(sockets).toHaveLength(2);
  });
  it('takes a line for dead on which no answer comes', () => {
    const live = opened();
    socket().says(news(1, [event(0)]));
    expect(timers).toHaveLength(0);
    live.hurry();
    expect(socket().sent.at(-1)).toMatchObject({ type: 'hello', seen: 1 });
    socket().says(news(1, []));
    expect(timers).toHaveLength(0);
    void live.ask({ type: 'undo', seat: 0 });
    timers.at(-1)!.run();
    expect(live.connection).toBe('lost');
    timers.at(-1)!.run();
    socket().opens();
    expect(socket().sent.map(({ type }) => type)).toEqual(['hello', 'undo']);
  });
  it('gives up where there is no such table', async () => {
    const live = opened();
    const asked = live.ask({ type: 'start' });
    socket().breaks(4404);
    expect(live.connection).toBe('gone');
    expect(timers).toHaveLength(0);
    await expect(asked).rejects.toThrow();
  });
  it('keeps what it knows of a table whose rules are nowhere any more', () => {
    const live = opened();
    socket().says(news(1, []));
    socket().breaks(4410);
    expect(live.connection).toBe('retired');
    expect(live.news?.version).toBe(1);
    expect(timers).toHaveLength(0);
  });
  it('stays closed when the page goes elsewhere', () => {
    const live = opened();
    const first = socket();
    live.close();
    first.breaks();
    live.open();
    expect(timers).toHaveLength(0);
    expect(sockets).toHaveLength(1);
  });
});

describe('an ask', () => {
  it('is carried out once it is answered', async () => {
    const live = opened();
    const asked = live.ask({ type: 'play', seat: 0, move: { do: 'stop' } });
    expect(live.moving).toEqual([{ do: 'stop' }]);
    const sent = socket().sent[1]!;
    expect(sent).toMatchObject({ type: 'play', seat: 0, move: { do: 'stop' } });
    socket().says({ type: 'done', id: sent['id'] });
    await asked;
    expect(live.moving).toEqual([]);
  });
  it('is sent again, with the same id, until it is answered', async () => {
    const live = opened();
    const asked = live.ask({ type: 'undo', seat: 0 });
    const { id } = socket().sent[1] as { id: string };
    socket().breaks();
    timers.at(-1)!.run();
    socket().opens();
    expect(socket().sent.map(({ type }) => type)).toEqual(['hello', 'undo']);
    expect(socket().sent[1]!['id']).toBe(id);
    socket().says({ type: 'done', id });
    await asked;
    socket().breaks();
    timers.at(-1)!.run();
    socket().opens();
    expect(socket().sent.map(({ type }) => type)).toEqual(['hello']);
  });
  it('made while there is no connection waits for one', () => {
    const live = new LiveTable('t', means);
    live.open();
    void live.ask({ type: 'start' });
    expect(socket().sent).toEqual([]);
    socket().opens();
    expect(socket().sent.map(({ type }) => type)).toEqual(['hello', 'start']);
  });
  it('that is refused says why', async () => {
    const live = opened();
    const asked = live.ask({ type: 'start' });
    socket().says({ type: 'refused', id: socket().sent[1]!['id'], error: 'forbidden', detail: 'only the host' });
    await expect(asked).rejects.toMatchObject({ kind: 'forbidden', message: 'only the host' });
    await expect(asked).rejects.toBeInstanceOf(Refusal);
  });
  it('has an id of its own', () => {
    const live = opened();
    void live.ask({ type: 'say', text: 'a' });
    void live.ask({ type: 'say', text: 'a' });
    expect(new Set(socket().sent.map(({ id }) => id)).size).toBe(3);
  });
});

describe('news', () => {
  it('adds events once, although they may be told twice', () => {
    const live = opened();
    socket().says(news(2, [event(0), event(1)]));
    socket().says(news(3, [event(1), event(2)]));
    expect(live.events.map(({ number }) => number)).toEqual([0, 1, 2]);
    expect(live.known).toBe(2);
  });
  it('starts anew when the server tells everything', () => {
    const live = opened();
    socket().says(news(2, [event(0), event(1)]));
    socket().says(news(1, [event(0, { by: 1 })]));
    expect(live.events).toMatchObject([{ number: 0, by: 1 }]);
  });
  it('leaves out what was taken back', () => {
    const all = [event(0), event(1), event(2), event(3, { move: null, to: 1 }), event(4)];
    expect(standing(all).map(({ number }) => number)).toEqual([0, 4]);
  });
});

describe('a race', () => {
  const clock = (now: number, opens: number): Partial<News> => ({
    clock: { now, opens, left: 20_000, length: 20_000, kept_open: [] },
  });
  const ping = (trip: number | null, now: number): object => ({ type: 'ping', number: 7, now, trip });

  it('has its pings answered at once', () => {
    opened();
    socket().says(ping(null, 5_000));
    expect(socket().sent.at(-1)).toEqual({ type: 'pong', number: 7 });
  });
  it('opens at the announced moment, by the shortest way that the time was told', () => {
    const live = opened();
    const begun = performance.now();
    // Told in the news alone, as if it had come at once.
    socket().says({ ...news(1, [event(0)]), ...clock(1_000_000, 1_000_250) });
    expect(live.opens - begun).toBeGreaterThanOrEqual(250);
    expect(live.opens - begun).toBeLessThan(280);
    // The ping was 60 ms on its way: the server's clock is that much ahead of what it says.
    socket().says(ping(120, 2_000_000));
    // Another was 1.5 s on its way, and says less.
    socket().says(ping(120, 1_998_500));
    const told = performance.now();
    socket().says({ ...news(2, [event(1)]), ...clock(0, 2_000_260) });
    expect(live.opens - told).toBeGreaterThan(170);
    expect(live.opens - told).toBeLessThanOrEqual(201);
  });
  it('tells the server when the hand moved', () => {
    const live = opened();
    void live.ask({ type: 'play', seat: 0, move: { do: 'grab', cell: 3 } });
    expect(socket().sent.at(-1)).not.toHaveProperty('at');
    socket().says(ping(20, 7_000_000));
    void live.ask({ type: 'play', seat: 0, move: { do: 'grab', cell: 4 } });
    expect(Math.abs((socket().sent.at(-1)!['at'] as number) - 7_000_010)).toBeLessThan(20);
    expect(live.moving).toEqual([
      { do: 'grab', cell: 3 },
      { do: 'grab', cell: 4 },
    ]);
  });
});
