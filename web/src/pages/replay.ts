/** A replay as a table: the news that whoever looks would have had after so many entries. */
import type { Replay, SeatInfo } from '@lib/generated/messages';
import type { Known } from '@lib/known';
import { levelOf } from '@lib/seating';

type View = Record<string, unknown>;

/** Frames tell only what changed; this makes them whole. */
export function wholeFrames(frames: readonly View[]): View[] {
  const whole: View[] = [];
  for (const frame of frames) whole.push({ ...whole.at(-1), ...frame });
  return whole;
}

export function newsAt(
  replay: Replay,
  frames: readonly View[],
  outlooks: readonly View[],
  step: number,
  table: string,
): Known {
  const last = frames.length - 1;
  const over = step === last && replay.outcome !== null;
  return {
    type: 'news',
    table,
    game: replay.game,
    phase: over ? 'over' : 'playing',
    host: false,
    box: replay.box,
    seats: seatsOf(replay),
    number: step,
    events: replay.events.slice(0, step),
    positions: [
      {
        seat: replay.seat,
        view: frames[step] ?? {},
        choices: [],
        can_undo: false,
        question: 0,
        outlook: outlooks[step] ?? null,
        forecast: null,
      },
    ],
    outcome: over ? replay.outcome : null,
    version: 1,
    on: 0,
    fingerprint: replay.fingerprint ?? '',
    secret: replay.secret ?? null,
    clock: null,
    gate: null,
    paused: null,
    watching: 0,
    hints: false,
    undo_asked: null,
    remarks: [],
    next_table: null,
    contributions: replay.contributions,
    revealing: false,
    awaited: [],
    goal: null,
  };
}

/** The part of an address that leads to a move, as somebody saw it. */
export const query = (step: number, seat: number): string => `?move=${step}${seat < 0 ? '' : `&seat=${seat}`}`;

/** Whose eyes an address wants; −1: a spectator's. */
export function seatIn(search: string): number {
  const wanted = new URLSearchParams(search).get('seat') ?? '';
  return /^\d{1,2}$/.test(wanted) ? Number(wanted) : -1;
}

function seatsOf(replay: Replay): SeatInfo[] {
  return replay.players.map((name) => ({
    // A record has only names; a bot's is its level.
    kind: levelOf(name) !== name ? 'bot' : 'person',
    name,
    mine: false,
    present: true,
    acting: false,
    deputy: '',
    host: false,
    left: false,
    offered: false,
  }));
}
