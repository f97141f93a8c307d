/** How the six colours look: each has a sign of its own, so that colour is never alone. */
import type { Colour, Stake } from './types';

interface Paint {
  /** The painted disc of a marker, and what is drawn on it. */
  disc: string;
  ink: string;
  /** On a 24 box. */
  sign: string;
  width: number;
  isFilled?: boolean;
  /** The cloth of a region: its ground, and the pattern on a 40 box. */
  cloth: string;
}

export const PAINT: Record<Colour, Paint> = {
  red: {
    disc: '#cb4733',
    ink: '#fff',
    sign: 'M7 7 17 17M17 7 7 17',
    width: 3.2,
    cloth: '#cb4733',
  },
  yellow: {
    disc: '#e9b03f',
    ink: '#3a2500',
    sign: 'M3 10q3-5 6 0t6 0t6 0M3 16q3-5 6 0t6 0t6 0',
    width: 2.6,
    cloth: '#e9b03f',
  },
  rose: {
    disc: '#f2bb9b',
    ink: '#4a1f0c',
    sign: 'M8 8h.01M16 8h.01M8 16h.01M16 16h.01',
    width: 5,
    cloth: '#f2bb9b',
  },
  green: {
    disc: '#7fab5c',
    ink: '#16290a',
    sign: 'M7 5v14M12 5v14M17 5v14',
    width: 2.8,
    cloth: '#7fab5c',
  },
  blue: {
    disc: '#3f72a3',
    ink: '#fff',
    sign: 'M4 13 13 4M6 19 19 6M11 20l9-9',
    width: 2.8,
    cloth: '#4d80b0',
  },
  violet: {
    disc: '#7d5aa2',
    ink: '#fff',
    sign: 'M12 3l2.600 6.400L21 12l-6.400 2.600L12 21l-2.600-6.400L3 12l6.400-2.600Z',
    width: 0,
    isFilled: true,
    cloth: '#8d6bb0',
  },
};

/** Lines between regions and round figures. */
export const LINE = '#33262f';

/** What a stake shows; the alarm shows a clock instead. */
export const VALUE: Record<Stake, string> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  zero: '0',
  minus: '−3',
  alarm: '',
};

export const CLOCK =
  'M0-9.500a11.500 11.500 0 1 1 0 23a11.500 11.500 0 1 1 0-23ZM0-4v6l5 3M-12-11l6-5M12-11l-6-5M-8 13l-3 4M8 13l3 4';

/** A figure's coat, by seat; its hat tells it apart too. */
export const COATS = ['#b43a25', '#1a667f', '#7a4b94', '#c98a12'];
export const HATS = [
  'M-13-52Q-2-92 14-86Q8-74 13-52Z',
  'M-20-52h40h-8v-18q-12-10-24 0v18Z',
  'M-15-50q0-22 15-22t15 22ZM-6-75a6 6 0 1 1 12 0a6 6 0 1 1-12 0Z',
  'M-22-50 0-84 22-50Z',
];
