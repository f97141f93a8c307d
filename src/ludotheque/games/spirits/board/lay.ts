/**
 * Which stone lies where.
 *
 * The view only counts stones; on the table each lies somewhere, and stays there until it is moved. So the board keeps a
 * lay of its own, and settles it with every new view: as few stones move as can be.
 */
import { spotsFor, TILES } from './places';
import { animalOf, seatOf } from './table';
import { ANIMALS, STONES } from './types';
import type { Animal, Outlook, View } from './types';

export interface Piece {
  id: number;
  stone: number;
}
/** Pieces by spot; null: an empty spot. */
export type Row = (Piece | null)[];

/** How a beaver's stones may lie: of which kind how many in its body, the others in its tail. */
export type Lodge = Outlook['lodges'][number];

export interface Lay {
  /** The id of the next stone that comes out of the bag. */
  next: number;
  bowl: Row;
  /** Drawn by the Ram, still to be placed. */
  hand: Row;
  /** For each section the hollows, and last the bonus slot. */
  given: Row[];
}

/** A stone that has moved; out of the bag, or back into it, or neither. */
export interface Moved {
  piece: Piece;
  out: boolean;
  back: boolean;
}

const SPIRIT = STONES.indexOf('spirit');
const BODY = [0, 1, 2];
const TAIL = [3, 4];

export const EMPTY: Lay = {
  next: 0,
  bowl: [],
  hand: [],
  given: [0, 1].flatMap(() =>
    ANIMALS.map((animal) => TILES[animal].slots.map(() => null as Piece | null).concat(null)),
  ),
};

export const pieces = (row: Row): Piece[] => row.filter((piece) => piece !== null);
const count = (row: Row, stone: number): number => row.filter((piece) => piece?.stone === stone).length;

/** The lay for a new view. `pointed` is the very stone of the bowl that was pointed at, of several of a colour. */
export function settle(lodges: Outlook['lodges'], before: Lay, view: View, pointed = -1): { lay: Lay; moved: Moved[] } {
  const loose: Piece[] = [];
  let next = before.next;
  const moved: Moved[] = [];

  const shed = (row: Row, wanted: readonly number[], choose = last): Row => {
    const rest = [...row];
    for (const stone of STONES.keys()) {
      while (count(rest, stone) > (wanted[stone] ?? 0)) {
        const asked = rest.findIndex((piece) => piece?.id === pointed && piece.stone === stone);
        const spot = asked >= 0 ? asked : choose(rest, stone);
        loose.push(...pieces([rest[spot] ?? null]));
        rest[spot] = null;
      }
    }
    return rest;
  };
  const arrivals = (row: Row, wanted: readonly number[]): Piece[] =>
    [...STONES.keys()].flatMap((stone) =>
      Array.from({ length: (wanted[stone] ?? 0) - count(row, stone) }, () => {
        const known = loose.findIndex((piece) => piece.stone === stone);
        const piece = known >= 0 ? loose.splice(known, 1)[0] : undefined;
        const arrived = piece ?? { id: next++, stone };
        moved.push({ piece: arrived, out: !piece, back: false });
        return arrived;
      }),
    );

  const bowl = shed(before.bowl, view.bowl);
  const hand = shed(before.hand, view.hand);
  const given = before.given.map((row, section) =>
    shed(row, view.given[section] ?? [], animalOf(section) === 'owl' ? single : last),
  );
  // Animals first: what leaves the bowl is given before anything else is said to come out of the bag.
  const lay: Lay = {
    given: given.map((row, section) =>
      arrange(animalOf(section), row, arrivals(row, view.given[section] ?? []), lodges[seatOf(section)]),
    ),
    hand: fill(pieces(hand), arrivals(hand, view.hand)),
    bowl: fillBowl(bowl, arrivals(bowl, view.bowl)),
    next,
  };
  moved.push(...loose.map((piece) => ({ piece, out: false, back: true })));
  return { lay, moved };
}

/** The hollows of an animal once it has these stones too; those that lie there stay where they can. */
export function arrange(animal: Animal, row: Row, fresh: Piece[], lodge: Lodge = []): Row {
  const bonus = pieces([row.at(-1) ?? null, ...fresh]).find((piece) => piece.stone === SPIRIT) ?? null;
  const held = row.slice(0, -1);
  const coming = fresh.filter((piece) => piece.stone !== SPIRIT);
  const lain =
    animal === 'owl' ? pairs(held, coming) : animal === 'beaver' ? burrow(lodge, held, coming) : chain(held, coming);
  return [...lain, bonus];
}

/** The last stone of a colour. */
function last(row: Row, stone: number): number {
  return row.findLastIndex((piece) => piece?.stone === stone);
}

/** Of the owl's: one without a partner, else the last. */
function single(row: Row, stone: number): number {
  const alone = row.findIndex((piece, spot) => piece?.stone === stone && row[spot ^ 1]?.stone !== stone);
  return alone >= 0 ? alone : last(row, stone);
}

function fill(row: Row, coming: Piece[]): Row {
  const full = [...row];
  for (const piece of coming) {
    const free = full.indexOf(null);
    if (free < 0) full.push(piece);
    else full[free] = piece;
  }
  return full;
}

/** With fewer stones there are fewer spots: those that lie beyond move in. */
function fillBowl(row: Row, coming: Piece[]): Row {
  const capacity = spotsFor(pieces(row).length + coming.length).points.length;
  const beyond = pieces(row.slice(capacity));
  return fill(row.slice(0, capacity), [...beyond, ...coming]);
}

/** One hollow after the other; the last stone closes a gap. */
function chain(held: Row, coming: Piece[]): Row {
  const row = [...held];
  for (let gap = row.indexOf(null); gap >= 0; gap = row.indexOf(null, gap + 1)) {
    const end = row.findLastIndex((piece) => piece !== null);
    if (end < gap) break;
    [row[gap], row[end]] = [row[end] ?? null, null];
  }
  return fill(row, coming);
}

/** A stone completes the open pair of its colour, or opens another. */
function pairs(held: Row, coming: Piece[]): Row {
  const row = [...held];
  // What is left of a pair lies in its first hollow.
  for (let spot = 0; spot < row.length; spot += 2) {
    if (!row[spot]) [row[spot], row[spot + 1]] = [row[spot + 1] ?? null, null];
  }
  for (const piece of coming) {
    const open = row.findIndex((other, spot) => spot % 2 === 0 && other?.stone === piece.stone && !row[spot + 1]);
    const spot = open >= 0 ? open + 1 : row.findIndex((other, place) => place % 2 === 0 && !other);
    row[spot] = piece;
  }
  return row;
}

/** The beaver's stones lie where they score best: three in the body, two in the tail; as few as can be change place. */
function burrow(lodge: Lodge, held: Row, coming: Piece[]): Row {
  const all = nearest(held, [...pieces(held), ...coming]);
  const row: Row = held.map(() => null);
  const ways = lodge.map(([stone, count]): [body: Piece[], tail: Piece[]] => {
    const body = all.filter((piece) => piece.stone === stone).slice(0, count);
    return [body, all.filter((piece) => !body.includes(piece))];
  });
  const stay = ([body, tail]: [Piece[], Piece[]]): number =>
    body.filter((piece) => BODY.includes(held.indexOf(piece))).length +
    tail.filter((piece) => TAIL.includes(held.indexOf(piece))).length;
  const [best] = ways.toSorted((one, other) => stay(other) - stay(one));
  if (best) {
    put(row, held, BODY, best[0]);
    put(row, held, TAIL, best[1]);
  }
  return row;
}

/** Those in the body first, then new ones, then those in the tail. */
function nearest(held: Row, all: Piece[]): Piece[] {
  const rank = (piece: Piece): number => {
    const spot = held.indexOf(piece);
    return spot < 0 ? 1 : BODY.includes(spot) ? 0 : 2;
  };
  return all.toSorted((a, b) => rank(a) - rank(b));
}

/** Stones into these hollows; those that lie there already stay. */
function put(row: Row, held: Row, spots: number[], stones: Piece[]): void {
  for (const piece of stones) if (spots.includes(held.indexOf(piece))) row[held.indexOf(piece)] = piece;
  for (const piece of stones.filter((one) => !row.includes(one))) {
    const free = spots.find((spot) => !row[spot]);
    if (free !== undefined) row[free] = piece;
  }
}
