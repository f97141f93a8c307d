/** One question in words, and the buttons that answer it. */
import type { BoardProps, Move } from '@lib/board';
import { canPlay, spread, sum } from '@lib/choices';
import { type Asked as Question, type Button as Answer, said } from '@lib/question';

import type { Armed } from './table';
import { boxOf, karmaAt, outlookOf, phaseOf, traitOf, viewOf } from './table';
import type { Colour, Trait } from './types';

/** What pressing does: a move of the server's list, or what is chosen on the page. */
export type Act = { move: Move } | 'throw' | 'stop';

export type Button = Answer<Act>;
export type Asked = Question<Act>;

/** What is chosen on the page and not told to the server. */
export interface Chosen {
  wanted: number[] | null;
  armed: Armed | null;
  card: Trait | null;
  colour: Colour | null;
}

/** What is asked of the seat that looks; null when nothing is. */
export function asked(table: BoardProps, chosen: Chosen): Asked | null {
  const { choices } = table.position;
  if (!choices.length) return null;
  switch (phaseOf(viewOf(table))) {
    case 'keeping':
      return keeping(table, chosen);
    case 'picking':
      return picking(table, chosen);
    case 'powers':
      return powers(table, chosen);
    case 'rerolling':
      return rerolling(table, chosen);
    case 'drafting':
      return drafting(table, chosen);
    default:
      return offered(table);
  }
}

function keeping({ position }: BoardProps, { card }: Chosen): Asked {
  const move = position.choices.find((choice) => choice.move['trait'] === card)?.move;
  const main: Button =
    card && move
      ? { label: said('board-keep', { trait: `@trait-${card}` }), act: { move } }
      : { label: said('board-keep-one'), why: said('board-why-card') };
  return { question: said('board-ask-keep'), note: said('board-note-keep'), main };
}

function picking(table: BoardProps, { wanted }: Chosen): Asked {
  const [box, view] = [boxOf(table), viewOf(table)];
  const { choices } = table.position;
  const count = (wanted ?? spread(view.picked)).length;
  const { needed: least } = outlookOf(table);
  const stop: Button = {
    label: view.zone ? said('board-stop-at', { karma: karmaAt(box, view.zone) }) : said('board-stop'),
    ...(view.zone ? { act: 'stop' as const } : { why: said('board-why-stop-first') }),
  };
  if (!sum(view.pool)) return { question: said('board-ask-empty'), main: stop, ...detached(table) };
  const main: Button = count
    ? { label: said('board-throw', { count }), act: 'throw' }
    : { label: said('board-throw-none'), why: said('board-why-pick') };
  if (least === null) {
    return { question: said('board-ask-first'), note: said('board-note-first'), main, second: stop };
  }
  const values = { needed: least, next: karmaAt(box, view.zone + 1), back: karmaAt(box, view.zone - 1) };
  const question = said('board-ask-on', { karma: karmaAt(box, view.zone) });
  const note = said(view.patient && canPlay(choices, 'pick') ? 'board-note-patient' : 'board-note-on', values);
  return { question, note, main, second: stop };
}

function detached({ position }: BoardProps): Partial<Asked> {
  return canPlay(position.choices, 'detached') ? { note: said('board-note-detached') } : {};
}

function powers(table: BoardProps, { armed }: Chosen): Asked {
  const [box, view] = [boxOf(table), viewOf(table)];
  const { total: points, valid: isGood, rescue, needed } = outlookOf(table);
  const second: Button = { label: said('board-stop'), why: said('board-why-stop-throw') };
  const move = canPlay(table.position.choices, 'tally');
  const label = isGood
    ? said('board-validate', { karma: karmaAt(box, view.zone + 1) })
    : rescue
      ? said('board-tally')
      : said('board-fall', { karma: karmaAt(box, view.zone - 1) });
  const main: Button = { label, grave: !isGood, ...(move && { act: { move } }) };
  if (armed) {
    const step = armed.die === null ? 'die' : 'target';
    return { question: said(`board-ask-${armed.kind}-${step}`), note: said('board-note-cancel'), main, second };
  }
  const canStill = table.position.choices.length > 1;
  const least = needed ?? 0;
  if (isGood) {
    const question = said('board-ask-good', { total: points, karma: karmaAt(box, view.zone + 1) });
    return canStill ? { question, note: said('board-note-powers'), main, second } : { question, main, second };
  }
  const note = said(canStill ? 'board-note-save' : 'board-note-lost', { missing: least + 1 - points });
  return { question: said('board-ask-short', { total: points, needed: least }), note, main, second };
}

function rerolling(table: BoardProps, { wanted }: Chosen): Asked {
  const count = wanted?.length ?? sum(viewOf(table).loose);
  return {
    question: said('board-ask-rerolling'),
    note: said('board-note-rerolling'),
    main: { label: said('board-throw', { count }), act: 'throw' },
    second: { label: said('board-stop'), why: said('board-why-stop-throw') },
  };
}

function drafting({ position }: BoardProps, { colour }: Chosen): Asked {
  const move = position.choices.find((choice) => choice.move['colour'] === colour)?.move;
  const main: Button =
    colour && move
      ? { label: said('board-draft', { colour: `@colour-${colour}` }), act: { move } }
      : { label: said('board-draft-one'), why: said('board-why-draft') };
  return { question: said('board-ask-draft'), note: said(colour ? `rules-power-${colour}` : 'board-note-draft'), main };
}

/** A card may be used now, or kept for another time. */
function offered(table: BoardProps): Asked | null {
  const view = viewOf(table);
  const { choices, seat } = table.position;
  const trait = traitOf(view, seat);
  const use = trait && canPlay(choices, trait);
  const decline = canPlay(choices, 'decline');
  if (!use || !decline) return null;
  const values = { trait: `@trait-${trait}`, karma: karmaAt(boxOf(table), view.zone - 1) };
  const phase = phaseOf(view);
  return {
    question: said(`board-ask-${phase}`, values),
    note: said('board-note-once'),
    main: { label: said('board-use', values), act: { move: use } },
    second: { label: said(phase === 'failed' ? 'board-fall' : 'board-later', values), act: { move: decline } },
  };
}
