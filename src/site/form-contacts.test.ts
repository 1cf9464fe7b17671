import { expect, it } from 'vitest';
import { makeLocation, makeTenant } from '../../tests/support/make-tenant.ts';
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

it('the finance form at /personalised/finance, an address without a vehicle, names no vehicle', () => {
  const { pages } = buildInventory(makeTenant(), [], NOW);
  const page = pages.find(({ path }) => path === '/personalised/finance');
  expect(page?.kind === 'form' && page.lede).toContain('the vehicle you have in mind');
});
