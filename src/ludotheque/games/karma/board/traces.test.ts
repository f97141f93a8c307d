import { expect, it } from 'vitest';

import { load } from './fixtures/load';
import { traces } from './traces';

it('a climb is seen on the stairs, the end of a turn on the track', () => {
  const { events } = load('other');
  const last = traces(events).slice(-5);
  expect(last.map(({ places }) => places)).toEqual([['zone-2'], ['zone-4'], ['zone-7'], ['karma-0'], ['zone-1']]);
});

it('a die goes from the reserve to whoever took it', () => {
  const drafted = load('other').events.filter(({ move }) => move?.['do'] === 'draft');
  const [{ by, move }] = drafted as [(typeof drafted)[number]];
  expect(traces(drafted)[0]?.places).toEqual([`reserve-${move?.['colour']}`, `seat-${by}`]);
});
