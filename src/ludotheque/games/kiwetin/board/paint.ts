/** The drawings of tiles, spirits and Runes, as lists of strokes and shapes round the point 0, 0. */
import type { Rune, Spirit, Tile } from './types';

export const INK = '#123a3a';
export const WIND = '#fdfaf0';
const THREAD = '#3d3350';
const BARK = '#9a6a3c';

/** One stroke or shape of a drawing. */
export interface Mark {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
}

const line = (d: string, width = 5, stroke = INK, opacity = 1): Mark => ({ d, stroke, width, opacity });
const shape = (d: string, fill: string, width = 4, stroke = INK): Mark => ({ d, fill, stroke, width });
const flat = (d: string, fill: string): Mark => ({ d, fill });
const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
/** A line of its own colour on a dark one. */
const lined = (d: string, width: number, dark: number, stroke: string): Mark[] => [
  line(d, dark),
  line(d, width, stroke),
];

const ONE_CURL = 'M-27 4H6C24 4 24-22 8-22C-3-22-5-10 3-7';
const TWO_CURLS = 'M-27-8H0C14-8 14-28 1-28C-8-28-9-18-3-16M-27 6H14C32 6 32-16 18-16C9-16 8-7 13-4';
const SPIRAL = 'M2 2C8-4 0-12-8-6C-17 2-8 17 6 14C23 10 24-14 6-22C-14-29-31-10-26 10';
const WHOLE = 'M-32 14C-8 8 10 6 32-10';
const BROKEN = 'M-32 4C-20 2-12 2-4-4M8-6C18-10 24-16 32-24';
const SIGN = 'M0 18V-18M0-18L13-8M0-4L13 6';

const WEB_SPOKES =
  'M0 0L30.4 6.2M0 0L17.1 25.8M0 0L-6.2 30.4M0 0L-25.8 17.1M0 0L-30.4-6.2M0 0L-17.1-25.8M0 0L6.2-30.4M0 0L25.8-17.1';
const WEB_RINGS = [11, 20, 29]
  .map((far) => {
    const at = (eighths: number, reach: number): string => {
      const angle = (Math.PI / 4) * eighths + 0.2;
      return `${(reach * Math.cos(angle)).toFixed(1)} ${(reach * Math.sin(angle)).toFixed(1)}`;
    };
    const arcs = Array.from({ length: 8 }, (_, eighth) => `Q${at(eighth + 0.5, far * 0.78)} ${at(eighth + 1, far)}`);
    return `M${at(0, far)}${arcs.join('')}`;
  })
  .join('');

export interface Drawing {
  field: string;
  marks: Mark[];
  /** It blows backwards: drawn mirrored. */
  back?: boolean;
  /** The colour of the number that a wind carries. */
  ink?: string;
}

export const TILE: Record<Tile, Drawing> = {
  breeze: { field: '#9ad8c5', marks: lined(ONE_CURL, 5.6, 11, WIND), ink: INK },
  zephyr: {
    field: '#55b59b',
    marks: lined(TWO_CURLS, 5.6, 11, WIND),
    ink: '#06302c',
  },
  gust: {
    field: '#b9b3dc',
    marks: lined(ONE_CURL, 5.6, 11, '#fff'),
    back: true,
    ink: '#241c4a',
  },
  squall: {
    field: '#8a83c4',
    marks: lined(TWO_CURLS, 5.6, 11, '#fff'),
    back: true,
    ink: '#170f3c',
  },
  web: {
    field: '#e8e4f0',
    marks: [
      line(WEB_SPOKES + WEB_RINGS, 2.6, THREAD),
      flat('M8 0C13 0 16 4 16 9S13 18 8 18S0 14 0 9S3 0 8 0Z', THREAD),
      line('M2 3l-7-6M1 9h-9M3 15l-7 6M14 3l7-6M15 9h9M13 15l7 6', 2.8, THREAD),
    ],
  },
  bounce: {
    field: '#f7dfae',
    marks: [
      line('M-26 27q26 9 52 0', 3.5, INK, 0.5),
      shape('M-9 4C-8 14-11 22-13 26Q0 31 13 26C11 22 8 14 9 4Z', '#fff6e6'),
      shape('M-30 4C-30-20-14-30 0-30S30-20 30 4Q0 14-30 4Z', '#d9492f'),
      flat(ring(-13, -9, 6) + ring(8, -17, 6.5) + ring(18, -3, 4.5), '#fff6e6'),
      line('M-29 14l-4 9M29 14l4 9', 3.6),
    ],
  },
  sturdy: {
    field: '#d3e6a6',
    marks: [
      ...lined(WHOLE, 10, 17, BARK),
      ...lined('M-4 6L-12-12', 4, 9, BARK),
      shape('M-12-12C-28-12-32-24-28-32C-16-32-8-24-12-12Z', '#4f9a4a', 3.4),
      shape('M8-2C4-16 12-26 24-28C26-16 20-6 8-2Z', '#6fb45a', 3.4),
      shape(ring(20, 21, 13), '#165e39', 3),
      line('M13.500 21.500l5 5 8.500-10', 4.2, '#fff'),
    ],
  },
  rotten: {
    field: '#d9c39c',
    marks: [
      ...lined(BROKEN, 10, 17, '#8b7a62'),
      line('M-2-14l5 7-5 6 6 8', 3.6),
      flat(ring(-20, 2, 3) + ring(22, -15, 2.6), '#3b2c1c'),
      shape('M-21 18a5 5 0 0 1 5-5h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5h-8a5 5 0 0 1-5-5Z', '#7a5333', 3),
      shape('M3 18a5 5 0 0 1 5-5h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5Z', '#7a5333', 3),
      flat(ring(-12, 22, 2.6) + ring(12, 22, 2.6), '#fff'),
    ],
  },
  rune: {
    field: '#26343c',
    marks: [
      shape('M-20-26Q0-34 19-27Q27 0 21 27Q0 34-22 27Q-27 0-20-26Z', '#55636c', 4, '#0d1a20'),
      line(SIGN, 9, '#1b252b'),
      line(SIGN, 5, '#ffd27a'),
    ],
  },
  whirlwind: {
    field: '#1d5560',
    marks: [
      line(`${SPIRAL}M-26 10l-7-7M-26 10l8-5`, 6, WIND),
      line('M10 30C24 26 32 12 30-4M30-4l-6 6M30-4l6 7', 5, '#8fd0bd'),
    ],
  },
};

/** Two eyes and a smile, the same for all. */
const face = (x: number, y: number, gap: number, eye: number, mouth: number): Mark[] => [
  flat(ring(x - gap, y, eye) + ring(x + gap, y, eye), INK),
  flat(ring(x - gap - 1.4, y - 1.6, eye / 3) + ring(x + gap - 1.4, y - 1.6, eye / 3), '#fff'),
  line(`M${x - mouth} ${y + 12}q${mouth} 7 ${2 * mouth} 0`, 3.6),
];

const KI = 'M-46-2C-58-40-50-84-22-98C4-110 42-100 50-62C56-38 54-14 46-2Q0 10-46-2Z';
const KI_TWIGS = 'M-10-100C-14-114-24-120-30-122M-18-112l4-10M16-103C20-116 30-120 36-120M24-112l-2-10';
const WE = 'M0-104C38-84 42-28 0-2C-42-28-38-84 0-104Z';
const WE_STEM = 'M0-104C-4-114 0-124 10-128';
const TIN = 'M0-44C16-44 24-32 24-21C24-8 13 0 0 0S-24-8-24-21C-24-32-16-44 0-44Z';
const TIN_WING = 'M1-42C2-68 26-88 46-82C50-64 30-44 8-40Z';

export interface Body {
  outline: string;
  marks: Mark[];
  /** The part of the drawing that it fills. */
  frame: string;
  shadow: number;
  /** How large it is on the map. */
  scale: number;
  tall: number;
}

/** The spirits, standing on y = 0. */
export const SPIRIT: Record<Spirit, Body> = {
  ki: {
    outline: KI + KI_TWIGS,
    frame: '-60 -130 120 140',
    shadow: 56,
    scale: 0.78,
    tall: 122,
    marks: [
      shape(KI, '#98a39c'),
      flat('M20-99C44-92 56-50 50-14Q48-4 44-2Q26 4 4 4C40-20 42-70 20-99Z', '#727e78'),
      shape(
        'M-46-66C-44-92-22-106 6-104C32-102 48-84 50-64C42-58 38-70 30-66S20-56 12-64S-2-74-10-66S-24-58-30-66S-42-62-46-66Z',
        '#7fa657',
        3.6,
      ),
      ...lined(KI_TWIGS, 2.8, 7, BARK),
      line(KI, 4),
      ...face(-2, -42, 16, 5.2, 12),
      line('M-40-30q-2-14 2-24', 4, '#fff', 0.5),
    ],
  },
  we: {
    outline: WE + WE_STEM,
    frame: '-48 -136 96 146',
    shadow: 44,
    scale: 0.78,
    tall: 128,
    marks: [
      ...lined(WE_STEM, 3.2, 8, '#7fa657'),
      shape(WE, '#f2b544'),
      flat('M0-104C38-84 42-28 0-2C18-34 18-72 0-104Z', '#d78f2a'),
      line('M0-98V-72M0-24V-8', 2.8, '#a86a12'),
      line(WE, 4),
      ...face(0, -50, 11, 4.8, 8),
      line('M-24-54q2-22 12-32', 4, '#fff', 0.65),
    ],
  },
  tin: {
    outline: TIN + TIN_WING,
    frame: '-38 -94 92 104',
    shadow: 36,
    scale: 0.9,
    tall: 86,
    marks: [
      shape(TIN_WING, '#f3d3a4'),
      line('M8-48C20-58 30-68 40-76M16-46C26-52 34-60 42-68', 2.4, '#b07c3c'),
      shape(TIN, '#c9506b'),
      flat('M6-43C20-40 24-30 24-21C24-8 13 0 0 0C14-10 18-28 6-43Z', '#9d3450'),
      line(TIN, 4),
      ...face(-1, -25, 8.5, 4.2, 6),
      line('M-16-26q1-8 6-12', 3.4, '#fff', 0.6),
    ],
  },
};

const THREADS = 'M-30-8L26-62M-8 2L34-30M-34-30L4-66M-30-46Q-4-40 6-6M-12-60Q10-44 30-18M-20-66L30-44M-36-18L22-4';
/** A web over a figure. */
export const WEBBED: Mark[] = [line(THREADS, 6, THREAD, 0.9), line(THREADS, 3, '#fff')];

/** The sign of each Rune, one line. */
export const RUNE: Record<Rune, string> = {
  shatter: 'M-14-16L2-4L-4 4L14 16M2-4L16-10M-4 4L-16 10',
  surge: 'M-16 10L0-6L16 10M-16-4L0-18L16-4',
  setback: 'M14-4A14 14 0 1 0 12 10M16-18V-3H2',
  root: 'M0-19V6M0 6C0 16-8 18-15 18M0 6C0 16 8 18 15 18M0-6C-8-6-12 0-13 6M0-12C8-12 12-6 13 0',
  ice: 'M0-18V18M-16-9L16 9M16-9L-16 9M-5-15L0-10L5-15M-5 15L0 10L5 15',
  swap: 'M-16-7H12L4-15M16 7H-12L-4 15',
  wake: 'M-18 12C-8 12-8 2 0 2S8-8 18-8M10-15L18-8L11 0M-18-2C-12-2-10-8-4-8',
  theft: 'M-14-17H4V10H-14ZM8-3H20M14-9L20-3L14 3',
  vine: 'M-12 18C-12 4 12 4 12-6S-10-10-10-18M-10 8L-18 2M10-4L18 2M2-12L10-18',
  mirror: 'M0-18A12 14 0 1 1 0 10A12 14 0 1 1 0-18ZM0 10V19M-6 19H6M-5-8L1-12M-5-1L5-8',
};

/** A hook that holds on to a branch: grip dice before they are thrown, and the moment before a grip. */
export const HOOK = 'M-22 14C-8 10 8 10 22 2M-12 11C-14-6-6-16 2-16C9-16 10-8 5-4M6 9C4 0 8-6 14-7';

/** The signs of the five moments, on a 24 box. */
export const MOMENT_SIGNS: readonly string[] = [
  'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4ZM12 12h.01',
  'M4 12h13M12 6l6 6-6 6',
  'M3 17c6-2 12-2 18-5M7 15.500C6 9 9 5.500 12 5.500s3.500 3 1.500 4.500',
  'M6 8h5a3 3 0 0 1 3 3v5a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-5a3 3 0 0 1 3-3ZM10 5.500h7A3.500 3.500 0 0 1 20.500 9v7',
  'M6 21V4M6 5h12l-3 4 3 4H6',
];

/** The marks of the seats, as the page draws them elsewhere. */
export const PLATES: readonly string[] = [
  'M14 3a11 11 0 1 1 0 22a11 11 0 1 1 0-22Z',
  'M14 2.5 26 24H2Z',
  'M8 4h12a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Z',
  'M14 1.5 26.5 14 14 26.5 1.5 14Z',
  'M14 2 25.5 10.4 21.1 24H6.9L2.5 10.4Z',
  'M8 3h12l6.500 11L20 25H8L1.500 14Z',
];
