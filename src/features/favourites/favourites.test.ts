import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { card } from '../../../tests/fixtures/cards.ts';
import { cardFacts } from '../../stock/card-facts.ts';
import {
  type Favourite,
  favouriteFromCard,
  favourites,
  readFavourite,
  savedIds,
  toggled,
  toggleFavourite,
} from './favourites.ts';

const car = (id: string): Favourite => ({
  id,
  name: `2023 Mazda ${id}`,
  slug: `2023-mazda-${id}`,
  make: 'Mazda',
  model: id,
  primary_image_url: null,
});
const ids = fc.constantFrom('a', 'b', 'c', 'd');

describe('favourites', () => {
  it('WAT-01 saves a vehicle with one toggle and removes it with the next', () => {
    expect(toggleFavourite(car('a'))).toBe(true);
    expect(toggleFavourite(car('b'))).toBe(true);
    expect(favourites.get()).toEqual([car('b'), car('a')]);
    expect(savedIds()).toEqual(['b', 'a']);
    expect(toggleFavourite(car('a'))).toBe(false);
    expect(savedIds()).toEqual(['b']);
  });

  it('WAT-01 holds the vehicles toggled an odd number of times, latest first', () => {
    fc.assert(
      fc.property(fc.array(ids), (presses) => {
        const list = presses.reduce<Favourite[]>((saved, id) => toggled(saved, car(id)), []);
        const odd = [...new Set(presses)].filter((id) => presses.filter((other) => other === id).length % 2);
        const latest = odd.sort((a, b) => presses.lastIndexOf(b) - presses.lastIndexOf(a));
        expect(list.map(({ id }) => id)).toEqual(latest);
      }),
    );
  });

  it('DAT-18 reads id, name, slug, make, model and primary_image_url of a stored vehicle, and ignores other fields', () => {
    const stored = { ...car('a'), primary_image_url: '/a.avif', price: 5, secret: 'x' };
    expect(readFavourite(stored)).toEqual({ ...car('a'), primary_image_url: '/a.avif' });
  });

  it('DAT-18 creates the entry to save from a vehicle’s card, with the full name and the first picture', () => {
    const view = card(
      '2023 Kia Rio',
      'floor/hatch/red-1/front',
      { kind: 'enquire', text: 'Ask' },
      { id: 'k1' },
    );
    const saved = favouriteFromCard(cardFacts(view));
    expect(saved).toEqual({
      id: 'k1',
      name: '2023 Kia Rio G40e Evolve AWD 8 speed auto',
      slug: '2023-kia-rio',
      make: 'Kia',
      model: 'Rio',
      primary_image_url: '/media/vehicles/floor/hatch/red-1/front-800.avif',
    });
    expect(readFavourite(saved)).toEqual(saved);
  });

  it.each([[null], ['text'], [7], [[]], [{}], [{ ...car('a'), id: '' }], [{ ...car('a'), slug: 4 }]])(
    'ignores a stored value that is not a vehicle: %j',
    (value) => {
      expect(readFavourite(value)).toBeNull();
    },
  );
});
