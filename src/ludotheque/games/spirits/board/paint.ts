/** Stones: silhouette and cut differ as well as colour. Drawn in a box of 48 around 0. */
import type { Stone } from './types';

interface Paint {
  face: string;
  edge: string;
  gleam: string;
  shape: string;
  cut: string;
}

export const EGG = 'M0-24C13-24 18-8 18 2C18 15 10 23 0 23C-10 23-18 15-18 2C-18-8-13-24 0-24Z';

export const PAINT: Record<Stone, Paint> = {
  red: {
    face: '#dc5540',
    edge: '#640f09',
    gleam: '#ffb8a4',
    shape: 'M0-20A20 20 0 1 1 0 20A20 20 0 1 1 0-20Z',
    cut: 'M0-11.5A11.5 11.5 0 1 1 0 11.5A11.5 11.5 0 1 1 0-11.5ZM0-4.5A4.5 4.5 0 1 1 0 4.5A4.5 4.5 0 1 1 0-4.5Z',
  },
  yellow: {
    face: '#f0b43c',
    edge: '#7d4f00',
    gleam: '#ffe9a8',
    shape: 'M0-24C5-14 19-4 19 7A19 16.500 0 1 1-19 7C-19-4-5-14 0-24Z',
    cut: 'M0-10C3-4 9 1 9 7A9 8 0 0 1-9 7C-9 1-3-4 0-10Z',
  },
  green: {
    face: '#5ea866',
    edge: '#164a22',
    gleam: '#c9efc2',
    shape: 'M-16-17C6-24 24-8 21 15C20 19 18 21 14 21C-10 24-26 8-21-13C-20-16-19-17-16-17Z',
    cut: 'M-14-13C0-4 8 6 16 17M-4-6l1-9M3 1l9-2M-2-4l-10 3M5 4l-3 10',
  },
  blue: {
    face: '#4aa9cf',
    edge: '#0d4a68',
    gleam: '#c5ecfa',
    shape:
      'M-22-6C-22-20-8-19-3-15C3-10 10-19 17-15C24-10 22 0 22 6C22 19 9 19 3 15C-3 10-10 19-17 15C-24 11-22 0-22-6Z',
    cut: 'M-17-2q6-8 11.500 0t11.500 0t11.500 0M-17 8q6-8 11.500 0t11.500 0t11.500 0',
  },
  violet: {
    face: '#9a78ca',
    edge: '#3a2163',
    gleam: '#dcc8f6',
    shape: 'M-10-21H10L22 0L10 21H-10L-22 0Z',
    cut: 'M-6-9H6L12 0L6 9H-6L-12 0ZM-10-21L-6-9M10-21L6-9M22 0H12M10 21L6 9M-10 21L-6 9M-22 0H-12',
  },
  white: {
    face: '#f6f1e4',
    edge: '#857a63',
    gleam: '#ffffff',
    shape: 'M0-24L8.500-11L23-8L13.500 4L15 20L0 14L-15 20L-13.500 4L-23-8L-8.500-11Z',
    cut: 'M0-24V-8M23-8L8-2M15 20L5 7M-15 20L-5 7M-23-8L-8-2M0-8L8-2L5 7H-5L-8-2Z',
  },
  spirit: {
    face: '#e9fbff',
    edge: '#24505f',
    gleam: '#ffffff',
    shape: EGG,
    cut: 'M5-11A12 12 0 1 0 9 9A10 10 0 0 1 5-11Z',
  },
};

export const INK = '#1a1420';
export const MOON = '#f4dfae';
