/** What a page knows of its table, and what comes of news. */
import type { News, Position } from './generated/messages';

/** All that a page has been told of its table. */
export type Known = Required<News>;

/** A position of which only some of the view is told, on top of what was known. */
function position(before: Position | undefined, after: Position): Position {
  return before?.seat === after.seat ? { ...after, view: { ...before.view, ...after.view } } : after;
}

/** What is known after some news; null where they build on other news than those that were heard. */
export function followed(known: Known | null, news: News): Known | null {
  if (news.on === 0) return news as Known;
  if (known?.version !== news.on) return null;
  return {
    ...known,
    ...news,
    events: news.events ?? [],
    remarks: [...known.remarks, ...(news.remarks ?? [])],
    positions: news.positions?.map((after, place) => position(known.positions[place], after)) ?? known.positions,
  };
}
