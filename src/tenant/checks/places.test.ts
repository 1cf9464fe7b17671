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
