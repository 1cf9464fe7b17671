import { describe, expect, it } from 'vitest';
import { makeTenant } from '../../../tests/support/make-tenant.ts';
import { placeNames } from './place-name.ts';
import { siteYards } from './yards.ts';

type Place = [name: string, city: string, state: string];

function placesOf(...places: Place[]): string[] {
  const [first] = makeTenant().site.locations;
  const locations = places.map(([name, city, state], index) => ({
    ...first,
    id: `l${index}`,
    slug: `yard-${index}`,
    name: `${name} Sales`,
    primary: index === 0,
    dealership_id: `d${index}`,
    dealership_slug: `dealership-${index}`,
    address: { ...first?.address, city, state },
  }));
  const dealerships = places.map((_, index) => ({
    id: `d${index}`,
    slug: `dealership-${index}`,
    name: `Dealership ${index}`,
  }));
  const yards = siteYards(makeTenant({ locations, dealerships }).site);
  return yards.toSorted((a, b) => a.slug.localeCompare(b.slug)).map(placeNames(yards));
}

describe('the place name that pages show for a yard', () => {
  it('is its suburb', () => {
    expect(placesOf(['Harbour Kia', 'Newstead', 'QLD'], ['Harbour Ford', 'Capalaba', 'QLD'])).toEqual([
      'Newstead',
      'Capalaba',
    ]);
  });

  it('is the yard’s name if two yards are in the same suburb', () => {
    expect(
      placesOf(
        ['Harbour Kia', 'Newstead', 'QLD'],
        ['Harbour Ford', 'newstead', 'QLD'],
        ['Capalaba', 'Capalaba', 'QLD'],
      ),
    ).toEqual(['Harbour Kia', 'Harbour Ford', 'Capalaba']);
  });

  it('also has the state if suburbs of the same name have yards of the same name', () => {
    expect(placesOf(['Newtown', 'Newtown', 'NSW'], ['Newtown', 'Newtown', 'VIC'])).toEqual([
      'Newtown NSW',
      'Newtown VIC',
    ]);
  });
});
