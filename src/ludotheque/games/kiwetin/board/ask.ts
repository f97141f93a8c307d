/** One question in words, and the button that answers it. */
import type { BoardProps, Choice, Move } from '@lib/board';
import { canPlay } from '@lib/choices';
import { type Asked as Question, type Button as Answer, type Said, said, who } from '@lib/question';

import type { Queued } from './mind.svelte';
import {
  baseOf,
  boxOf,
  momentOf,
  NO_TARGET,
  outlookOf,
  phaseOf,
  pointsAt,
  spaceOf,
  spiritOf,
  targetsOf,
  tileAt,
  viewOf,
} from './table';
import { gripsAlone } from './plan.svelte';
import { RUNES } from './types';
import type { Moment, Rune, Spirit } from './types';

/** What pressing does: a move, and perhaps a throw as soon as it is offered; or that throw alone, wished for or not. */
export type Act = { move: Move; then?: Queued['kind'] } | { queue: Queued['kind'] | null };

type Button = Answer<Act>;

export interface Asked extends Question<Act> {
  /** Where in the turn we are. */
  lead?: Said;
  /** Is the seat that looks to answer now? */
  mine: boolean;
}

/** What is chosen on the page and not told to the server. */
export interface Chosen {
  card: Rune | null;
  target: number | null;
  spirit: Spirit | null;
  queued: Queued | null;
}

/** Whose turn it is, as values for words. */
export const whoseTurn = (table: Pick<BoardProps, 'position' | 'names'>): Record<string, string> =>
  who(table, viewOf(table).turn);

/** In these moments the seat on turn may say at once that it will throw. */
const THROWS: Partial<Record<Moment, Queued['kind']>> = {
  'before-throw': 'throw',
  'before-grip': 'grip',
};

export function asked(table: BoardProps, chosen: Chosen): Asked {
  switch (phaseOf(viewOf(table))) {
    case 'choosing':
      return choosing(table, chosen);
    case 'moment':
      return moment(table, chosen);
    case 'answer':
      return answer(table, chosen);
    case 'ready':
      return throwing(table, 'throw');
    case 'braced':
      return throwing(table, 'grip');
    default:
      return waits(table, said('board-wait'));
  }
}

/** Nothing is asked of the seat that looks. */
function waits({ position }: BoardProps, question: Said, rest: Partial<Asked> = {}): Asked {
  const why = said(position.seat < 0 ? 'board-why-watching' : 'board-why-turn');
  return {
    question,
    main: { label: said('board-wait-button'), why },
    mine: false,
    ...rest,
  };
}

function choosing(table: BoardProps, { spirit }: Chosen): Asked {
  const { choices } = table.position;
  if (!choices.length) return waits(table, said('board-wait-choose', whoseTurn(table)));
  const move = choices.find((choice) => choice.move['spirit'] === spirit)?.move;
  const main: Button =
    spirit && move
      ? {
          label: said('board-choose', { spirit: `@spirit-${spirit}` }),
          act: { move },
        }
      : { label: said('board-choose-one'), why: said('board-why-spirit') };
  return {
    question: said('board-ask-spirit'),
    note: said('board-note-spirit'),
    main,
    mine: true,
  };
}

function throwing(table: BoardProps, kind: Queued['kind']): Asked {
  const move = canPlay(table.position.choices, kind);
  const view = viewOf(table);
  const whose = whoseTurn(table);
  const lead = said(view.trial ? 'board-trial' : `board-moment-before-${kind}`, whose);
  const note = stake(table, `before-${kind}`);
  if (!move) return waits(table, said(`board-wait-${kind}`, whose), { lead, note });
  if (gripsAlone(table)) return waits(table, said('board-queued-grip'), { lead, note });
  const question = said(view.trial ? 'board-ask-trial' : `board-ask-${kind}`);
  return {
    question,
    lead,
    note,
    main: { label: said(`board-${kind}`), act: { move } },
    mine: true,
  };
}

/** What the present moment is about. */
function stake(table: BoardProps, moment: Moment): Said {
  const [box, view] = [boxOf(table), viewOf(table)];
  const { lands, grips, chance, back, brought, next } = outlookOf(table);
  switch (moment) {
    case 'before-throw': {
      const spirit = `@spirit-${spiritOf(view, view.turn) ?? 'ki'}`;
      return said('board-stake-before-throw', {
        spirit,
        base: baseOf(box, view, view.turn),
      });
    }
    case 'after-throw': {
      const space = lands[1] ?? 0;
      const tile = tileAt(view, space);
      if (space === box.flower) return said('board-stake-flower');
      if (space === spaceOf(view, view.turn)) return said('board-stake-nowhere');
      return tile ? said('board-stake-tile', { space, tile: `@tile-${tile}` }) : said('board-stake-space', { space });
    }
    case 'before-grip':
      if (view.root) return said('board-stake-root');
      return said(grips > 1 ? 'board-stake-twice' : 'board-stake-grip', { back, percent: percent(chance ?? 1) });
    case 'after-grip':
      return said(`board-stake-${brought ?? 'held'}`, { back });
    default:
      return said('board-stake-end', { name: table.names[next] ?? '' });
  }
}

export const percent = (share: number): number => Math.round(share * 100);

function moment(table: BoardProps, chosen: Chosen): Asked {
  const view = viewOf(table);
  const now = momentOf(view);
  const whose = whoseTurn(table);
  const about = {
    lead: said(`board-moment-${now}`, whose),
    note: stake(table, now),
  };
  const onTurn = view.turn === table.position.seat;
  const kind = onTurn ? THROWS[now] : undefined;
  const pass = canPlay(table.position.choices, 'pass');
  if (kind && chosen.queued?.kind === kind)
    return waits(table, said(`board-queued-${kind}`), {
      ...about,
      note: said('board-note-queued'),
      main: { label: said('board-unqueue'), act: { queue: null }, letter: null },
    });
  if (!pass) {
    const main: Button = kind
      ? { label: said(`board-${kind}`), act: { queue: kind } }
      : { label: said('board-pass'), why: whyNot(table) };
    return waits(table, said('board-wait-moment'), { ...about, main });
  }
  const card = playing(table, chosen);
  if (card) return { question: said('board-ask-rune'), ...card, mine: true };
  const main: Button = kind
    ? {
        label: said(`board-${kind}`),
        act: { move: pass, then: kind },
      }
    : { label: said('board-pass'), act: { move: pass }, letter: 'P' };
  return { ...about, question: said('board-ask-rune'), main, mine: true };
}

/** Why somebody is not asked in a moment. */
function whyNot({ position }: BoardProps): Said {
  if (position.seat < 0) return said('board-why-watching');
  return said(viewOf({ position }).cards[position.seat] ? 'board-why-passed' : 'board-why-no-card');
}

/** The chosen card, where it may be played now. */
function playing(table: BoardProps, { card, target }: Chosen): Pick<Asked, 'main' | 'note'> | null {
  const targets = targetsOf(table.position.choices, card);
  if (!card || !targets.size) return null;
  const label = said('board-play', { rune: `@rune-${card}` });
  const choice = targets.get(NO_TARGET) ?? (target === null ? undefined : targets.get(target));
  if (!choice) {
    const why = said(`board-target-${pointsAt(card) ?? card}`);
    return { main: { label, why }, note: why };
  }
  return {
    main: { label, act: { move: choice.move } },
    note: would(table, choice),
  };
}

/** What a Rune would do, in words. */
export function would({ names, box }: Pick<BoardProps, 'names' | 'box'>, { move, phrase }: Choice): Said {
  const kind = move['do'] as string;
  const name = names[move['seat'] as number] ?? '';
  const wake = boxOf({ box }).wake;
  const own = kind === 'surge' || kind === 'vine' || kind === 'swap' || kind === 'wake' || kind === 'theft';
  const key = own || kind === 'shatter' ? `board-would-${kind}` : `effect-${kind}`;
  return said(key, { ...phrase.values, name, wake });
}

function answer(table: BoardProps, chosen: Chosen): Asked {
  const { choices, seat } = table.position;
  const pass = canPlay(choices, 'pass');
  const note = onTable(table);
  if (!pass)
    return waits(table, said('board-wait-moment'), {
      note,
      main: { label: said('board-pass'), why: whyNot(table) },
    });
  const card = playing(table, chosen);
  const question = said(canPlay(choices, 'mirror') ? 'board-ask-mirror' : 'board-ask-answer');
  const main: Button = {
    label: said('board-pass'),
    act: { move: pass },
    letter: 'P',
  };
  return { question, main, ...card, note, mine: seat >= 0 };
}

/** The Rune on the table in words: by whom, on what, and under how many Mirrors. */
export function onTable(table: BoardProps): Said {
  const { by, rune, target, mirrors } = viewOf(table);
  return told(table, { by, rune: RUNES[rune] ?? 'mirror', target, mirrors });
}

export interface OnTable {
  by: number;
  rune: Rune;
  target: number;
  mirrors: number;
}

export function told({ names, position }: BoardProps, { by, rune, target, mirrors }: OnTable): Said {
  const values = {
    name: names[by] ?? '',
    you: String(by === position.seat),
    rune: `@rune-${rune}`,
    target: names[target] ?? '',
    self: String(target === by),
    me: String(target === position.seat),
    space: target,
    longer: String(target === 1),
    tile: `@tile-${tileAt(viewOf({ position }), target) ?? 'breeze'}`,
    mirrors,
  };
  if (mirrors) return said('board-table-mirror', values);
  const point = pointsAt(rune);
  return said(point ? `board-table-${point}` : rune === 'surge' ? 'board-table-surge' : 'board-table-plain', values);
}
