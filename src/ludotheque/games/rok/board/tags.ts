/** Letters on stones, so that a rune can be grabbed by typing. F is for being done. */
const LETTERS = 'ABCDEGHIJKLMNOPQRSTUVWXYZ';

/** The tag of the nth stone: a letter, and from the 26th on a digit before it. */
const nth = (index: number): string => {
  const round = Math.floor(index / LETTERS.length);
  return `${round || ''}${LETTERS[index % LETTERS.length]}`;
};

/** Tags for these cells: those that have one keep it, the others get the first that are free. */
export function retag(before: ReadonlyMap<number, string>, cells: readonly number[]): Map<number, string> {
  const kept = new Map([...before].filter(([cell]) => cells.includes(cell)));
  const taken = new Set(kept.values());
  let next = 0;
  for (const cell of cells) {
    if (kept.has(cell)) continue;
    while (taken.has(nth(next))) next += 1;
    kept.set(cell, nth(next++));
  }
  return kept;
}

/** A key as it is typed: a letter, or on any keyboard a digit. */
export function typed({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  return digit ?? (/^[a-z]$/i.test(key) ? key.toUpperCase() : '');
}
