/** Which step of a coach is told: the first whose moment it is, once, until it is done by doing it. */
import type { StepInfo } from '@lib/generated/messages';

export interface Progress {
  /** The keys of the steps that were told. */
  told: readonly string[];
  /** The step that is being told. */
  now: string | null;
  /** The number of the question that it was first told at. */
  question: number;
}

export interface Moment {
  /** The keys of the steps whose moment it is. */
  due: readonly string[];
  question: number;
  /** Does the question stand before the player? Where it passes by itself, only what may be told meanwhile is. */
  called: boolean;
}

/** What is told after a moment has come. */
export function follow(steps: readonly StepInfo[], before: Progress, moment: Moment): Progress {
  const isDue = before.now !== null && moment.due.includes(before.now);
  const told = before.now === null ? before.told : [...before.told, before.now];
  const next = nextOf(steps, told, moment);
  // While it is asked about the same, one step is enough; a new question may bring the next.
  if (isDue && (next === null || moment.question === before.question)) return before;
  if (before.now === null && next === null) return before;
  return { told, now: next, question: moment.question };
}

/** The step was read, and something else may be told. */
export function read(steps: readonly StepInfo[], before: Progress, moment: Moment): Progress {
  if (before.now === null) return before;
  const told = [...before.told, before.now];
  return { told, now: nextOf(steps, told, moment), question: moment.question };
}

function nextOf(steps: readonly StepInfo[], told: readonly string[], { due, called }: Moment): string | null {
  const mayCome = ({ key, after, before, idle }: StepInfo): boolean =>
    (called || idle) &&
    due.includes(key) &&
    !told.includes(key) &&
    (!after || told.includes(after)) &&
    !(before && told.includes(before));
  return steps.find(mayCome)?.key ?? null;
}

/** Is something told, or would be if the question stood before the player? Then it is to stand there. */
export function wantsToTell(steps: readonly StepInfo[], { told, now }: Progress, due: readonly string[]): boolean {
  return now !== null || nextOf(steps, told, { due, question: 0, called: true }) !== null;
}

/** Was everything told that a first match has? */
export function isComplete(steps: readonly StepInfo[], told: readonly string[]): boolean {
  return steps.every(({ key, counts, elsewhere }) => !counts || elsewhere || told.includes(key));
}

/** The number of a step among those that count, and how many they are; null for one that does not count. */
export function placeOf(steps: readonly StepInfo[], key: string): { step: number; steps: number } | null {
  const counted = steps.filter(({ counts }) => counts);
  const place = counted.findIndex((step) => step.key === key);
  return place < 0 ? null : { step: place + 1, steps: counted.length };
}
