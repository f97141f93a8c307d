import { beforeEach, describe, expect, it, vi } from 'vitest';

import { api, ProblemError } from '../src/lib/http';
import { problemText } from '../src/lib/problems';
import { settings } from '../src/lib/settings.svelte';

beforeEach(() => {
  settings.language = 'en';
});

describe('what is too much', () => {
  it('is told with when to come back', async () => {
    const refused = new Response('{"error": "busy", "detail": "too many tables"}', {
      status: 429,
      headers: { 'content-type': 'application/json', 'retry-after': '12' },
    });
    vi.stubGlobal('fetch', () => Promise.resolve(refused));
    const error: unknown = await api.games().catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ProblemError);
    expect(problemText(error)).toBe('Too many requests from here. Come back in 12 seconds.');
    settings.language = 'fr';
    expect(problemText(error)).toBe('Trop de demandes d’ici. Revenez dans 12 secondes.');
  });
});
