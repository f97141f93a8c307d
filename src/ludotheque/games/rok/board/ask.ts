/** One question in words, and the button that answers it. */
import type { BoardProps } from '@lib/board';
import { canPlay, movesOf, sum } from '@lib/choices';
import { type Asked as Question, type Button as Answer, type Plays, type Said, said, who } from '@lib/question';

import { stone } from './story';
import { boxOf, isForWin, kindOf, outlookOf, phaseOf, viewOf } from './table';
import { COLOURS } from './types';
import type { Held } from './types';

/** What pressing does; a flick is two moves, one after the other. */
export type Act = Plays | 'flick';
type Button = Answer<Act>;

export interface Asked extends Question<Act> {
  note: Said;
  /** Is the seat that looks to answer now? */
  mine: boolean;
}

/** What is chosen on the page and not told to the server, and what was seen to happen last. */
export interface Chosen {
  chosen: number | null;
  told: Said | null;
}

export function asked(table: BoardProps, chosen: Chosen): Asked {
  const phase = phaseOf(viewOf(table));
  switch (phase) {
    case 'grabbing':
      return race(table);
    case 'marking':
      return calm(table);
    case 'paying':
      return pay(table, chosen);
    case 'aiming':
    case 'pushing':
      return flick(table);
    case 'ordering':
      return order(table, chosen);
    case 'falling':
    case 'landing':
    case 'showing':
      return waits('board-wait-throw', said('board-note-throw'));
    case 'starting':
    case 'drawing':
      return waits('board-wait-setting', said('board-note-setting'));
    default:
      return waits('board-wait-settling', chosen.told ?? said(`board-step-${phase}`));
  }
}

/** Nothing is asked of the seat that looks; the button of the race keeps its place. */
const waits = (key: string, note: Said, values?: Said['values'], why = 'board-why-wait'): Asked => ({
  question: said(key, values),
  note,
  main: { label: said('board-done'), why: said(why) },
  mine: false,
});

function race(table: BoardProps): Asked {
  const { choices, seat } = table.position;
  const move = canPlay(choices, 'done');
  if (move)
    return {
      question: said('board-ask-grab'),
      note: said('board-note-grab'),
      main: { label: said('board-done'), act: { move }, letter: 'F' },
      mine: true,
    };
  if (seat < 0) return waits('board-watch-grab', said('board-note-watch'));
  return waits('board-wait-grab', said('board-note-done'), {}, 'board-why-done');
}

function calm(table: BoardProps): Asked {
  const { choices, seat } = table.position;
  const view = viewOf(table);
  const most = boxOf(table).marks;
  const move = canPlay(choices, 'done');
  if (move)
    return {
      question: said('board-ask-mark', { most }),
      note: said('board-note-mark', { marked: sum(view.my_marks), most }),
      main: { label: said('board-done'), act: { move }, letter: 'F' },
      mine: true,
    };
  const waiting = view.done.flatMap((done, other) => (done || !table.names[other] ? [] : [table.names[other]]));
  const note = said('board-note-marking', { names: waiting.join(', ') });
  if (seat < 0) return waits('board-watch-mark', note);
  return waits('board-wait-mark', note, {}, 'board-why-done');
}

function pay(table: BoardProps, { chosen }: Chosen): Asked {
  const { turn, owed } = viewOf(table);
  const moves = movesOf(table.position.choices, 'pay');
  const note = said('board-note-pay', { owed: owed[turn] ?? 0 });
  if (!moves.length) return waits('board-wait-pay', note, who(table, turn));
  const move = moves.find((each) => kindOf(each) === chosen);
  const main: Button = move
    ? { label: said('board-pay', stone(kindOf(move))), act: { move } }
    : { label: said('board-pay-which'), why: said('board-why-pay') };
  return { question: said('board-ask-pay'), note, main, mine: true };
}

function flick(table: BoardProps): Asked {
  const view = viewOf(table);
  const { choices } = table.position;
  const about = isForWin(view) ? 'win' : 'order';
  const colour = `@colour-${COLOURS[view.contest] ?? 'bone'}`;
  const note = said(`board-note-flick-${about}`, { colour, again: String(view.again === 1) });
  if (!choices.length) return waits('board-wait-flick', note, who(table, view.turn));
  return {
    question: said('board-ask-flick'),
    note,
    main: { label: said('board-flick'), act: 'flick' },
    mine: true,
  };
}

function order(table: BoardProps, { chosen }: Chosen): Asked {
  const view = viewOf(table);
  const moves = movesOf(table.position.choices, 'steal');
  const note = said('board-note-order', { colour: `@colour-${COLOURS[view.contest] ?? 'bone'}` });
  if (!moves.length) return waits('board-wait-order', note, who(table, view.turn));
  const move = moves.find((each) => each['seat'] === chosen);
  const main: Button = move
    ? { label: said('board-steal', who(table, move['seat'] as number)), act: { move } }
    : { label: said('board-steal-which'), why: said('board-why-order') };
  return { question: said('board-ask-order'), note, main, mine: true };
}

/** A theft in words: from whom by whom, and what it brings. */
export function theft(table: BoardProps, victim: number): Said {
  const view = viewOf(table);
  const thief = view.thief[victim] ?? 0;
  return said('board-theft', {
    ...stone(view.equilibrium[victim] ?? 0),
    count: outlookOf(table).spoils[victim] ?? 0,
    victim: table.names[victim] ?? '',
    you: String(victim === table.position.seat),
    thief: table.names[thief] ?? '',
    mine: String(thief === table.position.seat),
  });
}

/** What is in the hand, in words. */
export function fate(table: BoardProps, { kind, fate: what, other }: Held): Said {
  return said(`board-held-${what}`, { ...stone(kind), name: table.names[other] ?? '' });
}
