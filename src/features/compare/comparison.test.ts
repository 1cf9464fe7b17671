import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ComparedCar } from './compare.ts';
import { comparisonRows } from './comparison.ts';

const car = (changes: Partial<ComparedCar> = {}): ComparedCar => ({
  id: 'a',
  name: '2023 Mazda CX-5',
  slug: 'a',
  make: 'Mazda',
  model: 'CX-5',
  primary_image_url: null,
  variant: 'Maxx Sport',
  facts: { Condition: 'Used', Odometer: '24,180 kms', Transmission: 'Automatic', Fuel: 'Petrol' },
  price: '$30,000',
  priceNote: 'Drive away',
  withoutGst: '',
  place: 'Alder Bay',
  ...changes,
});

describe('comparisonRows', () => {
  const rowOf = (rows: ReturnType<typeof comparisonRows>, label: string) =>
    rows.find((row) => row.label === label);

  it('has a row of prices without GST if a card shows one', () => {
    const rows = comparisonRows([car({ withoutGst: '$27,273' }), car({ id: 'b' })]);
    expect(rowOf(rows, 'Excl. GST')?.values).toEqual(['$27,273', null]);
    expect(rowOf(comparisonRows([car()]), 'Excl. GST')).toBeUndefined();
  });

  it('WAT-08 has one value per vehicle in each row and marks rows that differ', () => {
    const rows = comparisonRows([
      car(),
      car({
        id: 'b',
        price: '$28,990',
        facts: { Condition: 'Used', Odometer: '9 kms', Transmission: 'Automatic' },
      }),
    ]);
    expect(rowOf(rows, 'Price')).toEqual({ label: 'Price', values: ['$30,000', '$28,990'], differs: true });
    expect(rowOf(rows, 'Transmission')).toEqual({
      label: 'Transmission',
      values: ['Automatic', 'Automatic'],
      differs: false,
    });
    expect(rowOf(rows, 'Fuel')).toEqual({ label: 'Fuel', values: ['Petrol', null], differs: true });
  });

  it('leaves out rows without any value', () => {
    const rows = comparisonRows([car({ variant: '' }), car({ id: 'b', variant: '' })]);
    expect(rowOf(rows, 'Version')).toBeUndefined();
  });

  it('adds rows for facts that are not on the cards below the rows of the cards', () => {
    const rows = comparisonRows([car(), car({ id: 'b' })], new Map([['b', { Seats: '5', Body: 'Ute' }]]));
    expect(rowOf(rows, 'Seats')?.values).toEqual([null, '5']);
    expect(rowOf(rows, 'Body')).toEqual({ label: 'Body', values: [null, 'Ute'], differs: true });
    expect(rows.map(({ label }) => label).slice(-3)).toEqual(['Location', 'Seats', 'Body']);
  });

  it('has a value or null for every vehicle and never repeats a row', () => {
    const word = fc.constantFrom('', 'one', 'two');
    const any = fc.record({
      price: word,
      place: word,
      facts: fc.dictionary(fc.string(), fc.string(), { maxKeys: 5 }),
    });
    fc.assert(
      fc.property(fc.array(any, { minLength: 1, maxLength: 4 }), (several) => {
        const rows = comparisonRows(several.map((changes, index) => car({ ...changes, id: String(index) })));
        expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length);
        for (const { values, differs } of rows) {
          expect(values.length).toBe(several.length);
          expect(differs).toBe(values.some((value) => value !== values[0]));
        }
      }),
    );
  });
});
