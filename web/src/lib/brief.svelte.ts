/** Something that is to be seen for a while, and then goes away by itself. */
export class Brief<What> {
  now = $state.raw<What | null>(null);

  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Shows it in place of what was shown before, for so many milliseconds. */
  show(what: What, milliseconds: number): void {
    this.now = what;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.now = null), milliseconds);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.now = null;
  }
}
