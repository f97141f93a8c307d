/** What the generic board shows of a view: what the game has declared of it, by the names it gives. */
import type { ViewPart } from '@lib/generated/messages';
import type { Words } from '@lib/words.svelte';

export interface Shown {
  key: string;
  label: string;
}
export interface Counter extends Shown {
  value: number;
  /** It is there or not. */
  isSwitch: boolean;
}
export interface Row extends Shown {
  values: number[];
}
export interface Grid extends Shown {
  rows: number[][];
}
type View = Record<string, unknown>;
type Word = Words['word'];

/** The parts with a name of their own (`view-…`); of a game that names none, all of them, by their keys. */
function named(parts: readonly ViewPart[], word: Word): (ViewPart & Shown)[] {
  const all = parts.map((part) => ({ ...part, key: part.name, label: spoken(part.name, word) }));
  const own = all.filter(({ label }) => label !== null) as (ViewPart & Shown)[];
  return own.length > 0 ? own : all.map((part) => ({ ...part, label: readable(part.name) }));
}

export function counters(parts: readonly ViewPart[], view: View, word: Word): Counter[] {
  return named(parts, word)
    .filter(({ sizes }) => sizes.length === 0)
    .map(({ key, label, low, high }) => ({ key, label, value: Number(view[key]), isSwitch: low === 0 && high === 1 }));
}

/** Lists with a number for every seat are shown with the seats; of others the whole on the board. */
export function rows(parts: readonly ViewPart[], view: View, word: Word): { perSeat: Row[]; others: Row[] } {
  const lists = named(parts, word).filter(({ sizes }) => sizes.length === 1);
  const row = ({ key, label }: Shown): Row => ({ key, label, values: view[key] as number[] });
  return {
    perSeat: lists.filter((part) => part.per_seat).map(row),
    others: lists.filter((part) => !part.per_seat).map(row),
  };
}

/** Tables; of one with a row for every seat only the rows of those who sit there. */
export function grids(parts: readonly ViewPart[], view: View, word: Word, seats: number): Grid[] {
  return named(parts, word)
    .filter(({ sizes }) => sizes.length === 2)
    .map(({ key, label, per_seat }) => {
      const whole = view[key] as number[][];
      return { key, label, rows: per_seat ? whole.slice(0, seats) : whole };
    });
}

function spoken(key: string, word: Word): string | null {
  const named = `view-${key}`;
  const found = word(named);
  return found === named ? null : found;
}

function readable(key: string): string {
  const plain = key.replace(/_/g, ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
