import { expect, it } from 'vitest';
import { makeLocation, makeTenant } from '../../tests/support/make-tenant.ts';
import { makeCar } from '../../tests/support/vehicles.ts';
import { siteRules } from './site-rules.ts';

const NOW = new Date('2026-11-20T05:00:00Z');
const OLD = { updated_at: '2026-11-10' };
const withoutDealership = { dealership_slug: null, dealership_id: null, dealership_name: null };
const at = (id: string) => ({ ...makeCar().location, id, slug: id, name: id }) as never;

it('a vehicle without a dealership is judged by the settings of its yard’s', () => {
  const overrides = [{ when: { dealership: 'south-yard' }, set: { stock: { stale_days: null } } }];
  const { isListed } = siteRules(makeTenant({ overrides }).site);
  const listed = (id: string) => isListed?.(makeCar({ ...OLD, ...withoutDealership, location: at(id) }), NOW);
  expect(['l1', 'l3'].map(listed)).toEqual([false, true]);
});

it('a vehicle at an unknown yard is shown at the yard of the only dealership if it has no other', () => {
  const [dealership] = makeTenant().site.dealerships;
  const site = (...locations: object[]) => makeTenant({ locations, dealerships: [dealership] }).site;
  const car = makeCar({ ...withoutDealership, location: at('nowhere') });
  const other = makeLocation({ id: 'l2', name: 'East Yard', slug: 'east-yard' });
  expect(siteRules(site(makeLocation())).showsYard?.(car)).toBe(true);
  expect(siteRules(site(makeLocation(), other)).showsYard?.(car)).toBe(false);
});

it('the age of a vehicle is counted in days of the dealer’s clock, at the time of each import', () => {
  const { isListed } = siteRules(makeTenant({ timezone: 'Australia/Perth' }).site);
  // 11:30 pm in Perth, but already the next day in Brisbane.
  const car = makeCar({ updated_at: '2026-11-16T15:30:00Z' });
  const listed = (time: string) => isListed?.(car, new Date(time));
  expect(['2026-11-19T12:00:00Z', '2026-11-20T12:00:00Z', '2026-11-19T12:00:00Z'].map(listed)).toEqual([
    true,
    false,
    true,
  ]);
});
