/** The arrow keys: through the buttons of a group, or from place to place on a board. */
const KEYS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const WAYS: Record<string, readonly [x: number, y: number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/**
 * The place of these to which an arrow key leads: the nearest in that quarter, or else in that half.
 * So keys lead from every place to every other, whichever of them are there.
 */
export function towards<Place>(
  key: string,
  from: Place,
  among: readonly Place[],
  at: (place: Place) => { x: number; y: number },
): Place | null {
  const way = WAYS[key];
  if (!way) return null;
  let [found, least, isAside]: [Place | null, number, boolean] = [null, Infinity, true];
  for (const place of among) {
    const [x, y] = [at(place).x - at(from).x, at(place).y - at(from).y];
    const ahead = x * way[0] + y * way[1];
    const aside = Math.abs(x * way[1] - y * way[0]);
    if (ahead <= 0 || (aside > ahead && !isAside)) continue;
    const far = Math.hypot(x, y);
    if (far < least || aside > ahead !== isAside) [found, least, isAside] = [place, far, aside > ahead];
  }
  return found;
}

/** Within a group the arrow keys move the focus, and the Tab key leaves the group. */
export function arrows(group: HTMLElement): () => void {
  const buttons = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>('button')];
  const settle = (current?: HTMLElement): void => {
    const all = buttons();
    const stop = current ?? all.find((button) => button.tabIndex === 0) ?? all[0];
    for (const button of all) button.tabIndex = button === stop ? 0 : -1;
  };
  const onkeydown = (event: KeyboardEvent): void => {
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const step = KEYS[event.key];
    const next =
      event.key === 'Home'
        ? all[0]
        : event.key === 'End'
          ? all.at(-1)
          : step !== undefined
            ? all[(at + step + all.length) % all.length]
            : undefined;
    if (at === -1 || !next) return;
    event.preventDefault();
    settle(next);
    next.focus();
  };
  const onfocusin = (event: FocusEvent): void => {
    if (event.target instanceof HTMLElement && event.target.tagName === 'BUTTON') settle(event.target);
  };
  const watcher = new MutationObserver(() => settle());
  watcher.observe(group, { childList: true, subtree: true });
  group.addEventListener('keydown', onkeydown);
  group.addEventListener('focusin', onfocusin);
  settle();
  return () => {
    watcher.disconnect();
    group.removeEventListener('keydown', onkeydown);
    group.removeEventListener('focusin', onfocusin);
  };
}
