/** What others did, kept until one acts: the table as it was after each of it, and the pieces that it touched. */
import { untrack } from 'svelte';

import type { BoardModule, BoardProps, Event, Position } from './board';
import { type Line, NATURE } from './log';
import { LEAP, lastOf, News } from './news.svelte';
import type { Pace } from './settings.svelte';

/** A piece that others moved or touched: where it came from, over what, and where it is (`data-place` on the board). */
export interface Trace {
  /** The entry that tells it. */
  number: number;
  places: string[];
}

/** And the seat that did it, in whose colour it is drawn. */
interface Left extends Trace {
  seat: number;
}

/** A trace as it is drawn. */
export interface Drawn {
  places: string[];
  /** In whose colour; −1: nobody did it, it is a hint. */
  seat: number;
  /** The sentence that it belongs to, from 1 on, where its number is to stand. */
  disc: number | null;
  /** Nothing is left where it came from: another trace led there. */
  goesOn: boolean;
}

/** How long each step is seen, when it is shown again, in milliseconds. */
const STEP: Record<Pace, number> = { unhurried: 1500, normal: 1000, quick: 600 };

/**
 * The traces of the sentences in sight, each with the number of its sentence at the last place that it speaks of.
 * `told` is all that others did since one's own last move, the oldest first; `inSight` the last of it.
 */
export function drawn(
  traces: readonly Left[],
  told: readonly Line[],
  inSight: readonly Line[],
  until = Infinity,
): Drawn[] {
  const lineOf = ({ seat, number }: Left): number | undefined =>
    (
      told.findLast((line) => line.by === seat && line.number <= number) ??
      // What has no words of its own is told with what follows: the steps of a way by where it ends.
      told.find((line) => line.by === seat)
    )?.number;
  const shown = traces.flatMap((trace) => {
    const line = inSight.findIndex(({ number }) => number === lineOf(trace));
    return line < 0 || trace.number > until ? [] : [{ ...trace, line }];
  });
  return shown.map(({ places, seat, line }, index) => ({
    places,
    seat,
    disc: shown.slice(index + 1).some((later) => later.line === line) ? null : line + 1,
    goesOn: shown.slice(0, index).some((earlier) => earlier.places.at(-1) === places[0]),
  }));
}

interface Frame {
  position: Position;
  number: number;
}

export class Retelling {
  traces = $state.raw<Left[]>([]);
  /** While it is shown again, the table as it was. */
  now = $state.raw<Frame | null>(null);

  #frames: Frame[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #news: News;

  constructor(traces: BoardModule['traces']) {
    this.#news = new News({
      first: (table) => this.#begin(table),
      tell: (table, news, before) => {
        // At one screen it is seen from another side, or somebody comes back: nothing of it was watched.
        if (before.seat !== table.position.seat || news.length > LEAP) return this.#begin(table);
        const frame = { position: table.position, number: lastOf(table.events) };
        this.#frames = [...this.#frames, frame].slice(-LEAP);
        this.#add(table.events, traces?.(table, news, before) ?? []);
      },
      forget: (table) => this.#begin(table),
    });
  }

  hear(table: BoardProps): void {
    this.#news.hear(table);
  }

  /** Shows the table again as it was before these sentences, and then each step to now. */
  again(told: readonly Line[], pace: Pace): void {
    this.stop();
    const first = told[0]?.number ?? 0;
    const start = Math.max(
      0,
      this.#frames.findLastIndex(({ number }) => number < first),
    );
    this.#show(this.#frames.slice(start), STEP[pace]);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.now = null;
  }

  #show([frame, ...rest]: Frame[], step: number): void {
    this.now = rest.length > 0 ? (frame ?? null) : null;
    if (this.now) this.#timer = setTimeout(() => this.#show(rest, step), step);
  }

  #begin(table: BoardProps): void {
    this.stop();
    this.#frames = [{ position: table.position, number: lastOf(table.events) }];
    this.traces = [];
  }

  #add(events: readonly Event[], traces: readonly Trace[]): void {
    const isNew = ({ places }: Trace, index: number): boolean =>
      traces.findIndex((other) => other.places.join() === places.join()) === index;
    // What nature did is somebody's doing.
    const seatOf = (until: number): number =>
      events.findLast(({ number, by }) => number <= until && by !== NATURE)?.by ?? NATURE;
    const fresh = traces.filter(isNew).map((trace) => ({ ...trace, seat: seatOf(trace.number) }));
    if (fresh.length > 0) this.traces = [...this.traces, ...fresh].slice(-LEAP);
  }
}

/** Call while a component is set up. */
export function followRetelling(given: () => BoardProps | null, traces: BoardModule['traces']): Retelling {
  const retelling = new Retelling(traces);
  $effect.pre(() => {
    const table = given();
    void [table?.position, table?.events];
    if (table) untrack(() => retelling.hear(table));
  });
  $effect(() => () => retelling.stop());
  return retelling;
}
