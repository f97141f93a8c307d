import { muted } from '@lib/muted.svelte';
import { expect, it } from 'vitest';

it('somebody is muted, and heard again, and nobody else of the same name', () => {
  const [zoe, other] = [
    { name: 'Zoe', seat: 1 },
    { name: 'Zoe', seat: -1 },
  ];
  expect(muted.has(zoe)).toBe(false);
  muted.toggle(zoe);
  expect([muted.has(zoe), muted.has(other)]).toEqual([true, false]);
  muted.toggle(zoe);
  expect(muted.has(zoe)).toBe(false);
});
