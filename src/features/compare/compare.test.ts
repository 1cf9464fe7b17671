import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  COMPARE_LIMIT,
  type ComparedCar,
  compared,
  comparedCarOf,
  compareToggled,
  toggleCompared,
  uncompare,
} from './compare.ts';

const car = (id: string): ComparedCar => ({
  id,
  name: id,
  slug: id,
  make: 'Mazda',
  model: id,
  primary_image_url: null,
  variant: '',
  facts: ['Used'],
  price: '$1',
  priceNote: 'Drive away',
  place: '',
});

describe('compare', () => {
  it('WAT-08 chooses up to four, refuses a fifth, takes back one or all', () => {
    for (const id of ['a', 'b', 'c', 'd']) expect(toggleCompared(car(id))).toBe('added');
    expect(toggleCompared(car('e'))).toBe('full');
    expect(toggleCompared(car('b'))).toBe('removed');
    expect(toggleCompared(car('e'))).toBe('added');
    uncompare('a');
    expect(compared.get().map(({ id }) => id)).toEqual(['c', 'd', 'e']);
    uncompare(null);
    expect(compared.get()).toEqual([]);
  });

  it('says what it did, whatever is pressed', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')), (presses) => {
        let list: readonly ComparedCar[] = [];
        for (const id of presses) {
          const before = list.map((kept) => kept.id);
          const change = compareToggled(list, car(id));
          list = change.list;
          const after = list.map((kept) => kept.id);
          expect(after.length).toBeLessThanOrEqual(COMPARE_LIMIT);
          if (change.outcome === 'added') expect(after).toEqual([...before, id]);
          else if (change.outcome === 'removed')
            expect([before.includes(id), after.includes(id)]).toEqual([true, false]);
          else expect([after, before.length, before.includes(id)]).toEqual([before, COMPARE_LIMIT, false]);
        }
      }),
    );
  });

  it('reads what it kept, and fills in what an older one lacks', () => {
    expect(comparedCarOf(JSON.parse(JSON.stringify(car('a'))))).toEqual(car('a'));
    const { facts, price, ...old } = car('a');
    expect(comparedCarOf({ ...old, facts: 'Used' })).toEqual({ ...car('a'), facts: [], price: '' });
    expect(comparedCarOf({ facts: [] })).toBeNull();
  });
});
