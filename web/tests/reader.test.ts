import { describe, expect, it } from 'vitest';

import { type Line, Reader, type Teller } from '../src/lib/log';

const teller = { names: ['Mounia', 'Aris'], isYou: (seat: number) => seat === 0 } as unknown as Teller;
const line = (number: number, text = `does ${number}`): Line => ({ number, by: 1, text, flows: true });
/** The newest first, as the log has them. */
const upTo = (last: number): Line[] => Array.from({ length: last + 1 }, (_, index) => line(last - index));

describe('the log is read out', () => {
  it('as it grows, and nothing of what was there before', () => {
    const reader = new Reader();
    expect(reader.fresh(upTo(3), teller, 'You', 4)).toEqual([]);
    expect(reader.fresh(upTo(5), teller, 'You', 4)).toEqual(['Aris does 4', 'Aris does 5']);
  });
  it('without the name where a line goes on', () => {
    const reader = new Reader();
    reader.fresh([line(0, 'throws')], teller, 'You', 0);
    expect(reader.fresh([line(0, 'throws. The die shows 3')], teller, 'You', 0)).toEqual(['The die shows 3']);
  });
  it('but not what an undo brings back or makes shorter', () => {
    const reader = new Reader();
    reader.fresh([line(30, 'throws, stops'), ...upTo(29)], teller, 'You', 0);
    expect(reader.fresh([line(30, 'throws'), ...upTo(29)], teller, 'You', 0)).toEqual([]);
    expect(reader.fresh(upTo(27), teller, 'You', 0)).toEqual([]);
    expect(reader.fresh([line(33), ...upTo(27)], teller, 'You', 0)).toEqual(['Aris does 33']);
  });
});
