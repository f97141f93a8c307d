/** Which pieces a happening touched, where others' moves are told. */
import type { Event } from '@lib/board';
import { sum } from '@lib/choices';
import type { Trace } from '@lib/retelling.svelte';

import { animalOf, seatOf } from './table';
import type { View } from './types';

const tile = (seat: number, animal: string): string => `animal-${seat}-${animal}`;

/** Stones from the bowl to an animal or back, and where Coyote went. */
export function traces(news: readonly Event[], before: View, view: View): Trace[] {
  return news.flatMap(({ number, by, move }): Trace[] => {
    const told = (...places: string[]): Trace[] => [{ number, places }];
    switch (move?.['do']) {
      case 'give':
        // What was drawn into the hand never lay in the bowl.
        return sum(before.hand) > 0
          ? told(tile(by, move['animal'] as string))
          : told(`bowl-${move['stone']}`, tile(by, move['animal'] as string));
      case 'give_back':
        return told(tile(by, move['animal'] as string), 'bowl');
      case 'return':
        return told(`bowl-${move['stone']}`, 'bag');
      case 'send':
        return told(tile(seatOf(view.coyote), animalOf(view.coyote)));
      default:
        return [];
    }
  });
}
