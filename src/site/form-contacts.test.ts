import { decodeHTMLAttribute } from 'entities/decode';
import { expect, it } from 'vitest';
import { pageAt } from '../../tests/support/find-page.ts';
import { makeLocation, makeTenant } from '../../tests/support/make-tenant.ts';
import { htmlOf } from '../../tests/support/render-view.ts';
import { buildInventory } from './inventory.ts';

const NOW = new Date('2026-11-20T05:00:00Z');

const yard = (id: string, name: string, digit: number, more: object = {}) =>
  makeLocation({
    id,
    name,
    slug: id,
    dealership_slug: 'north-yard',
    contact_detail: { phone: `02 5550 010${digit}`, email: `${id}@north.example`, opening_hours: [] },
    ...more,
  });

it('ERR-18 a form shows the phone and email of its yard, else of the main yard, in case it cannot be sent', () => {
  // Sorted by name, the main yard is not the first.
  const locations = [yard('alder', 'Alder Bay', 1), yard('birch', 'Birch Hill', 2, { primary: true })];
  const { pages } = buildInventory(makeTenant({ locations }), [], NOW);
  const contacts = new Map(
    pages.flatMap((page) => {
      if (page.kind !== 'form') return [];
      const { phone, mail } = page.form.subject;
      return [[page.path, `${phone?.text} ${mail}`]];
    }),
  );
  const main = '02 5550 0102 mailto:birch@north.example';
  expect(contacts.get('/contact')).toBe(main);
  expect(contacts.get('/finance')).toBe(main);
  expect(contacts.get('/contact-us/birch-hill')).toBe(main);
  expect(contacts.get('/contact-us/alder-bay')).toBe('02 5550 0101 mailto:alder@north.example');
});

const PERTH = {
  address: { street: '1 Long Street', city: 'Midland', state: 'WA', postcode: '6056' },
};
const yardsOn = (site: Parameters<typeof makeTenant>[0], path = '/book-test-drive/') =>
  pageAt(buildInventory(makeTenant(site), [], NOW), path, 'form').form.yards;

it('a form has the clock of each yard if they are in several time zones, or in another one than the dealer', () => {
  const apart = [yard('alder', 'Alder Bay', 1), yard('birch', 'Birch Hill', 2, PERTH)];
  expect(yardsOn({ locations: apart })).toMatchObject([
    {
      timezone: 'Australia/Sydney',
      clockSuffix: ', Sydney time at Alder Bay',
      places: ['Broadmeadow', 'Broadmeadow'],
    },
    { timezone: 'Australia/Perth', clockSuffix: ', Perth time at Birch Hill' },
  ]);
  expect(yardsOn({ locations: [yard('birch', 'Birch Hill', 2, PERTH)] })).toMatchObject([
    { timezone: 'Australia/Perth', clockSuffix: ', Perth time at Birch Hill' },
  ]);
});

it('a form has the phone number and page of each of several yards, those of main yards first', () => {
  const [alder, birch] = [yard('alder', 'Alder Bay', 1), yard('birch', 'Birch Hill', 2, { primary: true })];
  expect(yardsOn({ locations: [alder, birch] })).toMatchObject([
    {
      departments: ['Birch Hill'],
      phone: { text: '02 5550 0102' },
      clockSuffix: '',
      yardPath: '/locations/birch',
    },
    {
      departments: ['Alder Bay'],
      phone: { text: '02 5550 0101' },
      clockSuffix: '',
      yardPath: '/locations/alder',
    },
  ]);
  expect(yardsOn({ locations: [alder, birch] }, '/contact-us/alder-bay')).toBeUndefined();
  expect(yardsOn({ locations: [birch] })).toBeUndefined();
});

it('only the form for test drives of a caravan dealer is for viewings', () => {
  const viewingForms = (kind: string) =>
    buildInventory(makeTenant({ kind }), [], NOW).pages.flatMap((page) =>
      page.kind === 'form' && page.form.settings.texts?.title ? [page.path] : [],
    );
  expect(viewingForms('caravans')).toEqual(['/book-test-drive/']);
  expect(viewingForms('motorcycles')).toEqual([]);
});

it.each([
  ['caravans', 'Book a viewing', 'caravan'],
  ['motorcycles', 'Book a test drive', 'motorcycle'],
])('ROU-42 the page of a dealer of %s says “%s”, and has the %s ready', (kind, title, vehicle) => {
  const inventory = buildInventory(makeTenant({ kind }), [], NOW);
  const page = pageAt(inventory, '/book-test-drive/', 'form');
  expect(page.title).toBe(title);
  expect(page.lede).toContain(`will have the ${vehicle} ready for you.`);
  const links = page.chrome.footer.groups.flatMap((group) => group.links);
  expect(links.find(({ href }) => href === '/book-test-drive/')?.label).toBe(title);
});

it('a form posts no data of the yards, which would be too much for a group with 150 of them', async () => {
  const ids = Array.from({ length: 150 }, (_, i) => String(1000 + i));
  const dealerships = ids.map((id) => ({ slug: `d-${id}`, name: `Dealership ${id}`, id }));
  const locations = ids.map((id, i) =>
    yard(`l-${id}`, `Yard ${id}`, i % 10, { dealership_slug: `d-${id}`, dealership_id: id }),
  );
  const inventory = buildInventory(makeTenant({ dealerships, locations }), [], NOW);
  const page = pageAt(inventory, '/book-test-drive/', 'form');
  expect(page.form.yards).toHaveLength(150);
  const [input = ''] = /<input type="hidden"[^>]*data-yards[^>]*>/.exec(await htmlOf(page)) ?? [];
  const [, posted = ''] = /value="([^"]*)"/.exec(input) ?? [];
  expect(JSON.parse(decodeHTMLAttribute(posted)).yards).toBeUndefined();
  // The service refuses more than 28,000 characters, of which the dealerships’ own flags may need 7,000.
  expect(decodeHTMLAttribute(posted).length).toBeLessThan(21_000);
  const [, forScripts = ''] = /data-yards="([^"]*)"/.exec(input) ?? [];
  expect(JSON.parse(decodeHTMLAttribute(forScripts))).toEqual(page.form.yards);
});

it('the finance form at /personalised/finance, an address without a vehicle, names no vehicle', () => {
  const { pages } = buildInventory(makeTenant(), [], NOW);
  const page = pages.find(({ path }) => path === '/personalised/finance');
  expect(page?.kind === 'form' && page.lede).toContain('the vehicle you have in mind');
});
