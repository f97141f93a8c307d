/** What was learnt at this browser: for each game, which steps of its coach were told, and whether that is over. */
export interface Learnt {
  told: string[];
  done: boolean;
  /** The table where the coach spoke last: there the goal stays in sight. */
  table: string;
}

const NOTHING: Learnt = { told: [], done: false, table: '' };
const placeOf = (game: string): string => `ludotheque.coach.${game}`;

export function learnt(game: string): Learnt {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(placeOf(game)) ?? '{}') as Partial<Learnt>) };
  } catch {
    return NOTHING; // storage may be forbidden; then everybody is new
  }
}

export function keepLearnt(game: string, what: Learnt): void {
  try {
    localStorage.setItem(placeOf(game), JSON.stringify(what));
  } catch {
    // see learnt
  }
}
