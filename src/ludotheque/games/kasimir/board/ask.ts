/** One question in words, and the button that answers it. */
import type { BoardProps, Move } from '@lib/board';
import { movesOf, spread, sum } from '@lib/choices';
import { type Asked as Question, said } from '@lib/question';

import { cost, listed, markersName, stakeName } from './name';
import type { Action } from './mind.svelte';
import { asMove, boxOf, coloursOf, isOffered, outlookOf, phaseOf, sideOf, stakeOf, viewOf } from './table';
import { COLOURS } from './types';
import type { Stake } from './types';
import type { Step } from './ways';

/** Moves are made one after the other. */
export interface Act {
  moves: Move[];
}
export type Asked = Question<Act>;

/** What is chosen on the page and not told to the server. */
export interface Chosen {
  action: Action;
  steps: readonly Step[];
  region: number | null;
  laid: readonly number[];
  count: number | null;
  loot: Move | null;
}

/** What is asked of the seat that looks; null when nothing is. */
export function asked(table: BoardProps, chosen: Chosen): Asked | null {
  const { choices } = table.position;
  if (!choices.length) return null;
  switch (phaseOf(viewOf(table))) {
    case 'placing':
      return placing(chosen);
    case 'turning':
      return turning(table, chosen);
    case 'swapping':
      return swapping(table, chosen);
    default:
      if (chosen.action === 'swap') return swapping(table, chosen);
      if (chosen.action === 'steal') return stealing(table, chosen);
      return chosen.steps.length ? going(table, chosen) : choosing(table);
  }
}

const here = (region: number): string => `@region-${region}`;

function placing({ region }: Chosen): Asked {
  const note = said('board-note-place');
  if (region === null) {
    const main = { label: said('board-place'), why: said('board-why-place') };
    return { question: said('board-ask-place'), note, main };
  }
  return {
    question: said('board-ask-place-on', { region: here(region) }),
    note,
    main: {
      label: said('board-place'),
      act: { moves: [{ do: 'place', region }] },
    },
  };
}

/** Nothing is chosen yet. */
function choosing(table: BoardProps): Asked {
  const { choices } = table.position;
  const view = viewOf(table);
  if (isOffered(choices, { do: 'stop' })) {
    const region = view.figure[view.turn] ?? 0;
    return {
      question: said('board-ask-stay', { region: here(region) }),
      note: said('board-note-stay', { then: stopping(table, region) }),
      main: { label: said('board-stay'), act: { moves: [{ do: 'stop' }] } },
    };
  }
  if (isOffered(choices, { do: 'pass' })) {
    const main = {
      label: said('board-pass'),
      act: { moves: [{ do: 'pass' }] },
    };
    return { question: said('board-ask-pass'), main };
  }
  if (!movesOf(choices, 'step').length) {
    const main = { label: said('board-go-none'), why: said('board-why-stuck') };
    return {
      question: said('board-ask-stuck'),
      note: said('board-note-stuck'),
      main,
    };
  }
  return {
    question: said('board-ask-way'),
    note: said('board-note-way'),
    main: { label: said('board-go-none'), why: said('board-why-way') },
  };
}

/** A way is shown. */
function going(table: BoardProps, { steps }: Chosen): Asked {
  const { word } = table;
  const goal = steps.at(-1)?.region ?? 0;
  const moves = [...steps.map(asMove), { do: 'stop' }];
  const label = said('board-go', { count: steps.length });
  const isOpen = moves[0] && isOffered(table.position.choices, moves[0]);
  const markers = markersName(word, cost(steps));
  return {
    question: said('board-ask-go', { region: here(goal) }),
    note: said('board-note-pay', { markers, then: stopping(table, goal) }),
    ...turns(table, goal),
    main: isOpen ? { label, act: { moves } } : { label, why: said('board-why-shut') },
  };
}

/** What stopping on a region brings: "you take the 2". */
function stopping(table: BoardProps, region: number): string {
  const [view, { word }] = [viewOf(table), table];
  const stake = stakeOf(view, region);
  const side = sideOf(view, region);
  if (side === 'gone') return word('board-take-none');
  if (side !== 'up' || !stake) return word('board-take-hidden');
  if (stake !== 'alarm') return word('board-take', { stake: stakeName(word, stake) });
  const { alarm, wakes } = outlookOf(table);
  return word(wakes ? 'board-take-last' : 'board-take-alarm', {
    bonus: alarm ?? 0,
  });
}

/** And the stake that is turned over then, unless the game ends. */
function turns(table: BoardProps, region: number): Pick<Asked, 'more'> {
  const [view, { word }] = [viewOf(table), table];
  const { wakes, stops } = outlookOf(table);
  if (wakes && sideOf(view, region) === 'up' && stakeOf(view, region) === 'alarm') return {};
  if (!stops.find((stop) => stop.region === region)?.turns.length) return { more: said('board-then-none') };
  const colours = coloursOf(boxOf(table), region).map((colour) => word(`board-on-${colour}`));
  return { more: said('board-then', { colours: listed(word, colours, 'or') }) };
}

function turning(table: BoardProps, { region }: Chosen): Asked {
  const { word } = table;
  const view = viewOf(table);
  if (region === null) {
    const stood = coloursOf(boxOf(table), view.figure[view.turn] ?? 0).map((colour) => word(`board-on-${colour}`));
    return {
      question: said('board-ask-turn'),
      note: said('board-note-turn', { colours: listed(word, stood, 'or') }),
      main: { label: said('board-turn'), why: said('board-why-turn-over') },
    };
  }
  const stake = stakeOf(view, region);
  const isUp = sideOf(view, region) === 'up' && stake;
  return {
    question: said('board-ask-turn-on', { region: here(region) }),
    note: isUp ? said('board-note-down', { stake: stakeName(word, stake) }) : said('board-note-up'),
    main: {
      label: said('board-turn'),
      act: { moves: [{ do: 'turn', region }] },
    },
  };
}

/** The markers of the seat that looks, with those it has laid aside in an exchange: their places do not change. */
export function handOf(table: BoardProps): number[] {
  const view = viewOf(table);
  const { seat } = table.position;
  const isSwapping = phaseOf(view) === 'swapping' && view.turn === seat;
  return spread((view.markers[seat] ?? []).map((count, colour) => count + (isSwapping ? (view.paid[colour] ?? 0) : 0)));
}

function swapping(table: BoardProps, { laid, count }: Chosen): Asked {
  const { choices } = table.position;
  const view = viewOf(table);
  if (view.owed) return puttingBack(table, laid);
  if (movesOf(choices, 'draw_first').length) {
    const move = { do: 'draw_first', count };
    const main = isOffered(choices, move)
      ? {
          label: said('board-draw-first', { count: count ?? 0 }),
          act: { moves: [move] },
        }
      : { label: said('board-draw-first-none'), why: said('board-why-count') };
    return {
      question: said('board-ask-draw-first'),
      note: said('board-note-draw-first'),
      main,
    };
  }
  const before = phaseOf(view) === 'swapping' ? sum(view.paid) : 0;
  const label = said('board-exchange-so-many', { count: before + laid.length });
  const main =
    before + laid.length
      ? { label, act: { moves: [...asides(table, laid), { do: 'exchange' }] } }
      : { label: said('board-exchange'), why: said('board-why-markers') };
  return {
    question: said('board-ask-swap'),
    note: said('board-note-swap'),
    main,
  };
}

function puttingBack(table: BoardProps, laid: readonly number[]): Asked {
  const { owed } = viewOf(table);
  const label = said('board-put-back', { count: owed });
  const main =
    laid.length === owed
      ? { label, act: { moves: asides(table, laid) } }
      : { label, why: said('board-why-owed', { count: owed }) };
  return {
    question: said('board-ask-put-back', { count: owed }),
    note: said('board-note-put-back', { count: owed }),
    main,
  };
}

/** Markers are laid aside in the order of colours. */
function asides(table: BoardProps, laid: readonly number[]): Move[] {
  const held = handOf(table);
  return laid
    .map((place) => held[place] ?? 0)
    .sort((a, b) => a - b)
    .map((colour) => ({ do: 'lay_aside', colour: COLOURS[colour] }));
}

function stealing({ word, names }: BoardProps, { loot }: Chosen): Asked {
  const question = said('board-ask-steal');
  const note = said('board-note-steal');
  if (!loot)
    return {
      question,
      note,
      main: { label: said('board-steal-none'), why: said('board-why-loot') },
    };
  const stake = stakeName(word, loot['stake'] as Stake);
  return {
    question: said('board-ask-loot', {
      stake,
      name: names[loot['seat'] as number] ?? '',
    }),
    note,
    main: { label: said('board-steal', { stake }), act: { moves: [loot] } },
  };
}
