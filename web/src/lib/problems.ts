/** What went wrong, in words: ours where we have some for it, else the server's. */
import { ProblemError } from './http';
import { Refusal } from './live.svelte';
import { word } from './words.svelte';

export function problemText(error: unknown): string {
  if (error instanceof ProblemError && error.later > 0) return word('problem-later', { seconds: error.later });
  // What is wrong with a box comes in the language that was asked for.
  if (error instanceof ProblemError && error.problem.component) return error.problem.detail;
  const kind = error instanceof ProblemError ? error.problem.error : error instanceof Refusal ? error.kind : '';
  const key = `problem-${kind}`;
  const spoken = word(key);
  if (spoken !== key) return spoken;
  return error instanceof Error && error.message ? `${word('problem')} (${error.message})` : word('problem');
}
