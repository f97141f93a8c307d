/** Where the piece is that a step speaks of: the board names its pieces by `data-coach`. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const MANY = 3;

/** The pieces of the first name that is on the page; of very many, all that lies between them. */
export function piecesOf(names: readonly string[], root: ParentNode = document): Element[] {
  for (const name of names) {
    const found = [...root.querySelectorAll(`[data-coach~="${CSS.escape(name)}"]`)].filter(isSeen);
    if (found.length > 0) return found;
  }
  return [];
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

export function boxesOf(pieces: readonly Element[]): Box[] {
  const boxes = pieces.map((piece): Box => {
    const { left, top, width, height } = piece.getBoundingClientRect();
    return { left, top, width, height };
  });
  return boxes.length > MANY ? [around(boxes)] : boxes;
}

/** The smallest box around others. */
export function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** Is anything of it new? */
export const isSame = (one: readonly Box[], other: readonly Box[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
