/** Stones and Coyote on their way: what has changed place is seen to go there. */
import type { BoardProps, Event } from '@lib/board';
import { Brief } from '@lib/brief.svelte';
import { followNews } from '@lib/news.svelte';
import { tick } from 'svelte';

import { EMPTY, settle } from './lay';
import type { Lay, Moved, Row } from './lay';
import type { OwnMind } from './mind.svelte';
import { boxOf, outlookOf, viewOf } from './table';
import { POWERS, STEPS, STONES } from './types';
import type { Box, Stone, View } from './types';

/** More than this is not a turn: somebody steps through a match, or was away. */
const MOST = 24;
/** Between one stone and the next, in milliseconds. */
export const GAP = 90;
/** How long new points are told, in milliseconds. */
const TOLD = 2000;

export interface Flight {
  /** The stone's id, or −1 for Coyote. */
  id: number;
  stone: Stone | null;
  /** Where it lands, in pixels from the board's corner: the middle, and the width. */
  to: Place;
  /** Where it comes from, from there. */
  from: Place;
  delay: number;
}
interface Place {
  x: number;
  y: number;
  width: number;
}

export const COYOTE = -1;

export class Flights {
  lay = $state.raw<Lay>(EMPTY);
  now = $state.raw<Flight[]>([]);
  /** Where in the bowl the last stone of a colour lay that left it. */
  left = $state.raw<{ stone: number; spot: number }[]>([]);
  /** What animals have just gained, by section. */
  gains = new Brief<Record<number, number>>();
  root: HTMLElement | null = null;

  #mind: OwnMind;

  /** Call while a component is set up. */
  constructor(mind: OwnMind, props: () => BoardProps) {
    this.#mind = mind;
    this.lay = settle(outlookOf(props()).lodges, EMPTY, viewOf(props())).lay;
    followNews(props, {
      tell: (table, news, position) => {
        this.#follow(table, news, position);
        this.#tellGains(viewOf({ position }), viewOf(table));
      },
      // What is taken back is seen to go back.
      forget: (table, position) => {
        this.#follow(table, [], position);
        this.gains.clear();
      },
    });
  }

  isFlying = (id: number): boolean => this.now.some((flight) => flight.id === id);

  land(id: number): void {
    this.now = this.now.filter((flight) => flight.id !== id);
  }

  #follow(table: BoardProps, news: Event[], position: BoardProps['position']): void {
    const [view, before] = [viewOf(table), viewOf({ position })];
    const places = this.#places();
    const emptied = renewed(boxOf(table), before, news)
      ? settle(outlookOf({ position }).lodges, this.lay, { ...before, bowl: before.bowl.map(() => 0) })
      : null;
    const { lay, moved } = settle(outlookOf(table).lodges, emptied?.lay ?? this.lay, view, this.#mind.piece);
    this.#leave(this.lay.bowl, lay.bowl);
    this.lay = lay;
    const all = [...(emptied?.moved ?? []), ...moved];
    const walks = before.coyote !== view.coyote;
    if ((!all.length && !walks) || all.length > MOST) return;
    void tick().then(() => this.#launch(all, places, walks));
  }

  #leave(before: Row, bowl: Row): void {
    const gone = before.flatMap((piece, spot) =>
      piece && !bowl.some((other) => other?.id === piece.id) ? [{ stone: piece.stone, spot }] : [],
    );
    const fresh = new Map([...this.left, ...gone].map((one) => [one.stone, one]));
    if (gone.length > 0) this.left = [...fresh.values()];
  }

  #launch(moved: Moved[], before: Map<string, Place>, walks: boolean): void {
    const after = this.#places();
    const bag = after.get('bag');
    const flights = moved.flatMap(({ piece, out, back }, index): Flight[] => {
      const at = String(piece.id);
      const from = out ? bag : before.get(at);
      const to = back ? bag : after.get(at);
      return from && to
        ? [
            {
              id: piece.id,
              stone: STONES[piece.stone] ?? null,
              from,
              to,
              delay: index * GAP,
            },
          ]
        : [];
    });
    const [from, to] = [before.get('coyote'), after.get('coyote')];
    if (walks && from && to) flights.push({ id: COYOTE, stone: null, from, to, delay: 0 });
    const fresh = new Set(flights.map((flight) => flight.id));
    this.now = [...this.now.filter((flight) => !fresh.has(flight.id)), ...flights];
  }

  /** Where everything lies that has a `data-piece`. */
  #places(): Map<string, Place> {
    const places = new Map<string, Place>();
    const corner = this.root?.getBoundingClientRect();
    for (const element of this.root?.querySelectorAll<Element>('[data-piece]') ?? []) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const place = {
        x: left + width / 2 - (corner?.left ?? 0),
        y: top + height / 2 - (corner?.top ?? 0),
        width,
      };
      places.set(element.getAttribute('data-piece') ?? '', place);
    }
    return places;
  }

  #tellGains(before: View, view: View): void {
    const gains = view.points.flatMap((points, section): [number, number][] =>
      points === before.points[section] ? [] : [[section, points - (before.points[section] ?? 0)]],
    );
    if (!gains.length) return;
    this.gains.show(Object.fromEntries(gains), TOLD);
  }
}

/** Has the bowl gone back into the bag since, to be filled anew? */
function renewed(box: Box, before: View, news: readonly Event[]): boolean {
  return news.some(({ move }) => {
    if (move?.['do'] !== 'invoke') return false;
    const power = before.pile[move['pile'] as number]?.[0] ?? -1;
    return POWERS[power] !== undefined && (box.power_steps[power]?.[STEPS.indexOf('renew')] ?? 0) > 0;
  });
}
