/** Whose remarks this page does not show: a wish of the person, which nobody else hears of. */
import type { Remark } from './generated/messages';

type Author = Pick<Remark, 'name' | 'seat'>;

class Muted {
  #authors = $state.raw<readonly string[]>([]);

  has(author: Author): boolean {
    return this.#authors.includes(keyOf(author));
  }

  toggle(author: Author): void {
    const key = keyOf(author);
    this.#authors = this.has(author) ? this.#authors.filter((other) => other !== key) : [...this.#authors, key];
  }
}

const keyOf = ({ name, seat }: Author): string => `${seat} ${name}`;

export const muted = new Muted();
