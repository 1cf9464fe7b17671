import { expect, it } from 'vitest';
import { pagesOf } from '../../tests/support/find-page.ts';
import { makeLocation, makeTenant } from '../../tests/support/make-tenant.ts';
import { australianCsv, importText } from '../../tests/support/stock/import-rows.ts';
import { buildInventory } from './inventory.ts';

const NOW = new Date('2026-11-20T05:00:00Z');

const ROWS = [
  { stocknum: 'A1', location_name: 'North Yard' },
  { stocknum: 'A2', location_name: 'South Yard' },
  { stocknum: 'A3', location_name: 'South Yard' },
  { stocknum: 'A4', location_name: 'A yard that nobody knows' },
];

/** Values of the filter "Location" of a search page, and what it finds, for a feed that names yards only. */
async function locationsOf(site: Record<string, unknown>): Promise<[string, number][]> {
  const { cars } = await importText(australianCsv(ROWS.map((row) => ({ price: '45990', ...row }))));
  const inventory = buildInventory(makeTenant(site), cars, NOW);
  const page = pagesOf(inventory, 'search').find(({ total }) => total === ROWS.length);
  const facet = page?.facets.find(({ label }) => label === 'Location');
  return (facet?.values ?? []).map(({ label, count }) => [label, count]);
}

it('SRC-21 the filter for locations has the dealerships, although the feed names only yards', async () => {
  expect(await locationsOf({})).toEqual([
    ['South Yard', 2],
    ['North Yard', 1],
  ]);
});

it('SRC-21 the filter for locations has the yards of a site with one dealership', async () => {
  const yard = (id: string, name: string, city: string) =>
    makeLocation({
      id,
      name,
      slug: name.toLowerCase().replace(' ', '-'),
      primary: id === 'l1',
      address: { street: '1 Road', city, state: 'NSW', postcode: '2000' },
    });
  const site = {
    dealerships: [{ id: 'd1', slug: 'north-yard', name: 'Test Motors' }],
    locations: [yard('l1', 'North Yard', 'Gosford'), yard('l2', 'South Yard', 'Sutherland')],
  };
  expect(await locationsOf(site)).toEqual([
    ['Sutherland', 2],
    ['Gosford', 1],
  ]);
});
