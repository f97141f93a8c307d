/** Stones: outline, tone and surface all differ. Outlines are made once, turned, for a radius of 1. */
import { colourOf } from './table';
import type { Colour, Sign } from './types';

/** Cut signs, in a box of 48 around 0. None becomes another when it is turned or mirrored. */
export const SIGN: Record<Sign, string> = {
  fork: 'M0 18V-2M0-2-13-17M0-2 13-17M0-2V-18',
  bolt: 'M-8-18 8-6-8 6 8 18',
  hourglass: 'M-13-17H13L-13 17H13Z',
  fir: 'M0-19V19M-13-2 0-13 13-2M-13 12 0 1 13 12',
  eye: 'M0-18 15 0 0 18-15 0ZM0-1.500A1.500 1.500 0 1 1 0 1.500A1.500 1.500 0 1 1 0-1.500Z',
  moon: 'M7-17A18 18 0 1 0 7 17A14 17 0 0 1 7-17ZM16-6V6',
  ladder: 'M-11-18V18M11-18V18M-11 7 11-7',
  maze: 'M3 2H-4V-7H11V11H-13V-17H14',
};

interface Paint {
  light: string;
  dark: string;
  edge: string;
  ink: string;
  gleam: string;
  /** The light line below right of a cut. */
  lip: string;
}

export const PAINT: Record<Colour, Paint> = {
  basalt: { light: '#4a5260', dark: '#262b35', edge: '#14171d', ink: '#eef2f7', gleam: '#8a95a6', lip: '#0d0f14' },
  amber: { light: '#f0a02c', dark: '#b85f0e', edge: '#5d2b00', ink: '#3d1900', gleam: '#ffe0a0', lip: '#ffd07a' },
  bone: { light: '#f7efdc', dark: '#d3c19a', edge: '#6d5a36', ink: '#4a3720', gleam: '#ffffff', lip: '#fffdf5' },
};

type Spot = readonly [x: number, y: number];
type Material = Colour | 'slab';

/** The same numbers for the same seed on every screen, between these two. */
function chance(seed: number): (low: number, high: number) => number {
  let state = (seed * 2654435761 + 12345) >>> 0;
  return (low, high) => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return low + ((high - low) * state) / 2 ** 32;
  };
}

const round = (ends: number, from: (low: number, high: number) => number, low: number, high: number): Spot[] =>
  Array.from({ length: ends }, (_, end) => {
    const [a, k] = [(end * 2 * Math.PI) / ends + from(-0.1, 0.1) * (ends === 7 ? 1 : 0), from(low, high)];
    return [k * Math.cos(a) * 1.02, k * Math.sin(a) * (ends === 7 ? 0.97 : 1)];
  });
const mirrored = (quarter: readonly Spot[]): Spot[] => {
  const side = [
    ...quarter,
    ...quarter
      .slice(0, -1)
      .map(([x, y]): Spot => [x, -y])
      .reverse(),
  ];
  return [...side, ...side.map(([x, y]): Spot => [-x, -y])];
};

const SPOTS: Record<Material, (seed: number) => Spot[]> = {
  // Knapped: flats and corners.
  basalt: (seed) => round(7, chance(seed), 0.98, 1.07),
  // A drop, round.
  amber: (seed) => round(8, chance(seed), 0.96, 1.04),
  // Long, waisted, square at the ends.
  bone: (seed) => {
    const from = chance(seed);
    return mirrored([
      [0.49, -1.06],
      [0.83, -0.68],
      [0.75, 0],
    ]).map(([x, y]) => [x * from(0.97, 1.03), y * from(0.98, 1.02)]);
  },
  // A pebble, as broad as high.
  slab: (seed) => {
    const from = chance(seed);
    return mirrored([
      [0.42, -0.96],
      [0.9, -0.5],
      [0.95, 0],
    ]).map(([x, y]) => [x * from(0.96, 1.04), y * from(0.96, 1.04)]);
  },
};

const cut = (value: number): number => Math.round(value * 1000) / 1000;

/** With corners, a little worn. */
function knapped(spots: readonly Spot[]): string {
  const towards = ([x, y]: Spot, [u, v]: Spot): string => `${cut(x + (u - x) * 0.2)} ${cut(y + (v - y) * 0.2)}`;
  return `M${spots
    .map((spot, index) => {
      const [before, after] = [spots.at(index - 1)!, spots[(index + 1) % spots.length]!];
      return `${towards(spot, before)}Q${cut(spot[0])} ${cut(spot[1])} ${towards(spot, after)}`;
    })
    .join('L')}Z`;
}

/** Smooth, through all spots. */
function smooth(spots: readonly Spot[]): string {
  const at = (index: number): Spot => spots[(index + spots.length) % spots.length]!;
  const arcs = spots.map((spot, index) => {
    const [before, to, after] = [at(index - 1), at(index + 1), at(index + 2)];
    return `C${[
      spot[0] + (to[0] - before[0]) / 6,
      spot[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - spot[0]) / 6,
      to[1] - (after[1] - spot[1]) / 6,
      ...to,
    ]
      .map(cut)
      .join(' ')}`;
  });
  return `M${spots[0]!.map(cut).join(' ')}${arcs.join('')}Z`;
}

const made = new Map<string, string>();

/** An outline of radius 1, turned by these degrees: the light stays where it is. */
export function outline(material: Material, seed: number, degrees = 0): string {
  const key = `${material} ${seed} ${degrees}`;
  let path = made.get(key);
  if (!path) {
    const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
    const spots = SPOTS[material](seed).map(([x, y]): Spot => [x * cos - y * sin, x * sin + y * cos]);
    path = material === 'basalt' ? knapped(spots) : smooth(spots);
    made.set(key, path);
  }
  return path;
}

export const outlineOf = (kind: number, degrees = 0): string => outline(colourOf(kind), kind + 1, degrees);

/** How large a stone is beside others: long ones are a little narrower, so that none lies on another. */
export const SIZE: Record<Material, number> = { basalt: 1, amber: 1, bone: 0.96, slab: 0.94 };

/** Specks of basalt, a kind of stone each its own. */
export function specks(seed: number): { x: number; y: number; r: number }[] {
  const from = chance(seed * 7 + 3);
  return Array.from({ length: 8 }, () => ({
    x: cut(from(-0.62, 0.62)),
    y: cut(from(-0.62, 0.62)),
    r: cut(from(0.02, 0.042)),
  }));
}

export const BAG = {
  sack: 'M-22-34C-64-6-70 56-40 60Q0 68 40 60C70 56 64-6 22-34Z',
  neck: 'M-22-34C-10-26 10-26 22-34L36-60Q18-50 0-58Q-18-50-36-60Z',
  string: 'M-25-34Q0-22 25-34',
  fold: 'M-44 20Q-44-4-28-18',
};

/** The marks of seats: shape tells as well as colour. */
export const PLATES = [
  'M14 3a11 11 0 1 1 0 22a11 11 0 1 1 0-22Z',
  'M14 2.500 26 24H2Z',
  'M8 4h12a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Z',
  'M14 1.500 26.500 14 14 26.500 1.500 14Z',
  'M14 2 25.500 10.400 21.100 24H6.900L2.500 10.400Z',
];
