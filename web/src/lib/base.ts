/** Where the server is found: `/`, or behind a proxy perhaps `/games/`. It writes that into the page that it sends. */
const told = globalThis.document?.querySelector<HTMLMetaElement>('meta[name=base]')?.content ?? './';
export const base = told === './' ? '/' : told;

/** The whole address of something of the server's: a page, a file, an answer. */
export function at(path: string): string {
  return base + path.slice(1);
}

/** What of an address comes after where the server is found. */
export function own(address: string): string {
  return address.startsWith(base) ? address.slice(base.length - 1) : address + '/' === base ? '/' : address;
}
