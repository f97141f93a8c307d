/** The options a table can be opened with, as far as the page has words for them. */

export interface Option {
  name: string;
  kind: 'check' | 'choice' | 'number';
  choices?: number[];
  most?: number;
  /** Some options are only for one alone, others only for several. */
  fits: (seats: number) => boolean;
}

const alone = (seats: number): boolean => seats === 1;
const together = (seats: number): boolean => seats > 1;
const always = (): boolean => true;

const known: Option[] = [
  { name: 'first_game', kind: 'check', fits: together },
  { name: 'first_to', kind: 'number', most: 999, fits: together },
  { name: 'difficulty', kind: 'choice', choices: [0, 1, 2], fits: alone },
  { name: 'solo_traits', kind: 'check', fits: alone },
  { name: 'draw_first', kind: 'check', fits: always },
  { name: 'memory_aid', kind: 'check', fits: always },
  { name: 'balanced', kind: 'check', fits: always },
  { name: 'moment', kind: 'choice', choices: [1500, 3000, 6000], fits: always },
  { name: 'calm', kind: 'check', fits: always },
  { name: 'fair', kind: 'check', fits: always },
  { name: 'goal', kind: 'number', most: 999, fits: always },
];

export function optionsFor(defaults: Record<string, unknown>, seats: number): Option[] {
  return known.filter((option) => option.name in defaults && option.fits(seats));
}
