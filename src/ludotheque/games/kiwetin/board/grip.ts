/** Holding on: what the grip dice can bring, and what they brought. */
import { MOMENTS } from './types';
import type { Box, Phase, View } from './types';

export const CROSS = 0;

/** Forward by the wind; held; back; or back by one more. */
export type Result = 'trade-wind' | 'held' | 'blown' | 'headwind';

/** What a throw of the grip dice brings against the number to reach. */
export function result(faces: readonly number[], total: number): Result {
  const crosses = faces.filter((face) => face === CROSS).length;
  if (crosses) return crosses > 1 ? 'headwind' : 'blown';
  if (!faces.some((face) => face >= total)) return 'blown';
  return faces[0] === faces[1] ? 'trade-wind' : 'held';
}

/** The chance not to be blown back, with so many throws to come; a trade wind on the first spares the second. */
export function chance(faces: readonly number[], total: number, throws = 1): number {
  const all = faces.flatMap((one) => faces.map((other) => result([one, other], total)));
  const share = (wanted: Result): number => all.filter((one) => one === wanted).length / all.length;
  const [held, wind] = [share('held'), share('trade-wind')];
  return throws > 1 ? wind + held * (held + wind) : held + wind;
}

export function chanceToHold(box: Box, view: View): number {
  return view.root ? 1 : chance(box.grip, view.total, view.grips);
}

/** The grip dice row by row: a Rotten branch asks for two throws. Faces that are not thrown yet are missing. */
export function gripRows(view: View, phase: Phase): { faces: number[]; done: boolean }[] {
  const lying = view.faces.slice(0, view.dice);
  const waits = phase === 'braced' || (phase === 'moment' && MOMENTS[view.moment] === 'before-grip');
  if (view.trial) return [{ faces: waits ? [] : lying, done: false }];
  if (view.grips > 1)
    return [
      { faces: waits ? [] : lying, done: false },
      { faces: [], done: false },
    ];
  if (!view.gripped || view.grips === 0) return [{ faces: waits ? [] : lying, done: false }];
  // The first throw has held; its faces are still to be seen until the second falls.
  return [
    { faces: waits ? lying : [], done: true },
    { faces: waits ? [] : lying, done: false },
  ];
}
