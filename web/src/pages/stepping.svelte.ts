/** Stepping through a match: by moves, by turns, or by letting it play. */
import type { Replay } from '@lib/generated/messages';

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** Milliseconds that a turn takes, and a move at most. */
const TURN = 2_400;
const MOVE = 700;

export interface Span {
  /** How many entries there are before it. */
  from: number;
  /** And at its end. */
  to: number;
  round: number;
  seat: number;
}

/** The turns of a replay, each with where it ends; a match without any is one turn. */
export function spansOf(replay: Pick<Replay, 'turns' | 'events'>): Span[] {
  const last = replay.events.length;
  const turns = replay.turns.length > 0 ? replay.turns : [{ step: 0, round: 0, seat: -1 }];
  return turns.map(({ step, round, seat }, index) => ({
    from: index === 0 ? 0 : step,
    to: turns[index + 1]?.step ?? last,
    round,
    seat,
  }));
}

/** Where a replay opens: on the move that a link names, else where the last turn begins to show something. */
export function openingStep(spans: readonly Span[], wanted: string | null): number {
  const last = spans.at(-1)?.to ?? 0;
  const move = wanted === null || !/^\d+$/.test(wanted) ? NaN : Number(wanted);
  if (Number.isFinite(move)) return Math.min(move, last);
  return Math.min((spans.at(-1)?.from ?? 0) + 1, last);
}

export class Stepping {
  readonly spans: readonly Span[];
  readonly last: number;
  step = $state(0);
  speed = $state<(typeof SPEEDS)[number]>(1);
  playing = $state(false);
  /** The turn that the shown move belongs to. */
  turn = $derived.by(() => {
    const found = this.spans.findIndex(({ to }) => this.step <= to);
    return found < 0 ? this.spans.length - 1 : found;
  });
  span = $derived.by(() => this.spans[this.turn]!);

  constructor(spans: readonly Span[], step: number) {
    this.spans = spans;
    this.last = spans.at(-1)?.to ?? 0;
    this.step = step;
  }

  go(step: number): void {
    this.step = Math.max(0, Math.min(this.last, step));
    if (this.step === this.last) this.playing = false;
  }

  /** Moves on or back, by somebody's hand. */
  move(by: number): void {
    this.playing = false;
    this.go(this.step + by);
  }

  /** To the end of the next turn, or to the end of the one before. */
  moveTurn(by: 1 | -1): void {
    this.playing = false;
    this.go(this.turnFrom(by));
  }

  turnFrom(by: 1 | -1): number {
    if (by < 0) return this.spans.findLast(({ to }) => to < this.step)?.to ?? 0;
    return this.spans.find(({ to }) => to > this.step)?.to ?? this.last;
  }

  toggle(): void {
    this.playing = !this.playing;
    // At the end it begins anew.
    if (this.playing && this.step === this.last) this.step = 0;
  }

  /** One step of playing; with reduced motion that is a whole turn. */
  next(calm: boolean): void {
    this.go(calm ? this.turnFrom(1) : this.step + 1);
  }

  /** Milliseconds until the next step. */
  pause(calm: boolean): number {
    if (calm) return TURN / this.speed;
    const next = this.spans.find(({ to }) => to > this.step) ?? this.span;
    return Math.min(MOVE, TURN / Math.max(1, next.to - next.from)) / this.speed;
  }

  /** What a key does; false where it does nothing. */
  press(event: Pick<KeyboardEvent, 'key' | 'shiftKey'>): boolean {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by && event.shiftKey) this.moveTurn(by as 1 | -1);
    else if (by) this.move(by);
    else if (event.key === 'Home') this.move(-this.last);
    else if (event.key === 'End') this.move(this.last);
    else if (event.key === ' ') this.toggle();
    else return false;
    return true;
  }
}
