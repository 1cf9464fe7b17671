import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collapseSold } from './live/collapse-sold.ts';
import { indexOfFirst, resultItems } from './result-items.ts';

const cards = (count: number) => Array.from({ length: count }, (_, index) => `car-${index + 1}`);
const tile = (kind: string) => ({ kind });

describe('resultItems', () => {
  it('SRC-03 inserts a promo tile at its position among the cards', () => {
    const items = resultItems(cards(20), [{ position: 8, tile: tile('warranty') }]);
    expect(items).toHaveLength(21);
    expect(items.findIndex(({ kind }) => kind === 'tile')).toBe(7);
  });

  it('SRC-07 leaves out a call to action beyond the end of the results', () => {
    const action = { position: 30, tile: tile('call_to_action') };
    expect(resultItems(cards(21), [action]).every(({ kind }) => kind === 'card')).toBe(true);
    expect(resultItems(cards(40), [action])[29]).toEqual({ kind: 'tile', ...action });
    expect(resultItems(cards(21), [{ ...action, position: 9 }])[8]).toEqual({
      kind: 'tile',
      ...action,
      position: 9,
    });
  });

  it('SRC-03 SRC-07 counts tile positions over all pages, so that a later page equals the end of the whole list', () => {
    const tiles = [8, 30, 50].map((position) => ({ position, tile: tile('warranty') }));
    const all = cards(63);
    const whole = resultItems(all, tiles);
    for (const page of [1, 2]) {
      const items = resultItems(all.slice(page * 21), tiles, page * 21);
      expect(items).toEqual(whole.slice(-items.length));
    }
    expect(resultItems(all.slice(21), tiles, 21).findIndex(({ kind }) => kind === 'tile')).toBe(30 - 1 - 22);
  });

  it('shows no tile if there are no results', () => {
    expect(resultItems([], [{ position: 1, tile: tile('warranty') }])).toEqual([]);
  });

  it('keeps all cards in order', () => {
    const positions = fc.uniqueArray(fc.integer({ min: 1, max: 50 }));
    fc.assert(
      fc.property(fc.nat({ max: 40 }), positions, (count, tilePositions) => {
        const all = cards(count);
        const items = resultItems(
          all,
          tilePositions.map((position) => ({ position, tile: tile('warranty') })),
        );
        expect(items.flatMap((item) => (item.kind === 'card' ? [item.card] : []))).toEqual(all);
      }),
    );
  });
});

it('the first new card is the one after a sold vehicle that is hidden among sold ones; none if all are hidden', () => {
  const [before, hidden, shown] = [{ sold: true }, { sold: true }, { sold: false }];
  const tiles = [{ position: 2, tile: tile('warranty') }];
  const itemsOf = (...all: { sold: boolean }[]) => resultItems(collapseSold(all), tiles);
  expect(indexOfFirst([hidden, shown], itemsOf(before, hidden, shown))).toBe(2);
  expect(indexOfFirst([shown, hidden], itemsOf(before, shown, hidden))).toBe(2);
  expect(indexOfFirst([hidden], itemsOf(before, hidden))).toBe(-1);
});
