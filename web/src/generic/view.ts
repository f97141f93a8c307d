/** Reads a view of which nothing is known but that it is made of numbers. */

export interface Counter {
  key: string;
  value: number;
}
export interface Row {
  key: string;
  values: number[];
}
export interface Grid {
  key: string;
  rows: number[][];
}

/** Says nothing that the page does not show already: how many moves, which seat looks, whose turn it is. */
const DULL = new Set(['me', 'moves', 'turn']);

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number');

export function counters(view: Record<string, unknown>): Counter[] {
  return Object.entries(view)
    .filter((entry): entry is [string, number] => typeof entry[1] === 'number' && !DULL.has(entry[0]))
    .map(([key, value]) => ({ key, value }));
}

/**
 * Lists with a place for every seat are shown with the seats, all others on the board. States have a fixed size, so a
 * list for six has zeros for those who are not there.
 */
export function rows(view: Record<string, unknown>, seats: number): { perSeat: Row[]; others: Row[] } {
  const all = Object.entries(view)
    .filter((entry): entry is [string, number[]] => isNumbers(entry[1]) && entry[1].length > 0)
    .map(([key, values]) => ({ key, values }));
  return {
    perSeat: all.filter(({ values }) => isPerSeat(values, seats)),
    others: all.filter(({ values }) => !isPerSeat(values, seats)),
  };
}

function isPerSeat(values: number[], seats: number): boolean {
  return values.length >= seats && values.slice(seats).every((value) => value === 0);
}

export function grids(view: Record<string, unknown>): Grid[] {
  return Object.entries(view)
    .filter(
      (entry): entry is [string, number[][]] =>
        Array.isArray(entry[1]) && entry[1].length > 0 && entry[1].every((row) => isNumbers(row)),
    )
    .map(([key, grid]) => ({ key, rows: grid }));
}

/** The name of a part: the game's own words (`view-score`), or else its key made readable. */
export function label(key: string, word: (key: string) => string): string {
  const named = `view-${key}`;
  const spoken = word(named);
  if (spoken !== named) return spoken;
  const plain = key.replace(/_/g, ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
