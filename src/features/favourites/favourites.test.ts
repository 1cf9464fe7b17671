import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Favourite, favouriteOf, favourites, savedIds, toggled, toggleFavourite } from './favourites.ts';

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
  it('WAT-01 a toggle saves the vehicle, the next removes it', () => {
    expect(toggleFavourite(car('a'))).toBe(true);
    expect(toggleFavourite(car('b'))).toBe(true);
    expect(favourites.get()).toEqual([car('b'), car('a')]);
    expect(savedIds()).toEqual(['b', 'a']);
    expect(toggleFavourite(car('a'))).toBe(false);
    expect(savedIds()).toEqual(['b']);
  });

  it('WAT-01 after any presses those pressed an odd number of times are saved, the latest first', () => {
    fc.assert(
      fc.property(fc.array(ids), (presses) => {
        const list = presses.reduce<Favourite[]>((kept, id) => toggled(kept, car(id)), []);
        const odd = [...new Set(presses)].filter((id) => presses.filter((other) => other === id).length % 2);
        const latest = odd.sort((a, b) => presses.lastIndexOf(b) - presses.lastIndexOf(a));
        expect(list.map(({ id }) => id)).toEqual(latest);
      }),
    );
  });

  it('DAT-18 a favourite is id, name, slug, make, model and primary_image_url, and nothing else', () => {
    const kept = { ...car('a'), primary_image_url: '/a.avif', price: 5, secret: 'x' };
    expect(favouriteOf(kept)).toEqual({ ...car('a'), primary_image_url: '/a.avif' });
  });

  it.each([[null], ['text'], [7], [[]], [{}], [{ ...car('a'), id: '' }], [{ ...car('a'), slug: 4 }]])(
    'sees no vehicle in %j',
    (value) => {
      expect(favouriteOf(value)).toBeNull();
    },
  );
});
