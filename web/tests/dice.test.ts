import { expect, it } from 'vitest';

import { fingerprint, firstWrong } from '../src/lib/dice';

const secret = '00'.repeat(32);
const draw = (chosen: number) => ({ number: 0, weights: [1, 1, 1, 1, 1, 1], chosen });

it('gives what the server gives', async () => {
  // point('00' * 32, index, 6) of ludotheque.server.dice
  expect(await firstWrong(secret, [0, 2, 0, 2, 5, 0].map(draw))).toBe(-1);
});
it('finds the first draw that is off', async () => {
  expect(await firstWrong(secret, [draw(0), draw(1)])).toBe(1);
});
it('knows the fingerprint of a secret', async () => {
  expect(await fingerprint(secret)).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925');
});
