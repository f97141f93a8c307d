/** Which pieces a happening touched, where others' moves are told. */
import type { Event } from '@lib/board';
import type { Trace } from '@lib/retelling.svelte';

import type { View } from './types';

/** The ways of figures, region by region, and the stakes that were turned over. */
export function traces(news: readonly Event[], before: View): Trace[] {
  const at = [...before.figure];
  return news.flatMap(({ number, by, move }): Trace[] => {
    const region = move?.['region'] as number;
    const told = (...regions: number[]): Trace[] => [{ number, places: regions.map((one) => `region-${one}`) }];
    switch (move?.['do']) {
      case 'step': {
        const from = at[by] ?? -1;
        at[by] = region;
        return told(from, region);
      }
      case 'place':
      case 'turn':
        return told(region);
      case 'steal':
        return [{ number, places: [`seat-${move['seat']}`, `seat-${by}`] }];
      default:
        return [];
    }
  });
}
