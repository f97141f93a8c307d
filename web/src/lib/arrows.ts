/** Within a group the arrow keys move the focus, and the Tab key leaves the group. */
const KEYS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

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
