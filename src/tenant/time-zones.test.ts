import { describe, expect, it } from 'vitest';
import { makeLocation } from '../../tests/support/make-tenant.ts';
import { location } from './schema/location.ts';
import { canonicalZone, locationZone, sharedZone } from './time-zones.ts';

const BRISBANE = { timezone: 'Australia/Brisbane' };

const locationIn = (state: string, timezone?: string) => {
  const input = makeLocation();
  return location.parse({
    ...input,
    address: { ...(input.address as object), state },
    ...(timezone && { timezone }),
  });
};

describe('the time zone of a location', () => {
  it.each([
    ['ACT', 'Australia/Sydney'],
    ['NSW', 'Australia/Sydney'],
    ['NT', 'Australia/Darwin'],
    ['QLD', 'Australia/Brisbane'],
    ['SA', 'Australia/Adelaide'],
    ['TAS', 'Australia/Hobart'],
    ['VIC', 'Australia/Melbourne'],
    ['WA', 'Australia/Perth'],
  ])('LOC-19 in %s is %s', (state, zone) => {
    expect(locationZone(locationIn(state), BRISBANE)).toBe(zone);
  });

  it('is the dealer’s if that is a zone of the state, also under an older name', () => {
    for (const timezone of ['Australia/Broken_Hill', 'Australia/Canberra'])
      expect(locationZone(locationIn('NSW'), { timezone })).toBe(timezone);
  });

  it('is its own if it names one', () => {
    expect(locationZone(locationIn('NSW', 'Australia/Brisbane'), BRISBANE)).toBe('Australia/Brisbane');
  });

  it('is shared only by locations that have the same one', () => {
    expect(sharedZone([locationIn('QLD'), locationIn('QLD')], BRISBANE)).toBe('Australia/Brisbane');
    expect(sharedZone([locationIn('QLD'), locationIn('WA')], BRISBANE)).toBeUndefined();
    expect(sharedZone([], BRISBANE)).toBeUndefined();
  });
});

it('every older name of an Australian zone has the present one that keeps the same time', () => {
  for (const old of [
    'ACT',
    'Canberra',
    'Currie',
    'LHI',
    'NSW',
    'North',
    'Queensland',
    'South',
    'Tasmania',
    'Victoria',
    'West',
    'Yancowinna',
  ]) {
    const zone = canonicalZone(`Australia/${old}`);
    expect(zone).not.toBe(`Australia/${old}`);
    for (const month of [1, 7]) {
      const at = new Date(Date.UTC(2026, month, 1));
      const timeIn = (timeZone: string) => at.toLocaleString('en-AU', { timeZone });
      expect(timeIn(`Australia/${old}`)).toBe(timeIn(zone));
    }
  }
});
