import { expect, it } from 'vitest';
import { pageAt } from '../../../tests/support/find-page.ts';
import { makeLocation, makeTenant } from '../../../tests/support/make-tenant.ts';
import { htmlOf, part } from '../../../tests/support/render-view.ts';
import { buildInventory } from '../../site/inventory.ts';

const NOW = new Date('2026-11-20T05:00:00Z');
const inventory = buildInventory(makeTenant(), [], NOW);
const PIN = 'class="pin"';

it('LOC-01 a yard without coordinates has its address and directions, and no pin', async () => {
  const html = await htmlOf(pageAt(inventory, '/locations/south-yard', 'location'));
  const main = part(html, '<section class="l-hero"', '</section>');
  expect(main).not.toContain(PIN);
  // The sea would suggest a map.
  expect(main).toContain('map blank');
  expect(main).toContain('2 Coast Road');
  expect(main).toContain('https://www.google.com/maps/dir/');
  expect(
    part(
      await htmlOf(pageAt(inventory, '/locations/north-yard', 'location')),
      '<section class="l-hero"',
      '</section>',
    ),
  ).toContain(PIN);
});

it('LOC-01 API-41 a yard without coordinates has a pin on the map provider’s picture', async () => {
  const address = { street: '1 A Street', city: 'Gosford', state: 'NSW', postcode: '2250', map_key: 'k7' };
  const tenant = makeTenant({
    locations: [makeLocation({ address, primary: true })],
    config: { map: { picture: 'https://maps.example/{key}.png' } },
  });
  const html = await htmlOf(pageAt(buildInventory(tenant, [], NOW), '/locations/north-yard', 'location'));
  const main = part(html, '<section class="l-hero"', '</section>');
  expect(main).toContain('src="https://maps.example/k7.png"');
  expect(main).toContain(PIN);
  expect(main).not.toContain('map blank');
});

it('LOC-01 the map of all yards names only the yards that it shows', async () => {
  const place = { city: 'Gosford', state: 'NSW', postcode: '2250' };
  const yard = (id: string, name: string, position: object) =>
    makeLocation({ id, name, slug: id, address: { street: '1 A Street', ...place, ...position } });
  const tenant = makeTenant({
    locations: [
      { ...yard('a', 'Alder', { lat: -32.92, long: 151.74 }), primary: true },
      yard('b', 'Birch', {}),
      yard('c', 'Cedar', { lat: -33.43, long: 151.34 }),
    ],
  });
  const html = await htmlOf(pageAt(buildInventory(tenant, [], NOW), '/dealerships', 'locations'));
  expect(part(html, 'aria-label="Map of our locations', '>')).toBe(
    'aria-label="Map of our locations: Alder, Cedar">',
  );
});

it('coordinates of one department are enough for its yard', () => {
  const { address, ...rest } = makeLocation();
  const { lat, long, ...street } = address as { lat: number; long: number };
  const tenant = makeTenant({
    locations: [
      { ...rest, address: street, primary: true },
      makeLocation({ id: 'l2', name: 'North Yard Service', slug: 'service', location_type: 'service' }),
    ],
  });
  const page = pageAt(buildInventory(tenant, [], NOW), '/locations/north-yard', 'location');
  expect(page).toMatchObject({ location: { lat, long, map: { cities: expect.any(Array) } } });
});
