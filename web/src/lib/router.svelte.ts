/** Which page an address means, and going from one to another without loading anew. */

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
  shelf: (): string => '/',
  table: (table: string): string => `/table/${table}`,
  replay: (table: string): string => `/replay/${table}`,
  record: (): string => '/record',
  lab: (): string => '/lab',
  rules: (game: string): string => `/rules/${game}`,
};

class Router {
  path = $state('/');
  route = $derived(read(this.path));

  /** Follows the address bar, and takes over clicks on links within the page. */
  begin(): void {
    this.path = location.pathname;
    addEventListener('popstate', () => (this.path = location.pathname));
    document.addEventListener('click', (click) => this.#clicked(click));
  }

  go(path: string): void {
    if (path === location.pathname) return;
    history.pushState(null, '', path);
    this.path = path;
    scrollTo(0, 0);
  }

  #clicked(click: MouseEvent): void {
    if (click.defaultPrevented || click.button !== 0) return;
    if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
    const link = (click.target as Element | null)?.closest('a');
    if (!link?.href || link.target || link.hasAttribute('download')) return;
    const to = new URL(link.href);
    if (to.origin !== location.origin || to.hash || /^\/api\//.test(to.pathname)) return;
    click.preventDefault();
    this.go(to.pathname);
  }
}

export const router = new Router();
