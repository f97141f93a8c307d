/** What a card or a power does, in sentences made from its steps, so that a changed box speaks the truth. */
import { CARDS, POWERS, STEPS } from './types';
import type { Box, Card, Power } from './types';

type Word = (key: string, values?: Record<string, string | number>) => string;

function sentences(word: Word, steps: readonly number[]): string {
  return STEPS.flatMap((step, index) => {
    const count = steps[index] ?? 0;
    return count > 0 ? [word(`board-step-${step}`, { count })] : [];
  }).join(' ');
}

export function powerText(word: Word, box: Box, power: Power): string {
  return sentences(word, box.power_steps[POWERS.indexOf(power)] ?? []);
}

export function cardText(word: Word, box: Box, card: Card): string {
  if (card === 'power') return word('board-step-power', { count: box.needs_down });
  return sentences(word, box.card_steps[CARDS.indexOf(card)] ?? []);
}
