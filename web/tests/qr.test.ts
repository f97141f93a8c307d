import { createHash } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { qr } from '../src/lib/qr';

function digest(text: string): string {
  const rows = qr(text).map((row) => row.map(Number).join(''));
  return createHash('sha256').update(rows.join('\n')).digest('hex').slice(0, 16);
}

describe('a QR code', () => {
  it('grows with its text', () => {
    expect(qr('a')).toHaveLength(21);
    expect(qr('a'.repeat(14))).toHaveLength(21);
    expect(qr('a'.repeat(15))).toHaveLength(25);
    expect(qr('a'.repeat(213))).toHaveLength(57);
    expect(() => qr('a'.repeat(214))).toThrow(RangeError);
  });
  it('is the one that a reader was seen to read', () => {
    // All lengths from 1 to 213 were read back by jsQR when this was written.
    expect(digest('http://192.168.1.20:8000/table/x3j-de2K1kHL_Lp9')).toMatchInlineSnapshot(`"e0d0ee6652f0053b"`);
    expect(digest('a'.repeat(200))).toMatchInlineSnapshot(`"88311484e570019d"`);
  });
});
