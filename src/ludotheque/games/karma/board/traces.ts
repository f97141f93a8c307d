/** Which pieces a happening touched, where others' moves are told. */
import type { Event } from '@lib/board';
import type { Trace } from '@lib/retelling.svelte';

/** Up the stairs with every throw that holds, to the track at the end of a turn, and out of the reserve. */
export function traces(news: readonly Event[]): Trace[] {
  return news.flatMap(({ number, by, move, phrase }): Trace[] => {
    const told = (...places: string[]): Trace[] => [{ number, places }];
    if (move?.['do'] === 'tally' && phrase?.values['valid'] === 'true') return told(`zone-${phrase.values['zone']}`);
    if (move?.['do'] === 'stop') return told(`karma-${by}`);
    if (move?.['do'] === 'draft') return told(`reserve-${move['colour']}`, `seat-${by}`);
    return [];
  });
}
