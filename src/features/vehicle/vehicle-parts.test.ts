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

describe('interactive parts of a vehicle page', () => {
  it('CON-09 announces a vehicle in another city than the primary yard only', () => {
    const primary = page(makeCar()).location?.address.city ?? '';
    expect(page(makeCar({ city: 'Far Away', location: null })).announcement).toEqual({
      city: 'Far Away',
      primaryCity: primary,
    });
    expect(page(makeCar({ city: primary.toUpperCase(), location: null })).announcement).toBeNull();
    expect(page(makeCar({ city: null, location: null })).announcement).toBeNull();
  });

  it('CON-09 finds the primary yard anywhere in the list and prefers the city of the vehicle’s location', () => {
    const address = { street: '2 Coast Road', city: 'Gosford', state: 'NSW', postcode: '2250' };
    const south = {
      id: 'l3',
      name: 'South Yard',
      slug: 'south-yard',
      dealership_slug: 'south-yard',
      address,
    };
    const locations = [makeLocation(), makeLocation({ ...south, dealership_id: 'd2', primary: true })];
    const announced = (car: Partial<Car>) => page(makeCar(car), { locations }).announcement;
    expect(announced({ city: 'Broadmeadow' })).toEqual({ city: 'Broadmeadow', primaryCity: 'Gosford' });
    expect(announced({ city: 'Gosford' })).toBeNull();
    const stands: CarLocation = {
      id: 'l3',
      name: 'South Yard',
      phone: null,
      slug: 'south-yard',
      address: { ...address, state: 'NSW', place_url: null },
      distribution_locations: [],
    };
    expect(announced({ city: 'Broadmeadow', location: stands })).toBeNull();
  });

  it('requests live facts with the dealership id of the feed, or else of its yard', () => {
    expect(page(makeCar({ dealership_id: 'd7' })).live.dealershipId).toBe('d7');
    expect(page(makeCar({ dealership_id: null })).live.dealershipId).toBe('d1');
    expect(page(makeCar({ dealership_id: null, dealership_slug: null })).live.dealershipId).toBeNull();
  });

  it('SHA-01 shares the absolute URL of the page', () => {
    const car = makeCar();
    expect(page(car).share.url).toMatch(/^https:\/\/[^/]+\/cars\//);
    expect(page(car).share.url.endsWith(car.path)).toBe(true);
  });

  it('CAL-05 have no fuel cost for an electric vehicle', () => {
    expect(page(makeCar({ simple_fuel: 'Electric' })).fuel).toBeNull();
    expect(page(makeCar()).fuel).toMatchObject({ price: 1.7 });
  });

  it('FIN-02 FIN-03 FIN-10 have finance if a lender’s figures exist, unless dealer or make suppress it', () => {
    const car = makeCar({ finance_lenders: { Lender: aLender() } });
    const config = { finance: { provider: 'Lender' } };
    expect(page(car, { config }).finance).toMatchObject({ repayment: { amount: '$163' } });
    expect(page(car).finance).toBeNull();
    expect(page(car, { config: { finance: { provider: 'Lender', suppressed: true } } }).finance).toBeNull();
    // The new year starts earlier in the dealer’s time zone than in UTC.
    const old = makeCar({ finance_lenders: { Lender: aLender() }, year: 2014 });
    const group1 = makeTenant({
      timezone: 'Australia/Sydney',
      config: { finance: { provider: 'Lender', group: 1 } },
    });
    const financeAt = (now: string) =>
      pageAt(buildInventory(group1, [old], new Date(now)), old.path, 'vehicle').finance;
    expect(financeAt('2025-12-31T11:00:00Z')).not.toBeNull();
    expect(financeAt('2025-12-31T14:00:00Z')).toBeNull();
    const overrides = [{ when: { manufacturer: car.make }, set: { finance: { suppressed: true } } }];
    expect(page(car, { config, overrides }).finance).toBeNull();
  });

  it('CON-15 CON-16 count 192 sales a day, the dealer’s own average, or none', () => {
    const counter = (vehicle: object) => page(makeCar(), { config: { vehicle } }).salesCounter;
    expect(counter({})).toEqual({ kind: 'clock', perDay: 192 });
    expect(counter({ sales_per_day: 2.5 })).toEqual({ kind: 'average', perDay: 2.5 });
    expect(counter({ sales_counter: false })).toBeNull();
  });

  it('MKT-08 state the amount below the state’s market if it is at least 500', () => {
    const below = (average: number) =>
      page(makeCar({ price: 46_990, state_average_market_price: average })).belowMarket;
    expect([below(47_490), below(49_000), below(47_489)]).toEqual(['$500', '$2,010', null]);
  });

  it('GAL-08 open a spin on the spinner, or on the gallery if configured', () => {
    const car = makeCar({ spin_images: Array.from({ length: 36 }, (_, i) => `/media/s/${i}.avif`) });
    expect(page(car).spin).toMatchObject({ opensOn: 'spinner' });
    expect(page(car, { config: { vehicle: { spin_opens_on: 'gallery' } } }).spin?.opensOn).toBe('gallery');
    expect(page(makeCar()).spin).toBeNull();
  });

  it('SHA-07 confirm copying with a toast only if configured', () => {
    expect(page(makeCar()).share.toast).toBeNull();
    expect(page(makeCar(), { config: { vehicle: { share_toast: true } } }).share.toast).toMatch(
      /^Copied .+ to your clipboard!$/,
    );
  });
});
