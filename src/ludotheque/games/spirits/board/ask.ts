/** One question in words, and the buttons that answer it. */
import type { BoardProps } from '@lib/board';
import { canPlay, movesOf, sum } from '@lib/choices';
import { type Asked, type Button, type Said, said } from '@lib/question';

import { ownSeat, phaseOf, pileOf, placesHand, returnable, seatOf, takers, todo, viewOf } from './table';
import { animalOf, boxOf } from './table';
import { cardText, powerText } from './steps';
import type { Animal, Card, Stone } from './types';

/** What is chosen on the page and not told to the server. */
export interface Chosen {
  card: Card | null;
  pile: number | null;
  stone: Stone | null;
  animal: Animal | null;
}

const wait = (label: string, why: string): Button => ({
  label: said(label),
  why: said(why),
});

/** What is asked of the seat that looks; null when nothing is. */
export function asked(table: BoardProps, chosen: Chosen): Asked | null {
  if (!table.position.choices.length) return null;
  switch (phaseOf(viewOf(table))) {
    case 'choosing':
      return choosing(table, chosen);
    case 'invoking':
      return invoking(table, chosen);
    case 'giving-back':
      return givingBack(table, chosen);
    case 'taking':
      return taking(table, chosen);
    case 'sending':
      return sending(table, chosen);
    case 'returning':
      return returning(table, chosen);
    default:
      return null;
  }
}

function choosing(table: BoardProps, { card }: Chosen): Asked {
  const { choices } = table.position;
  const pass = canPlay(choices, 'pass');
  if (pass) {
    return {
      question: said('board-ask-pass'),
      note: said('board-note-pass'),
      main: { label: said('board-pass'), act: { move: pass } },
    };
  }
  const move = movesOf(choices, 'play').find((one) => one['card'] === card);
  if (card && move) {
    return {
      question: said('board-ask-card', { card: `@card-${card}` }),
      note: said('board-text', {
        text: cardText(table.word, boxOf(table), card),
      }),
      more: said('board-note-final'),
      main: { label: said('board-play', { card: `@board-card-${card}` }), act: { move } },
    };
  }
  return {
    question: said('board-ask-choose'),
    note: said('board-note-choose'),
    main: wait('board-play-none', 'board-why-card'),
  };
}

function invoking(table: BoardProps, { pile }: Chosen): Asked {
  const power = pile === null ? null : (pileOf(viewOf(table), pile)[0] ?? null);
  const move = movesOf(table.position.choices, 'invoke').find((one) => one['pile'] === pile);
  if (power && move) {
    return {
      question: said('board-ask-power', { the: `@the-${power}` }),
      note: said('board-text', {
        text: powerText(table.word, boxOf(table), power),
      }),
      main: { label: said('board-invoke', { the: `@the-${power}` }), act: { move } },
    };
  }
  return {
    question: said('board-ask-invoke'),
    note: said('board-note-invoke'),
    more: said('board-more-invoke'),
    main: wait('board-invoke-none', 'board-why-pile'),
  };
}

function taking(table: BoardProps, { stone, animal }: Chosen): Asked {
  const view = viewOf(table);
  const { choices } = table.position;
  if (!stone) {
    const source = placesHand(view) ? 'hand' : 'bowl';
    return {
      question: said(`board-ask-${source}`, { count: todo(view, 'take') }),
      note: said(`board-note-${source}`),
      more: said('board-more-lit'),
      main: wait('board-give-none', 'board-why-stone'),
    };
  }
  const values = { stone: `@board-stone-${stone}` };
  const inVain = movesOf(choices, 'put_back').find((one) => one['stone'] === stone);
  if (inVain) {
    // A stone that was drawn has never been in the bowl, and must go there.
    const isDrawn = placesHand(view);
    return {
      question: said('board-ask-nobody', values),
      note: said(isDrawn ? 'board-note-drawn' : 'board-note-nobody'),
      main: { label: said(isDrawn ? 'board-put-in-bowl' : 'board-put-back'), act: { move: inVain } },
    };
  }
  const gift = takers(table, stone).find((one) => one.animal === animal);
  if (!gift) {
    return {
      question: said('board-ask-who', values),
      note: said('board-note-who'),
      main: wait('board-give-none', 'board-why-animal'),
    };
  }
  const { gain, before, after } = gift;
  return {
    question: said('board-ask-give', { ...values, to: `@to-${gift.animal}` }),
    note: noteOf(gift.animal, stone, gain, before, after),
    ...next(table),
    main: {
      label: said('board-give', { to: `@to-${gift.animal}`, gain }),
      act: { move: gift.move },
    },
  };
}

/** What a gift does for its animal. */
function noteOf(animal: Animal, stone: Stone, gain: number, before: number, after: number): Said {
  const values = { the: `@the-${animal}`, before, after };
  if (stone === 'spirit') return said('board-note-double', values);
  return said(gain ? 'board-note-gain' : 'board-note-same', values);
}

/** What this turn has in store after the stone. */
function next(table: BoardProps): Pick<Asked, 'more'> {
  const view = viewOf(table);
  const inHand = sum(view.hand) - 1;
  if (inHand > 0) return { more: said('board-more-hand', { count: inHand }) };
  const left = todo(view, 'take') - 1;
  if (left > 0) return { more: said('board-more-take', { count: left }) };
  if (todo(view, 'coyote')) return { more: said('board-more-coyote') };
  if (todo(view, 'return')) return { more: said('board-more-return') };
  return todo(view, 'again') ? { more: said('board-more-again') } : {};
}

function givingBack(table: BoardProps, { stone, animal }: Chosen): Asked {
  const gifts = animal ? returnable(table.position.choices, animal) : [];
  const gift = gifts.find((one) => one.stone === stone);
  const question = gifts.length ? said('board-ask-which-back', { the: `@the-${animal}` }) : said('board-ask-back');
  if (!animal || !gift) {
    return {
      question,
      note: said('board-note-back'),
      more: said('board-more-back'),
      main: wait('board-back-none', 'board-why-back'),
    };
  }
  const { gain, before, after } = gift;
  return {
    question: said('board-ask-give-back', {
      stone: `@board-stone-${gift.stone}`,
      from: `@from-${animal}`,
    }),
    note: said(gain ? 'board-note-loss' : 'board-note-same', {
      the: `@the-${animal}`,
      before,
      after,
    }),
    main: {
      label: said('board-give-back', {
        stone: `@board-stone-${gift.stone}`,
        loss: -gain,
      }),
      act: { move: gift.move },
    },
  };
}

function sending(table: BoardProps, { animal }: Chosen): Asked {
  const { choices } = table.position;
  const view = viewOf(table);
  const move = movesOf(choices, 'send').find((one) => one['animal'] === animal);
  const leave = canPlay(choices, 'leave');
  const where = seatOf(view.coyote);
  const place = where < 0 ? 'free' : where === ownSeat(table) ? 'own' : 'other';
  const more =
    where < 0
      ? {}
      : {
          more: said(`board-coyote-${place}`, {
            the: `@the-${animalOf(view.coyote)}`,
          }),
        };
  const second = leave && { label: said('board-leave'), act: { move: leave } };
  if (!animal || !move) {
    return {
      question: said('board-ask-send'),
      note: said('board-note-send'),
      ...more,
      main: wait('board-send-none', 'board-why-send'),
      ...(second && { second }),
    };
  }
  return {
    question: said('board-ask-send-to', { to: `@to-${animal}` }),
    note: said('board-note-send-to', { the: `@the-${animal}` }),
    main: { label: said('board-send', { to: `@to-${animal}` }), act: { move } },
    ...(second && { second }),
  };
}

function returning(table: BoardProps, { stone }: Chosen): Asked {
  const move = movesOf(table.position.choices, 'return').find((one) => one['stone'] === stone);
  if (!stone || !move) {
    return {
      question: said('board-ask-return'),
      note: said('board-note-bowl'),
      more: said('board-more-spirit'),
      main: wait('board-return-none', 'board-why-return'),
    };
  }
  return {
    question: said('board-ask-return-this', { stone: `@board-stone-${stone}` }),
    ...(stone === 'spirit' && { note: said('board-more-spirit') }),
    main: { label: said('board-return'), act: { move } },
  };
}
