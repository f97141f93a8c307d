import { describe, expect, it } from 'vitest';

import { address, read } from '../src/lib/router.svelte';

describe('an address', () => {
  it.each([
    ['/', { page: 'shelf' }],
    ['/table/x3j-de2K1kHL_Lp9', { page: 'table', table: 'x3j-de2K1kHL_Lp9' }],
    ['/table/abc/', { page: 'table', table: 'abc' }],
    ['/replay/abc', { page: 'replay', table: 'abc' }],
    ['/rules/karma', { page: 'rules', game: 'karma' }],
    ['/me/a-b_C', { page: 'me', key: 'a-b_C' }],
    ['/table/', { page: 'lost' }],
    ['/table/a/b', { page: 'lost' }],
    ['/table/..%2f', { page: 'lost' }],
    ['/nowhere', { page: 'lost' }],
  ])('%s', (path, route) => {
    expect(read(path)).toEqual(route);
  });
  it('is read as it was made', () => {
    expect(read(address.table('a-b_C'))).toEqual({ page: 'table', table: 'a-b_C' });
    expect(read(address.replay('a'))).toEqual({ page: 'replay', table: 'a' });
    expect(read(address.rules('rok'))).toEqual({ page: 'rules', game: 'rok' });
    expect(read(address.shelf())).toEqual({ page: 'shelf' });
  });
});
