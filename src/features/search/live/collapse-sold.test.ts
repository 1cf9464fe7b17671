import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collapseSold } from './collapse-sold.ts';

const cards = (states: boolean[]) => states.map((forSale, id) => ({ id, sold: !forSale }));

describe('collapseSold', () => {
  it('SRC-28 keeps the first of consecutive sold vehicles', () => {
    const kept = collapseSold(cards([false, false, true, false, true, true, false, false, false]));
    expect(kept.map(({ id }) => id)).toEqual([0, 2, 3, 4, 5, 6]);
  });

  it('keeps every vehicle for sale, in order, and never two sold ones in a row', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean()), (states) => {
        const kept = collapseSold(cards(states));
        expect(kept.filter(({ sold }) => !sold)).toEqual(cards(states).filter(({ sold }) => !sold));
        expect(kept.some((card, i) => card.sold && kept[i + 1]?.sold)).toBe(false);
        expect(kept.map(({ id }) => id)).toEqual(kept.map(({ id }) => id).toSorted((a, b) => a - b));
      }),
    );
  });
});
