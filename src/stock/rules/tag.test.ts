import { describe, expect, it } from 'vitest';
import { makeUte } from '../../../tests/support/vehicles.ts';
import { config as schema } from '../../tenant/schema/config.ts';
import type { Car } from '../car.ts';
import { isCertified, isNewArrival, tagView } from './tag.ts';

const now = new Date('2026-11-20T00:00:00Z');
const defaults = schema.parse({});
const all = schema.parse({
  tags: { electric: true, certified_manufacturer: 'Ford', certified_image: '/media/certified.svg' },
});

/** A car to which every rule of the list applies. */
const everything: Partial<Car> = {
  simple_fuel: 'Hybrid',
  reserved: true,
  certified: true,
  tag: 'Runout Sale',
  status: 'coming_soon',
  created_at: '2026-11-19T00:00:00Z',
};
/** Each change removes the next rule from the top. */
const DROPS: Partial<Car>[] = [
  { simple_fuel: 'Diesel' },
  { reserved: false },
  { certified: false },
  { tag: null },
  { status: 'in_stock' },
  { created_at: '2026-11-01T00:00:00Z' },
];

/** The tag of a car to which all rules except the first `dropped` apply. */
function tagWithout(dropped: number): string | null {
  const car = makeUte(Object.assign({}, everything, ...DROPS.slice(0, dropped)));
  return tagView(car, all, now)?.kind ?? null;
}

describe('tag', () => {
  it('CAR-17 electric or hybrid comes before every other tag', () => {
    expect(tagWithout(0)).toBe('electric');
  });
  it('CAR-18 a reserved car has the reserved tag if no electric or hybrid tag applies', () => {
    expect(tagWithout(1)).toBe('reserved');
  });
  it('CAR-19 the certified badge is shown if no electric, hybrid or reserved tag applies', () => {
    expect(tagWithout(2)).toBe('certified');
  });
  it('CAR-21 the car’s own tag is shown if no electric, hybrid, reserved or certified tag applies', () => {
    expect(tagWithout(3)).toBe('own');
  });
  it('CAR-22 the coming-soon tag is shown if no other tag but new arrival applies', () => {
    expect(tagWithout(4)).toBe('coming_soon');
  });
  it('CAR-23 the new-arrival tag is shown if no other tag applies', () => {
    expect(tagWithout(5)).toBe('new');
  });
  it('CAR-24 a car to which no rule applies has no tag', () => {
    expect(tagWithout(6)).toBeNull();
  });

  it('CAR-17 the electric tag is shown only if the site enables it', () => {
    const car = makeUte({ simple_fuel: 'Electric', tag: 'Runout Sale' });
    expect(tagView(car, defaults, now)).toEqual({ kind: 'own', text: 'Runout Sale' });
    expect(tagView(car, all, now)).toEqual({ kind: 'electric', text: 'Electric' });
    expect(tagView(makeUte({ simple_fuel: 'Plug-in Hybrid' }), all, now)?.text).toBe('Plug-in hybrid');
    expect(tagView(makeUte({ simple_fuel: 'Petrol' }), all, now)).toBeNull();
  });

  it('CAR-19 the certified badge is an image', () => {
    const tag = tagView(makeUte({ certified: true }), all, now);
    expect(tag).toEqual({ kind: 'certified', text: 'Ford certified', image: '/media/certified.svg' });
  });

  it.each([
    ['new', { car_type: 'new' }],
    ['a demo', { car_type: 'demo' }],
    ['of another make', { make: 'Mazda' }],
    ['not certified', { certified: false }],
  ] as const)('CAR-20 a car that is %s has no certified badge', (_, over) => {
    expect(tagView(makeUte({ certified: true, ...over }), all, now)).toBeNull();
  });

  it('CAR-20 a sold certified car has no certified badge, nor has any car on a site that configures no make for it', () => {
    expect(tagView(makeUte({ certified: true, sold: true }), all, now)?.kind).toBe('sold');
    expect(tagView(makeUte({ certified: true }), defaults, now)).toBeNull();
  });

  it('CAR-22 a car that is coming soon reads "COMING SOON"', () => {
    expect(tagView(makeUte({ status: 'coming_soon' }), defaults, now)?.text).toBe('COMING SOON');
  });

  it('CAR-23 a car created exactly 8 days ago is a new arrival, one created a millisecond earlier is not', () => {
    expect(isNewArrival({ created_at: '2026-11-12T00:00:00.000Z' }, now)).toBe(true);
    expect(isNewArrival({ created_at: '2026-11-11T23:59:59.999Z' }, now)).toBe(false);
  });

  it('a creation date up to a day ahead counts as new arrival, because it may be in another time zone', () => {
    expect(isNewArrival({ created_at: '2026-11-20' }, new Date('2026-11-19T22:00:00Z'))).toBe(true);
    expect(isNewArrival({ created_at: '2026-11-22' }, now)).toBe(false);
    expect(isNewArrival({ created_at: null }, now)).toBe(false);
    expect(isNewArrival({ created_at: 'soon' }, now)).toBe(false);
  });

  it('CAR-25 the new-arrival tag reads "New" by default, and can be configured', () => {
    const car = makeUte({ created_at: '2026-11-19T00:00:00Z' });
    expect(tagView(car, defaults, now)?.text).toBe('New');
    expect(tagView(car, schema.parse({ wording: { new_tag: 'New arrival' } }), now)?.text).toBe(
      'New arrival',
    );
  });

  it('shows the certified badge only for the configured make, in any script and spelling', () => {
    const certified = (make: string, certified_manufacturer: string) =>
      isCertified(makeUte({ make, certified: true }), { certified_manufacturer });
    expect(certified('CITROËN', 'Citroen')).toBe(true);
    expect(certified('Mercedes Benz', 'Mercedes-Benz')).toBe(true);
    expect(certified('日産', '日産')).toBe(true);
    expect(certified('日産', '丰田')).toBe(false);
  });

  it.each([{ status: 'sold' }, { status: 'other' }, { sold: true }] as const)(
    'CAR-26 an unavailable car %o shows "JUST SOLD" whatever else is true of it',
    (over) => {
      const car = makeUte({ ...everything, ...over });
      expect(tagView(car, all, now)).toEqual({ kind: 'sold', text: 'JUST SOLD' });
      expect(tagView(car, schema.parse({ wording: { sold_tag: 'SOLD' } }), now)?.text).toBe('SOLD');
    },
  );
});
