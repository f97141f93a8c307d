import { isEnter, isEscape, isShortcut } from '@lib/keys';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** An element that fits these selectors. */
class Fake {
  #fits: string[];
  constructor(...fits: string[]) {
    this.#fits = fits;
  }
  matches = (selector: string): boolean => this.#fits.some((fit) => selector.split(', ').includes(fit));
}

const press = (key: string, target: unknown = new Fake('body'), more: object = {}): KeyboardEvent =>
  ({ key, target, ...more }) as KeyboardEvent;
const over = (panel: Fake | null): void => void vi.stubGlobal('document', { querySelector: () => panel });

describe('a key', () => {
  beforeEach(() => {
    vi.stubGlobal('Element', Fake);
    over(null);
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('Enter answers where nothing has the focus, and nowhere else', () => {
    expect(isEnter(press('Enter'))).toBe(true);
    expect(isEnter(press('Enter', new Fake('#main')))).toBe(true);
    for (const tag of ['summary', 'button', 'a', 'input', 'div'])
      expect(isEnter(press('Enter', new Fake(tag)))).toBe(false);
    expect(isEnter(press('Enter', new Fake('input', '.aim input')), '.aim input')).toBe(true);
    expect(isEnter(press(' '))).toBe(false);
  });

  it('is left alone when it was used, goes on by itself, or is another with a modifier', () => {
    for (const more of [{ defaultPrevented: true }, { repeat: true }, { ctrlKey: true }, { altKey: true }]) {
      expect(isEnter(press('Enter', undefined, more))).toBe(false);
      expect(isShortcut(press('f', undefined, more))).toBe(false);
    }
  });

  it('is for the panel that lies over the table', () => {
    expect(isEscape(press('Escape', new Fake('button')))).toBe(true);
    over(new Fake('dialog'));
    expect(isEscape(press('Escape', new Fake('button')))).toBe(false);
    expect(isEnter(press('Enter'))).toBe(false);
    expect(isShortcut(press('p'))).toBe(false);
  });

  it('is a shortcut anywhere but in a field', () => {
    expect(isShortcut(press('p', new Fake('button')))).toBe(true);
    expect(isShortcut(press('p', new Fake('textarea')))).toBe(false);
  });
});
