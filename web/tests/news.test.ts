import type { BoardProps } from '@lib/board';
import { lastOf, News } from '@lib/news.svelte';
import { beforeEach, describe, expect, it } from 'vitest';

import { entry, tableAt } from './tables';

describe('news', () => {
  let heard: unknown[] = [];
  const news = (): News =>
    new News({
      first: () => heard.push('first'),
      tell: (_, fresh, before) => heard.push([fresh.map(({ number }) => number), before]),
      forget: (_, before) => heard.push(['forget', before]),
    });
  beforeEach(() => (heard = []));

  it('are told once, with the position before them', () => {
    const [now, then] = [tableAt(2).table, tableAt(4).table];
    const told = news();
    told.hear(now);
    told.hear(then);
    told.hear({ ...then, names: ['Mounia'] });
    expect(heard).toEqual(['first', [[3, 4], now.position]]);
  });

  it('are forgotten when somebody steps back, and told again when they come again', () => {
    const tables = [4, 2, 3].map((last) => tableAt(last).table);
    const told = news();
    tables.forEach((table) => told.hear(table));
    expect(heard).toEqual(['first', ['forget', tables[0]?.position], [[3], tables[1]?.position]]);
  });

  it('know the last entry, whatever was taken back before it', () => {
    expect(lastOf([])).toBe(-1);
    expect(lastOf([entry(1), entry(7)])).toBe(7);
  });

  it('need no hearer for the first table', () => {
    const told = new News({ tell: () => heard.push('told'), forget: () => heard.push('forgotten') });
    told.hear(tableAt(-1).table as BoardProps);
    told.hear(tableAt(0).table);
    expect(heard).toEqual(['told']);
  });
});
