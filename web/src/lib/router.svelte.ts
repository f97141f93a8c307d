/** Which page an address means, and going from one to another without loading anew. */
import { at, base, own } from './base';

export type Route =
  | { page: 'shelf' }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string }
  | { page: 'record' }
  | { page: 'lab'; at: string }
  | { page: 'labgame'; at: string }
  | { page: 'rules'; game: string }
  | { page: 'me'; key: string }
  | { page: 'fixture'; game: string }
  | { page: 'lost' };

const id = '([A-Za-z0-9_-]+)';
const patterns: [RegExp, (found: string) => Route][] = [
  [/^\/$/, () => ({ page: 'shelf' })],
  [new RegExp(`^/table/${id}/?$`), (table) => ({ page: 'table', table })],
  [new RegExp(`^/replay/${id}/?$`), (table) => ({ page: 'replay', table })],
  [/^\/record\/?$/, () => ({ page: 'record' })],
  [/^\/lab\/([A-Za-z0-9_-]+\/[A-Za-z0-9_-]+\/\d+)$/, (at) => ({ page: 'labgame', at })],
  [/^\/lab(?:\/([A-Za-z0-9_/-]*))?$/, (at) => ({ page: 'lab', at })],
  [new RegExp(`^/rules/${id}/?$`), (game) => ({ page: 'rules', game })],
  [new RegExp(`^/me/${id}/?$`), (key) => ({ page: 'me', key })],
  [new RegExp(`^/fixtures/${id}/?$`), (game) => ({ page: 'fixture', game })],
];

export function read(path: string): Route {
  for (const [pattern, make] of patterns) {
    const found = pattern.exec(path);
    if (found) return make(found[1] ?? '');
  }
  return { page: 'lost' };
}

export const address = {
  shelf: (): string => at('/'),
  table: (table: string): string => at(`/table/${table}`),
  replay: (table: string): string => at(`/replay/${table}`),
  record: (): string => at('/record'),
  lab: (): string => at('/lab'),
  rules: (game: string): string => at(`/rules/${game}`),
};

class Router {
  path = $state('/');
  route = $derived(read(this.path));

  /** Follows the address bar, and takes over clicks on links within the page. */
  begin(): void {
    this.path = own(location.pathname);
    addEventListener('popstate', () => (this.path = own(location.pathname)));
    document.addEventListener('click', (click) => this.#clicked(click));
  }

  go(path: string): void {
    if (path === location.pathname) return;
    history.pushState(null, '', path);
    this.path = own(path);
    scrollTo(0, 0);
  }

  #clicked(click: MouseEvent): void {
    if (click.defaultPrevented || click.button !== 0) return;
    if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
    const link = (click.target as Element | null)?.closest('a');
    if (!link?.href || link.target || link.hasAttribute('download')) return;
    const to = new URL(link.href);
    if (to.origin !== location.origin || to.hash || !to.pathname.startsWith(base)) return;
    if (to.pathname.startsWith(at('/api/'))) return;
    click.preventDefault();
    this.go(to.pathname);
  }
}

export const router = new Router();
