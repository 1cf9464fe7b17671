import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { card } from '../../../tests/fixtures/cards.ts';
import { cardFacts } from '../../stock/card-facts.ts';
import {
  COMPARE_LIMIT,
  type ComparedCar,
  compared,
  comparedCarFromCard,
  compareToggled,
  readComparedCar,
  removeCompared,
  toggleCompared,
} from './compare.ts';

const car = (id: string): ComparedCar => ({
  id,
  name: id,
  slug: id,
  make: 'Mazda',
  model: id,
  primary_image_url: null,
  variant: '',
  facts: { Condition: 'Used' },
  price: '$1',
  priceNote: 'Drive away',
  withoutGst: '',
  place: '',
});

describe('compare', () => {
  it('WAT-08 adds up to four vehicles, refuses a fifth, removes one or all', () => {
    for (const id of ['a', 'b', 'c', 'd']) expect(toggleCompared(car(id))).toBe('added');
    expect(toggleCompared(car('e'))).toBe('full');
    expect(toggleCompared(car('b'))).toBe('removed');
    expect(toggleCompared(car('e'))).toBe('added');
    removeCompared('a');
    expect(compared.get().map(({ id }) => id)).toEqual(['c', 'd', 'e']);
    removeCompared(null);
    expect(compared.get()).toEqual([]);
  });

  it('reports an outcome that matches the change of the list, for any sequence of presses', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')), (presses) => {
        let list: readonly ComparedCar[] = [];
        for (const id of presses) {
          const before = list.map(({ id }) => id);
          const change = compareToggled(list, car(id));
          list = change.list;
          const after = list.map(({ id }) => id);
          expect(after.length).toBeLessThanOrEqual(COMPARE_LIMIT);
          if (change.outcome === 'added') expect(after).toEqual([...before, id]);
          else if (change.outcome === 'removed')
            expect([before.includes(id), after.includes(id)]).toEqual([true, false]);
          else expect([after, before.length, before.includes(id)]).toEqual([before, COMPARE_LIMIT, false]);
        }
      }),
    );
  });

  it('reads stored vehicles, and replaces missing or invalid fields with empty ones', () => {
    expect(readComparedCar(JSON.parse(JSON.stringify(car('a'))))).toEqual(car('a'));
    const { facts, price, ...old } = car('a');
    for (const older of ['Used', ['Used', '9 kms'], null, 7, undefined, {}])
      expect(readComparedCar({ ...old, facts: older })).toEqual({ ...car('a'), facts: {}, price: '' });
    const mixed = JSON.parse('{"Condition":"Used","Odometer":7,"Fuel":null,"__proto__":{"x":"y"}}');
    expect(readComparedCar({ ...old, facts: mixed })?.facts).toEqual({ Condition: 'Used' });
    expect(readComparedCar({ facts: [] })).toBeNull();
  });

  it('saves the data of a vehicle’s card', () => {
    const facts = cardFacts(
      card(
        '2023 Mazda CX-5',
        'floor/suv/blue-1/front',
        { kind: 'enquire', text: 'Enquire for price.' },
        {
          id: 'a',
          variant: 'Maxx Sport · KF',
          place: 'Alder Bay',
        },
      ),
    );
    const saved = {
      id: 'a',
      name: '2023 Mazda CX-5 Maxx Sport KF',
      slug: '2023-mazda-cx-5',
      make: 'Mazda',
      model: 'CX-5',
      primary_image_url: '/media/vehicles/floor/suv/blue-1/front-800.avif',
      variant: 'Maxx Sport · KF',
      facts: { Condition: 'Used', Odometer: '24,180 km', Transmission: 'Automatic', Fuel: 'Petrol' },
      price: 'Enquire for price.',
      priceNote: '',
      withoutGst: '',
      place: 'Alder Bay',
    };
    expect(comparedCarFromCard(facts)).toEqual(saved);
    expect(readComparedCar(JSON.parse(JSON.stringify(comparedCarFromCard(facts))))).toEqual(saved);
    expect(comparedCarFromCard({ ...facts, variant: '', picture: null, place: '' })).toMatchObject({
      name: '2023 Mazda CX-5',
      primary_image_url: null,
      place: '',
    });
  });
});
