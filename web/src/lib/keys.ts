/** Keys that work wherever one looks: which presses are meant for the board, and not for what has the focus. */
const FIELDS = 'input:not([type=range], [type=checkbox]), textarea, select';

const isOn = ({ target }: KeyboardEvent, selector: string): boolean =>
  target instanceof Element && target.matches(selector);

/** Not yet used, and no panel lies over the table. */
function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return false;
  return document.querySelector('dialog[open]') === null;
}

/** Pieces and cards that are chosen: to put them down again there is the space bar. */
export const CHOSEN = 'section.board [aria-pressed=true], section.ask [role=group] [aria-pressed=true]';

/** Enter answers the question where nothing has the focus, or one of `these`: whatever else has it may need the key. */
export function isEnter(event: KeyboardEvent, ...these: string[]): boolean {
  return event.key === 'Enter' && isFree(event) && isOn(event, ['body', '#main', ...these].join(', '));
}

/** Escape puts down what is chosen. */
export const isEscape = (event: KeyboardEvent): boolean => event.key === 'Escape' && isFree(event);

/** A letter as a shortcut, not one that is written into a field. */
export const isShortcut = (event: KeyboardEvent): boolean => isFree(event) && !isOn(event, FIELDS);
