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
  place: 'Alder Bay',
  ...changes,
});

describe('comparisonRows', () => {
  const of = (rows: ReturnType<typeof comparisonRows>, label: string) =>
    rows.find((row) => row.label === label);

  it('WAT-08 puts a value of each vehicle in a line and tells the lines that differ', () => {
    const rows = comparisonRows([
      car(),
      car({
        id: 'b',
        price: '$28,990',
        facts: { Condition: 'Used', Odometer: '9 kms', Transmission: 'Automatic' },
      }),
    ]);
    expect(of(rows, 'Price')).toEqual({ label: 'Price', values: ['$30,000', '$28,990'], differs: true });
    expect(of(rows, 'Transmission')).toEqual({
      label: 'Transmission',
      values: ['Automatic', 'Automatic'],
      differs: false,
    });
    expect(of(rows, 'Fuel')).toEqual({ label: 'Fuel', values: ['Petrol', null], differs: true });
  });

  it('leaves out what nobody knows', () => {
    const rows = comparisonRows([car({ variant: '' }), car({ id: 'b', variant: '' })]);
    expect(of(rows, 'Version')).toBeUndefined();
  });

  it('has more lines where more is known, after those of the cards', () => {
    const rows = comparisonRows([car(), car({ id: 'b' })], new Map([['b', { Seats: '5', Body: 'Ute' }]]));
    expect(of(rows, 'Seats')?.values).toEqual([null, '5']);
    expect(of(rows, 'Body')).toEqual({ label: 'Body', values: [null, 'Ute'], differs: true });
    expect(rows.map(({ label }) => label).slice(-3)).toEqual(['Location', 'Seats', 'Body']);
  });

  it('has a value or none for every vehicle, and no line twice', () => {
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
