/** A drawing for each trait card: lines on a 48 box. */
import type { Trait } from './types';

export const EMBLEMS: Record<Trait, string> = {
  // Round and round again.
  stubborn: 'M38 24a14 14 0 1 1-4.4-10.2M38 6v8.6h-8.6M19 24h10M24 19v10',
  // An eye under the brow.
  visionary:
    'M5 27c5.5-8 12-12 19-12s13.5 4 19 12c-5.5 7-12 10-19 10S10.5 34 5 27ZM24 21a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11ZM12 11l-3-4M24 8V4M36 11l3-4',
  // An umbrella.
  careful:
    'M6 25C6 14 14 7 24 7s18 7 18 18c-3-3-6-3-9 0c-3-3-6-3-9 0c-3-3-6-3-9 0c-3-3-6-3-9 0ZM24 25v12a4 4 0 0 0 8 0M24 7V4',
  // A present.
  generous: 'M7 17h34v8H7ZM10 25v16h28V25M24 17v24M24 17c-9 0-12-3-11-7s8-3 11 7ZM24 17c9 0 12-3 11-7s-8-3-11 7Z',
  // An hourglass.
  patient: 'M12 5h24M12 43h24M15 5c0 11 4 13 9 19c-5 6-9 8-9 19M33 5c0 11-4 13-9 19c5 6 9 8 9 19M20 37h8',
  // Wind that turns.
  restless: 'M5 18h24a6 6 0 1 0-6-6M5 25h33a5.5 5.5 0 1 1-5.5 5.5M5 32h17a5 5 0 1 1-5 5',
  // A star out of another's reach.
  envious:
    'M24 5l4 8.5 9.3 1.2-6.8 6.4 1.7 9.2L24 26l-8.2 4.3 1.7-9.2-6.8-6.4 9.3-1.2ZM10 43c2-6 7-8.5 14-8.5S36 37 38 43',
  // Two faces, one look.
  mimic:
    'M17 9a11 11 0 1 0 0 24a11 11 0 0 0 0-24ZM31 15a11 12 0 1 1-8 19M13 18v2M21 18v2M12.5 25c2.5 3 6.5 3 9 0M33 23v2M32 31c2 1.5 4 1 5.5-.5',
  // A feather.
  detached: 'M8 41L28 20M14 35c-2-12 8-26 27-29c1 17-10 29-23 29ZM20 29h8M26 22h8',
  // No more than the same.
  minimalist: 'M24 5a19 19 0 1 1 0 38a19 19 0 1 1 0-38ZM15 20h18M15 28h18',
  // Two who talk.
  negotiator: 'M5 7h24v16H16l-6 6v-6H5ZM34 15h9v17h-5v6l-6-6H20v-4M12 15h.01M17 15h.01M22 15h.01',
  // An acorn for the winter.
  thrifty: 'M9 21c0-8 6-12 15-12s15 4 15 12ZM12 21c0 12 6 18 12 23c6-5 12-11 12-23M24 9c0-3 1-5 4-6',
};
