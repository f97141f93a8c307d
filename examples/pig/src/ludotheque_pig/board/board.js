// @ts-check
/** Pig's board, in plain JavaScript: a die to be thrown, and a lane for everybody. `contract.ts` says what it is given. */

/** @typedef {import('./contract').Table<import('./types').Box, import('./types').View, import('./types').Move>} Table */

/** The version of the page's contract that this is written for. */
export const contract = 1;

/** A die is in the air for so long, in milliseconds; styles.css knows it too. */
const FLIGHT = 500;

/** Where the pips of each face lie, on three rows of three: 1 is the first place, 9 the last. */
const PIPS = ['', '5', '19', '159', '1379', '13579', '134679', '1345679', '12346789'];

const styles = document.createElement('link');
styles.rel = 'stylesheet';
styles.href = new URL('styles.css', import.meta.url).href;
document.head.append(styles);

/**
 * @param {string} tag
 * @param {string} name
 * @param {...(Node | string)} inside
 */
function made(tag, name, ...inside) {
  const element = document.createElement(tag);
  element.className = name;
  element.append(...inside);
  return element;
}

/** @param {{ do: string }} move */
export function lands(move) {
  return move.do === 'fall' ? FLIGHT : 0;
}

/** @param {Table} table @param {number} seat */
export function score(table, seat) {
  return table.position.view.banked[seat] ?? 0;
}

/** The middle of the table. @param {HTMLElement} element @param {Table} table */
export function board(element, table) {
  const die = /** @type {HTMLButtonElement} */ (made('button', 'pig-die'));
  die.dataset['coach'] = 'move-roll';
  const total = made('output', 'pig-total');
  const lanes = made('ol', 'pig-lanes');
  lanes.dataset['coach'] = 'view-banked';
  element.append(made('div', 'pig-board', made('div', 'pig-throw', die, total), lanes));

  let now = table;
  let shown = -1;
  die.addEventListener('click', () => {
    const roll = now.position.choices.find(({ move }) => move.do === 'roll');
    if (roll && !now.busy) now.play(roll.move);
  });

  /** @param {Table} given */
  function update(given) {
    now = given;
    const { view, choices } = now.position;
    const roll = choices.find(({ move }) => move.do === 'roll');
    const last = now.events.findLast(({ move }) => move?.do === 'fall');
    const face = last?.move?.do === 'fall' ? last.move.face : 0;
    if (last && last.number !== shown) {
      shown = last.number;
      die.replaceChildren(...[...(PIPS[face] ?? '')].map((place) => made('i', `pip pip-${place}`)));
      die.classList.remove('falls');
      void die.offsetWidth; // The animation begins anew.
      die.classList.add('falls');
    }
    die.classList.toggle('bust', face === now.box.bust);
    die.disabled = !roll;
    die.setAttribute('aria-label', roll ? now.say(roll.phrase) : last?.phrase ? now.say(last.phrase) : '');
    total.textContent = view.total > 0 ? `+${view.total}` : '';
    lanes.replaceChildren(...now.names.map((name, seat) => lane(now, name, seat)));
  }
  update(table);
  return { update };
}

/** How far a seat has come, and how far it would come by holding. @param {Table} table @param {string} name @param {number} seat */
function lane({ box, position: { view }, over, word }, name, seat) {
  const banked = view.banked[seat] ?? 0;
  const isOn = !over && view.turn === seat;
  const bar = made('span', 'pig-bar', made('span', 'pig-hoped'), made('span', 'pig-banked'));
  bar.style.setProperty('--banked', String(Math.min(1, banked / box.goal)));
  bar.style.setProperty('--hoped', String(Math.min(1, (banked + (isOn ? view.total : 0)) / box.goal)));
  const points = made('span', 'pig-points', word('board-points', { banked, goal: box.goal }));
  const row = made('li', isOn ? 'pig-lane is-on' : 'pig-lane', made('b', '', name), points, bar);
  row.style.setProperty('--tone', `var(--s${seat + 1})`);
  return row;
}
