import { describe, expect, it } from 'vitest';
import { aLender } from '../../../tests/support/a-lender.ts';
import { pageAt } from '../../../tests/support/find-page.ts';
import { makeLocation, makeTenant } from '../../../tests/support/make-tenant.ts';
import { makeCar } from '../../../tests/support/vehicles.ts';
import { buildInventory } from '../../site/inventory.ts';
import type { Car, CarLocation } from '../../stock/car.ts';

const NOW = new Date('2026-11-20T05:00:00Z');
const page = (car: Car, overrides = {}) =>
  pageAt(buildInventory(makeTenant(overrides), [car], NOW), car.path, 'vehicle');

const suppressedForMake = (manufacturer: string) => [
  { when: { manufacturer }, set: { finance: { suppressed: true } } },
];

describe('interactive parts of a vehicle page', () => {
  it('CON-09 the vehicle’s city is announced only if it is known and is not the city of the primary yard', () => {
    const primary = page(makeCar()).location?.address.city ?? '';
    expect(page(makeCar({ city: 'Far Away', location: null })).announcement).toEqual({
      city: 'Far Away',
      primaryCity: primary,
    });
    expect(page(makeCar({ city: primary.toUpperCase(), location: null })).announcement).toBeNull();
    expect(page(makeCar({ city: null, location: null })).announcement).toBeNull();
  });

  it('CON-09 any yard in the list can be the primary one, and the city of a vehicle’s location overrides the vehicle’s city', () => {
    const address = { street: '2 Coast Road', city: 'Gosford', state: 'NSW', postcode: '2250' };
    const south = {
      id: 'l3',
      name: 'South Yard',
      slug: 'south-yard',
      dealership_slug: 'south-yard',
      address,
    };
    const locations = [makeLocation(), makeLocation({ ...south, dealership_id: 'd2', primary: true })];
    const announcementOf = (car: Partial<Car>) => page(makeCar(car), { locations }).announcement;
    expect(announcementOf({ city: 'Broadmeadow' })).toEqual({ city: 'Broadmeadow', primaryCity: 'Gosford' });
    expect(announcementOf({ city: 'Gosford' })).toBeNull();
    const gosford: CarLocation = {
      id: 'l3',
      name: 'South Yard',
      phone: null,
      slug: 'south-yard',
      address: { ...address, state: 'NSW', place_url: null },
      distribution_locations: [],
    };
    expect(announcementOf({ city: 'Broadmeadow', location: gosford })).toBeNull();
  });

  it('live facts are requested with the dealership id from the feed, else with the id of the yard’s dealership, else with null', () => {
    expect(page(makeCar({ dealership_id: 'd7' })).live.dealershipId).toBe('d7');
    expect(page(makeCar({ dealership_id: null })).live.dealershipId).toBe('d1');
    expect(page(makeCar({ dealership_id: null, dealership_slug: null })).live.dealershipId).toBeNull();
  });

  it('SHA-01 the shared link is the absolute URL of the page', () => {
    const car = makeCar();
    expect(page(car).share.url).toMatch(/^https:\/\/[^/]+\/cars\//);
    expect(page(car).share.url.endsWith(car.path)).toBe(true);
  });

  it('CAL-05 there is no fuel calculator for an electric vehicle', () => {
    expect(page(makeCar({ simple_fuel: 'Electric' })).fuel).toBeNull();
    expect(page(makeCar()).fuel).toMatchObject({ price: 1.7 });
  });

  it('FIN-02 FIN-03 FIN-10 finance is offered if the site’s lender has figures, unless it is suppressed for the dealer or the make', () => {
    const car = makeCar({ finance_lenders: { Lender: aLender() } });
    const config = { finance: { provider: 'Lender' } };
    expect(page(car, { config }).finance).toMatchObject({ repayment: { amount: '$163' } });
    expect(page(car).finance).toBeNull();
    expect(page(car, { config: { finance: { provider: 'Lender', suppressed: true } } }).finance).toBeNull();
    expect(page(car, { config, overrides: suppressedForMake(car.make) }).finance).toBeNull();
  });

  it('FIN-05 the age of a vehicle is counted by the year in the dealer’s time zone', () => {
    // Lender group 1 finances vehicles of less than 12 years. In Sydney, 2026 begins at 13:00 UTC.
    const old = makeCar({ finance_lenders: { Lender: aLender() }, year: 2014 });
    const group1 = makeTenant({
      timezone: 'Australia/Sydney',
      config: { finance: { provider: 'Lender', group: 1 } },
    });
    const financeAt = (now: string) =>
      pageAt(buildInventory(group1, [old], new Date(now)), old.path, 'vehicle').finance;
    expect(financeAt('2025-12-31T11:00:00Z')).not.toBeNull();
    expect(financeAt('2025-12-31T14:00:00Z')).toBeNull();
  });

  it('CON-15 CON-16 the sales counter counts 192 sales a day by default, or the dealer’s own average, and can be switched off', () => {
    const counter = (vehicle: object) => page(makeCar(), { config: { vehicle } }).salesCounter;
    expect(counter({})).toEqual({ kind: 'clock', perDay: 192 });
    expect(counter({ sales_per_day: 2.5 })).toEqual({ kind: 'average', perDay: 2.5 });
    expect(counter({ sales_counter: false })).toBeNull();
  });

  it('MKT-08 the amount by which the price is below the state’s average is shown if it is at least $500', () => {
    const below = (average: number) =>
      page(makeCar({ price: 46_990, state_average_market_price: average })).belowMarket;
    expect([below(47_490), below(49_000), below(47_489)]).toEqual(['$500', '$2,010', null]);
  });

  it('GAL-08 the gallery opens on the spin, or on the pictures if configured', () => {
    const car = makeCar({ spin_images: Array.from({ length: 36 }, (_, i) => `/media/s/${i}.avif`) });
    expect(page(car).spin).toMatchObject({ opensOn: 'spinner' });
    expect(page(car, { config: { vehicle: { spin_opens_on: 'gallery' } } }).spin?.opensOn).toBe('gallery');
    expect(page(makeCar()).spin).toBeNull();
  });

  it('SHA-07 copying the link shows a toast only if configured', () => {
    expect(page(makeCar()).share.toast).toBeNull();
    expect(page(makeCar(), { config: { vehicle: { share_toast: true } } }).share.toast).toMatch(
      /^Copied .+ to your clipboard!$/,
    );
  });
});
