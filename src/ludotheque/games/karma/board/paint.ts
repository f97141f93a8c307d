/** The paint of the dice: top face, lower edge, and what is drawn on it. */
import type { Colour } from './types';

export const PAINT: Record<Colour, { face: string; edge: string; sign: string }> = {
  red: { face: '#c9412f', edge: '#8f2417', sign: '#ffffff' },
  orange: { face: '#ea8a2e', edge: '#a85610', sign: '#331700' },
  yellow: { face: '#f3c634', edge: '#ad8300', sign: '#332500' },
  green: { face: '#37823f', edge: '#1d5426', sign: '#ffffff' },
  'light-blue': { face: '#79c6e2', edge: '#3887a6', sign: '#06303f' },
  'dark-blue': { face: '#2d5aa0', edge: '#173568', sign: '#ffffff' },
  violet: { face: '#8150a8', edge: '#522b73', sign: '#ffffff' },
  white: { face: '#f7f4ea', edge: '#b9b19b', sign: '#33302a' },
};

/** The dice of the Evil Eye. */
export const EYE = { face: '#4a3862', edge: '#1c1220', sign: '#ffe9dc' };

/** The badge of a power on a die of 64, clear of its pips; a second one lies so far to the left. */
export const BADGE = { x: 62, y: -3, r: 12.5, apart: 26 };
/** How far the pips lie from the middle of a die, and how large they are. */
export const PIP = { middle: 32, apart: 15.5, r: (face: number): number => (face > 7 ? 5.4 : 6.2) };

/** Where the pips of a face lie, from −1 to 1; a nought has none and is written as a numeral. */
const CORNERS: [number, number][] = [
  [-1, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
];
const SIDES: [number, number][] = [
  [-1, 0],
  [1, 0],
];
const ENDS: [number, number][] = [
  [0, -1],
  [0, 1],
];

export function pips(face: number): [number, number][] {
  const middle: [number, number][] = face % 2 ? [[0, 0]] : [];
  const corners = face < 2 ? [] : face < 4 ? CORNERS.slice(0, 2) : CORNERS;
  return [...corners, ...(face > 5 ? SIDES : []), ...(face > 7 ? ENDS : []), ...middle];
}
