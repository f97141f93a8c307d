/** Kasimir stands upright on the page, or lies where there is more width than height: then the map is turned. */
import { getContext, setContext } from 'svelte';

import { HEIGHT, WIDTH } from './places';

/** From this width by height on he lies; not yet on a tablet that is held upright. */
const WIDER = 1.1;
const KEY = Symbol('lying');

export class Lying {
  #box: () => { width: number; height: number };
  is = $derived.by(() => {
    const { width, height } = this.#box();
    return width > WIDER * height;
  });
  /** His head is on the left then. */
  viewBox = $derived(this.is ? `0 0 ${HEIGHT} ${WIDTH}` : `0 0 ${WIDTH} ${HEIGHT}`);
  turn = $derived(this.is ? `matrix(0 -1 1 0 0 ${WIDTH})` : undefined);
  /** For what stays upright on the turned map, around its own place. */
  up = $derived(this.is ? 'rotate(90)' : '');

  constructor(box: () => { width: number; height: number }) {
    this.#box = box;
  }

  /** A length on the screen in the measure of the map, so that light falls from the same side. */
  along(x: number, y: number): [number, number] {
    return this.is ? [-y, x] : [x, y];
  }

  /** A point of the map as it is seen. */
  seen(x: number, y: number): [number, number] {
    return this.is ? [y, WIDTH - x] : [x, y];
  }
}

export function setLying(box: () => { width: number; height: number }): Lying {
  return setContext(KEY, new Lying(box));
}

const UPRIGHT = new Lying(() => ({ width: 0, height: 1 }));
export const getLying = (): Lying => getContext<Lying | undefined>(KEY) ?? UPRIGHT;
