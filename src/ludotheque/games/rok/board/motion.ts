/** How runes move on the table. */
import { cells } from './places';
import type { Point } from './places';

/** Of a throw, how long one rune flies, in milliseconds. */
const FLIGHT = 760;

/** A flicked rune slides from one point of its path to the next in so many milliseconds. */
export const FRAME = 66;

/** The runes of a throw start one after the other, so that the last lies when the flight of all is over. */
export const startOf = (index: number, count: number, flight: number): number =>
  (index * Math.max(0, flight - FLIGHT - 60)) / count;

/** Through the air, a bounce, and a slide to where it lies. */
export function cast(element: Element, cell: number, from: Point, delay: number): void {
  const to = cells[cell]!;
  const at = (share: number, lift: number, turn: number, size: number): string =>
    [
      `translate(${(from.x - to.x) * (1 - share)}px, ${(from.y - to.y) * (1 - share) - lift}px)`,
      `rotate(${turn}deg) scale(${size})`,
    ].join(' ');
  const spin = 240 + ((cell * 97) % 300);
  element.animate(
    [
      { transform: at(0, 0, -spin, 1.5), opacity: 0, easing: 'linear' },
      { transform: at(0.4, 46, -spin * 0.6, 1.55), opacity: 1, offset: 0.24, easing: 'ease-in' },
      { transform: at(0.8, 0, -spin * 0.22, 1), offset: 0.52, easing: 'ease-out' },
      { transform: at(0.91, 12, -spin * 0.09, 1.1), offset: 0.66, easing: 'ease-in' },
      { transform: at(0.97, 0, -spin * 0.03, 1), offset: 0.78, easing: 'ease-out' },
      { transform: at(1, 0, 0, 1) },
    ],
    { duration: FLIGHT, delay, fill: 'backwards' },
  );
}

/** Turned over: the face is there from the first moment on. */
export function turnUp(element: Element): void {
  element.animate([{ transform: 'scale(.35, 1.08)' }, { transform: 'scale(1.06, 1)' }, { transform: 'none' }], {
    duration: 200,
    easing: 'ease-out',
  });
}
