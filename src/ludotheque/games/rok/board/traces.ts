/** Which pieces a happening touched, where others' moves are told. */
import type { Event } from '@lib/board';
import type { Trace } from '@lib/retelling.svelte';

import { passages } from './story';
import type { Place } from './story';
import { isOpen } from './table';
import type { View } from './types';

const nameOf = ({ at, of }: Place): string => (at === 'bag' ? 'bag' : `${at}-${of}`);

/** Runes that went from one to another when a throw was settled; in the race itself nothing is marked. */
export function traces(news: readonly Event[], before: View, view: View): Trace[] {
  if (isOpen(view)) return [];
  const number = news.at(-1)?.number ?? 0;
  return passages(before, view, news)
    .filter(({ from, to }) => from.at !== 'bag' && to.at !== 'bag' && (from.at === 'cell' || from.of !== to.of))
    .map(({ from, to }) => ({ number, places: [nameOf(from), nameOf(to)] }));
}
