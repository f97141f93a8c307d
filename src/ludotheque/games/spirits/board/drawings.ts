/**
 * The animals, Coyote and the heads of the powers.
 *
 * One language of shapes: a closed outline, three planes (dark back, body, light belly) cut by long curves, an ink line,
 * one small dark eye with a spark.
 */
import { INK } from './paint';
import type { Power } from './types';

export interface Part {
  d: string;
  fill?: string;
  /** The width of its line. */
  line?: number;
  ink?: string;
  opacity?: number;
  /** Planes that end at this part's outline. */
  inside?: Part[];
  /** Mirrored in a drawing of this width. */
  flip?: number;
}

const shape = (d: string, fill: string, line = 4): Part => ({ d, fill, line });
const plane = (d: string, fill: string): Part => ({ d, fill });
const line = (d: string, width = 3, ink = INK, opacity = 1): Part => ({
  d,
  line: width,
  ink,
  opacity,
});
const gleam = (d: string, opacity = 0.55, width = 4): Part => line(d, width, '#fff', opacity);
const cut = (d: string, fill: string, ...planes: [d: string, fill: string][]): Part => ({
  d,
  fill,
  line: 4,
  inside: planes.map(([d, fill]) => plane(d, fill)),
});
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
const eye = (x: number, y: number, r = 4.2): Part[] => [
  plane(disc(x, y, r), INK),
  plane(disc(x - r * 0.35, y - r * 0.4, r * 0.36), '#fff'),
];
const mirror = (width: number, ...parts: Part[]): Part[] => [
  ...parts,
  ...parts.map((part) => ({ ...part, flip: width })),
];

const RABBIT = '#9db0bf';
const RABBIT_LIGHT = '#e9eeec';
const RABBIT_DARK = '#647a8e';
const rabbit: Part[] = [
  shape('M131 64C117 52 105 40 101 26C119 27 138 42 144 60Z', RABBIT_DARK),
  shape('M18 150a13 13 0 1 0 6 24', RABBIT_LIGHT),
  cut(
    'M22 174C4 152 12 106 46 92C70 82 94 86 108 94C105 77 116 58 138 57C160 57 173 75 171 93C169 107 159 113 149 115C156 132 158 152 162 174Z',
    RABBIT,
    ['M108 94C70 82 24 92 8 140V60H120Z', RABBIT_DARK],
    ['M149 112C157 132 160 152 164 178H112C112 150 120 128 136 112Z', RABBIT_LIGHT],
    ['M171 93C170 106 158 114 146 115C142 104 150 92 171 93Z', RABBIT_LIGHT],
  ),
  shape('M121 73C98 71 70 60 57 42C84 36 112 47 130 62Z', RABBIT),
  plane('M117 69C100 66 82 58 70 47C88 46 106 54 120 65Z', '#d9a9a0'),
  line('M98 174C108 156 100 124 66 108', 3, RABBIT_DARK),
  ...eye(149, 80, 5),
  plane('M163 86q9-3 9 5q-2 6-8 3z', INK),
  line('M160 100q-6 5-12 2', 2.6),
  line('M152 96l-14 4M152 92l-15-1', 1.8, INK, 0.6),
  gleam('M22 138q4-26 26-36', 0.4),
];

const TURTLE = '#7d9c5c';
const TURTLE_LIGHT = '#c3d498';
const TURTLE_DARK = '#4d6d43';
const LEG = '#a9a06c';
const turtle: Part[] = [
  shape('M34 136C20 136 10 146 5 158C18 159 32 152 44 146Z', LEG),
  shape('M54 140C56 158 50 167 45 173H90C92 160 90 150 88 142Z', LEG),
  shape('M190 142C194 158 192 167 188 173H232C236 162 232 148 226 138Z', LEG),
  cut('M222 128C236 120 240 100 250 90C266 78 293 86 294 108C295 125 278 133 264 132C252 142 238 146 222 144Z', LEG, [
    'M222 128C246 132 262 120 296 118V150H222Z',
    '#7b7449',
  ]),
  ...eye(272, 103, 4.6),
  line('M280 119q8 0 13-5', 2.8),
  cut(
    'M32 136C30 72 74 30 134 29C196 28 238 72 242 136Q136 156 32 136Z',
    TURTLE,
    ['M134 20C210 20 250 80 246 150H214C222 96 190 48 134 29Z', TURTLE_DARK],
    ['M28 124Q134 148 246 124V160H28Z', TURTLE_LIGHT],
  ),
  line('M33 124Q134 148 241 124', 3, INK, 0.85),
  gleam('M48 96Q58 56 100 42', 0.55, 5),
];

const SALMON = '#d98a76';
const SALMON_LIGHT = '#f8d2bd';
const SALMON_DARK = '#a9574b';
const WATER = '#bfe0e4';
const salmon: Part[] = [
  shape('M142 38C150 22 172 14 194 18C190 28 190 34 196 40Z', SALMON_DARK),
  shape('M150 136C146 150 134 160 118 162C120 152 120 146 118 136Z', SALMON_DARK),
  cut(
    'M289 86C264 46 202 31 152 37C112 41 80 57 58 80L16 50C24 76 24 98 12 126C34 124 50 114 62 102C94 132 150 146 198 138C242 130 272 110 289 86Z',
    SALMON,
    ['M0 30H300V84C264 50 200 40 152 48C112 54 84 70 64 92L0 60Z', SALMON_DARK],
    ['M64 104C104 122 190 134 289 88V160H40Z', SALMON_LIGHT],
    ['M244 36C258 60 258 104 238 134L300 130V40Z', SALMON],
    ['M238 134C250 124 256 112 258 100C270 98 280 94 289 86V140Z', SALMON_LIGHT],
  ),
  line('M244 50C258 68 256 108 236 128', 3.4),
  ...eye(266, 80, 5.2),
  line('M288 88q-10 6-18 5', 2.8),
  line('M26 66L44 84M24 92H44M24 112L46 98', 2.6, INK, 0.55),
  line('M30 168q12-12 24 0t24 0t24 0M196 166q12-12 24 0t24 0t24 0', 4, WATER, 0.75),
  {
    d: disc(64, 140, 4) + disc(80, 150, 2.6) + disc(238, 150, 3),
    fill: WATER,
    opacity: 0.8,
  },
  gleam('M84 66Q112 48 150 45', 0.5),
];

const OWL = '#85739a';
const OWL_LIGHT = '#d8cbe0';
const OWL_DARK = '#57466a';
const owl: Part[] = [
  ...mirror(
    200,
    cut('M74 68C50 58 24 60 10 74C3 104 6 138 14 166L29 156L40 171L54 157L66 170L80 142Z', OWL_DARK, [
      'M74 68C50 58 24 60 10 74C8 86 8 94 8 104C30 88 60 92 80 100Z',
      OWL,
    ]),
  ),
  line('M84 166L80 178M92 170L91 180M108 170L109 180M116 166L120 178', 4),
  cut(
    'M100 176C74 172 63 132 66 92C60 66 62 46 70 24L88 36Q100 33 112 36L130 24C138 46 140 66 134 92C137 132 126 172 100 176Z',
    OWL,
    ['M100 84C70 84 72 176 100 182C128 176 130 84 100 84Z', OWL_LIGHT],
    ['M70 24L88 36Q100 33 112 36L130 24L140 46Q100 30 60 46Z', OWL_DARK],
  ),
  ...[84, 116].flatMap((x) => [
    shape(disc(x, 60, 15.5), '#f7efe0', 3.5),
    plane(disc(x, 61, 8), INK),
    plane(disc(x - 3, 57.5, 2.8), '#fff'),
  ]),
  shape('M94 69Q100 64 106 69L100 82Z', '#e2a04e', 3),
];

const BEAVER = '#99633f';
const BEAVER_LIGHT = '#dbae84';
const BEAVER_DARK = '#643c26';
const beaver: Part[] = [
  {
    d: 'M66 152C42 172 10 164 6 132C2 98 12 64 34 64C56 64 62 92 68 116Z',
    fill: BEAVER_DARK,
    line: 4,
    inside: [
      plane('M6 132C2 98 12 64 34 64C24 80 18 120 30 166H0Z', '#7c5138'),
      line('M0 80l70 40M0 110l70 40M0 50l70 40M70 60L0 100M70 90L0 130M70 120L0 160', 2, INK, 0.4),
    ],
  },
  shape('M112 56a10 10 0 1 1 14-12', BEAVER_DARK),
  cut(
    'M56 174C44 130 62 86 104 74C108 52 130 42 152 47C172 51 185 66 185 82C186 95 178 103 168 105C173 126 172 152 174 174Z',
    BEAVER,
    ['M56 178C40 130 60 80 110 68L104 40H40Z', BEAVER_DARK],
    ['M150 108C168 104 176 150 176 178H120C130 160 136 130 150 108Z', BEAVER_LIGHT],
    ['M186 80C176 76 158 84 154 98C160 106 176 106 184 98Z', BEAVER_LIGHT],
  ),
  shape('M166 103v12h6v-11M172 104v10h6v-13', '#fffaf0', 2.4),
  ...eye(153, 72, 4.8),
  plane('M176 73q12-2 10 8q-4 7-11 1z', INK),
  line('M168 104q-8 0-12-5', 2.8),
  // The stick it gnaws.
  line('M142 157L194 142', 13),
  line('M142 157L194 142', 7, '#d9b27a'),
  shape('M148 140C162 136 176 140 178 148C178 156 164 160 150 158Z', BEAVER, 3.6),
  gleam('M66 120q6-26 30-36', 0.4),
];

const COYOTE = '#c76f3b';
const COYOTE_LIGHT = '#f2d3a6';
const COYOTE_DARK = '#8f4622';
const TAIL = 'M38 148C8 144 2 104 24 94C24 110 40 118 52 132Z';
const COAT = 'M32 150C26 104 56 88 70 62L64 24L84 42L96 12L112 42L140 58L134 70L108 74C116 96 126 118 126 150Z';
/** Seated, 132 × 150, on the line y = 150. */
export const coyote: Part[] = [
  cut(TAIL, COYOTE, ['M20 90L2 110L10 130L34 118Z', COYOTE_LIGHT]),
  cut(
    COAT,
    COYOTE,
    ['M32 150C26 104 56 88 70 62L64 24L40 40L10 150Z', COYOTE_DARK],
    ['M106 74C118 96 128 118 128 152H92C100 122 100 100 88 80Z', COYOTE_LIGHT],
    ['M84 42L112 42L140 58L134 70L108 74L92 66Z', '#e69a5d'],
    ['M112 62L140 58L134 72L108 74Z', COYOTE_LIGHT],
  ),
  shape('M84 42L96 12L112 42Z', COYOTE_DARK),
  line('M106 150V122M92 150C96 138 96 130 94 122', 3, INK, 0.8),
  line('M97 52q8-4 13 2', 3.8),
  plane(disc(105, 55, 3) + disc(139, 59, 5), INK),
  line('M131 71q-10 3-18-2', 2.6),
];
/** A white halo, so that it stands on any ground. */
export const halo: Part[] = [{ d: TAIL + COAT, fill: '#fff', line: 14, ink: '#fff' }];

export const BEASTS = { rabbit, turtle, salmon, owl, beaver };

/** Heads from the front, in a box of 100. */
export const HEADS: Record<Power, Part[]> = {
  bear: [
    ...mirror(100, shape(disc(25, 27, 14), '#4d3122')),
    cut('M50 14C82 14 92 42 88 62C84 84 66 93 50 93C34 93 16 84 12 62C8 42 18 14 50 14Z', '#7a5138', [
      'M50 14C82 14 92 42 88 62C84 84 66 93 50 93C72 80 74 40 50 14Z',
      '#4d3122',
    ]),
    shape('M28 69a22 18 0 1 1 44 0a22 18 0 1 1-44 0Z', '#d3a77e', 3.5),
    plane('M40 60Q50 55 60 60Q58 69 50 70Q42 69 40 60Z', INK),
    line('M50 70v7M42 80q8 4 16 0', 3),
    ...eye(35, 47),
    ...eye(65, 47),
  ],
  wolf: [
    cut(
      'M18 6L38 24Q50 20 62 24L82 6L88 50L72 66L50 96L28 66L12 50Z',
      '#74879a',
      ['M62 24L82 6L88 50L72 66L50 96Q70 60 50 22Z', '#46586a'],
      ['M50 98L26 66L38 56L50 64L62 56L74 66Z', '#e6ebec'],
    ),
    plane('M42 82Q50 77 58 82L50 94Z', INK),
    line('M28 46l13 7M72 46l-13 7', 4),
    ...eye(37, 54, 3.2),
    ...eye(63, 54, 3.2),
  ],
  ram: [
    ...mirror(
      100,
      line('M38 24C12 10-2 40 8 62C16 78 36 74 34 58C32 48 20 50 22 58', 19),
      line('M38 24C12 10-2 40 8 62C16 78 36 74 34 58C32 48 20 50 22 58', 11.5, '#b88a52'),
      line('M20 24l6 7M8 42l9 2M12 64l7-5', 2.4, INK, 0.55),
    ),
    cut('M32 26Q50 12 68 26L63 66Q60 92 50 94Q40 92 37 66Z', '#e5dac2', [
      'M50 12Q64 14 68 26L63 66Q60 92 50 94Z',
      '#b3a284',
    ]),
    plane('M43 80q7-4 14 0q-3 7-7 7t-7-7Z', INK),
    ...eye(41, 48, 3.6),
    ...eye(59, 48, 3.6),
  ],
  eagle: [
    cut(
      'M50 8C76 8 84 32 81 54L96 96H4L19 54C16 32 24 8 50 8Z',
      '#5c4334',
      ['M50 8C76 8 84 32 81 54L84 66L70 60L62 74L50 62L38 74L30 60L16 66L19 54C16 32 24 8 50 8Z', '#f4efe4'],
      ['M50 4C80 6 88 32 82 56L86 68L70 60L64 72Q78 36 50 4Z', '#cbbfae'],
    ),
    shape('M39 46Q50 38 61 46Q62 66 50 80Q38 66 39 46Z', '#e2a04e', 3.5),
    line('M44 56h0M56 56h0', 3.5),
    line('M24 34l17 9M76 34l-17 9', 4.5),
    ...eye(32, 45, 3.8),
    ...eye(68, 45, 3.8),
  ],
  stag: [
    ...mirror(
      100,
      line('M40 40C28 32 20 22 20 4M22 18L8 12M27 27L10 30M32 33L34 12', 9.5),
      line('M40 40C28 32 20 22 20 4M22 18L8 12M27 27L10 30M32 33L34 12', 4.6, '#e3c391'),
      shape('M34 46L10 42L18 56L34 58Z', '#b3713f', 3.5),
    ),
    cut('M32 40Q50 30 68 40L61 76Q58 95 50 96Q42 95 39 76Z', '#b3713f', [
      'M50 32Q64 32 68 40L61 76Q58 95 50 96Z',
      '#7c4925',
    ]),
    shape('M38 72Q50 64 62 72Q61 95 50 96Q39 95 38 72Z', '#f0d3ab', 3),
    plane('M43 83q7-4 14 0q-3 6-7 6t-7-6Z', INK),
    ...eye(40, 56, 3.8),
    ...eye(60, 56, 3.8),
  ],
  bison: [
    ...mirror(100, shape('M18 46C2 42-2 22 6 8C10 22 20 26 32 28Z', '#e8dcc4')),
    cut(
      'M50 12C68 4 92 20 84 48C88 58 78 66 74 72C72 90 60 97 50 97C40 97 28 90 26 72C22 66 12 58 16 48C8 20 32 4 50 12Z',
      '#422a1e',
      ['M28 42Q50 30 72 42L66 82Q58 92 50 92Q42 92 34 82Z', '#6d4a37'],
    ),
    line('M30 22q6 10 2 18M44 14q2 10 0 20M58 14q-2 10 0 20M70 22q-6 10-2 18', 3, INK, 0.5),
    shape('M36 72Q50 64 64 72Q64 92 50 93Q36 92 36 72Z', '#c9986d', 3),
    line('M44 81h0M56 81h0', 5),
    ...eye(37, 56, 3.8),
    ...eye(63, 56, 3.8),
  ],
};
