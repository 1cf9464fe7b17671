import { describe, expect, it } from 'vitest';
import { makeLocation } from '../../../tests/support/make-tenant.ts';
import { createDraft } from '../source/draft.ts';
import { checkPlaces } from './places.ts';

const found = (address: object, more: object = {}) => {
  const input = makeLocation();
  const location = { ...input, address: { ...(input.address as object), ...address }, ...more };
  return checkPlaces(createDraft({ locations: [location] })).map(
    ({ severity, path, message }) => `${severity} ${path.join('.')}: ${message}`,
  );
};

describe('an address', () => {
  it('is warned of if its postcode is that of another state, but not at a border', () => {
    expect(found({})).toEqual([]);
    expect(found({ state: 'QLD', postcode: '2800' })).toEqual([
      'warning locations.0.address.postcode: The postcode 2800 is of NSW, but this address is in QLD. Correct one of the two.',
    ]);
    expect(found({ postcode: '0100' })[0]).toContain('is of no state');
    for (const [state, postcode] of [
      ['ACT', '2620'],
      ['SA', '0872'],
      ['QLD', '2406'],
      ['NSW', '4380'],
    ])
      expect(found({ state, postcode }).length, `${state} ${postcode}`).toBe(0);
  });

  it('is refused if it is not in Australia', () => {
    expect(found({ lat: 27.47 })).toEqual([
      'error locations.0.address.lat: The latitude 27.47 is not in Australia. South of the equator, latitudes have a minus sign: -27.47.',
    ]);
    expect(found({ lat: -60 })[0]).toContain('Those of Australia are from -44 to -9.');
    expect(found({ long: -151.7 })[0]).toContain('Longitudes there are from 96 to 168.');
  });
});

describe('a yard without coordinates', () => {
  const yard = (address: object, more: object = {}) => ({
    ...makeLocation(),
    address: { street: '1 A Street', city: 'Gosford', state: 'NSW', postcode: '2250', ...address },
    ...more,
  });
  const positions = (...locations: object[]) =>
    checkPlaces(createDraft({ locations })).map(({ path, message }) => `${path.join('.')}: ${message}`);

  it('LOC-01 is warned of, because no map shows it', () => {
    expect(positions(yard({}))).toEqual([
      'locations.0.address: "North Yard" has no lat and no long, so no map shows it: pages have its address alone, and the map of all yards leaves it out. Add both, in degrees, such as lat: -27.47 and long: 153.03.',
    ]);
    expect(positions(yard({ lat: -33.4 }))[0]).toContain('"North Yard" has no long, so');
  });

  it('is not warned of if one of its departments has them, or if it is not visible', () => {
    const service = yard(
      { lat: -33.4, long: 151.3 },
      { id: 'l2', name: 'North Yard Service', slug: 'service' },
    );
    expect(positions(yard({}), service)).toEqual([]);
    expect(positions(yard({}, { visible: false }))).toEqual([]);
  });

  it('is warned of if only a yard of the same name at another dealership has them', () => {
    const other = yard({ lat: -33.4, long: 151.3 }, { id: 'l2', slug: 'other', dealership_slug: 'other' });
    expect(positions(yard({}), other)).toHaveLength(1);
  });
});

describe('the time zone of a location', () => {
  it('is refused if it is unknown, and warned of if no place in its state or at its borders has it', () => {
    expect(found({}, { timezone: 'Australia/Sidney' })).toEqual([
      'error locations.0.timezone: There is no time zone "Australia/Sidney". Did you mean "Australia/Sydney"?',
    ]);
    expect(found({}, { timezone: 'Australia/Perth' })).toEqual([
      'warning locations.0.timezone: No place in NSW has the time zone Australia/Perth. Correct it, or remove it: the location then has Australia/Sydney.',
    ]);
    for (const timezone of ['Australia/Broken_Hill', 'Australia/Brisbane', 'Australia/Canberra'])
      expect(found({}, { timezone })).toEqual([]);
  });
});
