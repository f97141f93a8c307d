/** Which pieces a happening touched, where others' moves are told. */
import type { Event } from '@lib/board';
import type { Trace } from '@lib/retelling.svelte';

import { isRune, route } from './story';
import type { View } from './types';

/** The ways of the spirits, space by space, and the space of a tile that was taken away. */
export function traces(events: readonly Event[], news: readonly Event[], before: View, view: View): Trace[] {
  // The wind carries a spirit once all have let it: what is told is the throw before that.
  const number = events.findLast(({ move }) => move?.['do'] !== 'pass')?.number ?? 0;
  const ways = before.space.flatMap((_, figure): Trace[] => {
    const way = route(before, view, figure);
    return way.length > 0 ? [{ number, places: way.map((space) => `space-${space}`) }] : [];
  });
  const aimed = news.flatMap(({ number, move }): Trace[] =>
    isRune(move?.['do']) && typeof move['space'] === 'number' ? [{ number, places: [`space-${move['space']}`] }] : [],
  );
  return [...aimed, ...ways];
}
