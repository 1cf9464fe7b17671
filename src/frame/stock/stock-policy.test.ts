import { describe, expect, it } from 'vitest';
import { makeBareCar } from '../../../tests/support/vehicles.ts';
import type { Car } from '../../stock/car.ts';
import { config } from '../../tenant/schema/config.ts';
import { applyStockPolicy, type StockPolicy } from './stock-policy.ts';

/** The default settings. */
const { stock: DEFAULTS } = config.parse({});
const NOW = new Date('2026-11-20T03:00:00Z');
const DAY = 86_400;

/** The list that the policy puts a vehicle into. */
function sort(
  car: Car,
  settings: Partial<StockPolicy> = {},
): 'listed' | 'kept' | 'stale' | 'gone' | 'nowhere' {
  const lists = applyStockPolicy([car], { ...DEFAULTS, ...settings }, NOW);
  return (['listed', 'kept', 'stale', 'gone'] as const).find((name) => lists[name].length > 0) ?? 'nowhere';
}

function sold(daysAgo: number, fields: Partial<Car> = {}): Car {
  return makeBareCar({
    status: 'sold',
    sold: true,
    sold_date_timestamp: Math.floor(NOW.getTime() / 1000 - daysAgo * DAY),
    ...fields,
  });
}

/** Updated at noon, that many calendar days ago in Brisbane (where it is 1 pm). */
function updated(daysAgo: number, fields: Partial<Car> = {}): Car {
  return makeBareCar({
    updated_at: new Date(Date.parse('2026-11-20T02:00:00Z') - daysAgo * DAY * 1000).toISOString(),
    ...fields,
  });
}

describe('sold vehicles', () => {
  it('SRC-29 by default a sold vehicle is listed for 3 days, its page kept for 30', () => {
    expect(sort(sold(0))).toBe('listed');
    expect(sort(sold(2.99))).toBe('listed');
    expect(sort(sold(3))).toBe('kept');
    expect(sort(sold(29.9))).toBe('kept');
    expect(sort(sold(30))).toBe('gone');
  });

  it('SRC-29 both numbers of days can be configured; 0 lists no sold vehicle', () => {
    expect(sort(sold(5), { sold_listed_days: 7 })).toBe('listed');
    expect(sort(sold(0.1), { sold_listed_days: 0 })).toBe('kept');
    expect(sort(sold(-0.4), { sold_listed_days: 0 })).toBe('kept');
    expect(sort(sold(5), { sold_page_days: 5 })).toBe('gone');
  });

  it('SRC-29 without a date of sale the last update counts; without both the page is kept but not listed', () => {
    expect(sort(sold(0, { sold_date_timestamp: null, updated_at: '2026-11-19T00:00:00Z' }))).toBe('listed');
    expect(sort(sold(0, { sold_date_timestamp: null, updated_at: '2026-01-01' }))).toBe('gone');
    expect(sort(sold(0, { sold_date_timestamp: null }))).toBe('kept');
  });

  it('SRC-29 the stale window does not apply to sold vehicles', () => {
    expect(sort(sold(1, { updated_at: '2026-01-01' }))).toBe('listed');
  });

  it('treats status "other" like sold, and "coming_soon" like in stock', () => {
    expect(sort(makeBareCar({ status: 'other', updated_at: '2026-11-01' }))).toBe('kept');
    expect(sort(makeBareCar({ status: 'coming_soon' }))).toBe('listed');
  });
});

describe('vehicles that are no longer in the feed', () => {
  const left = (daysAgo: number, fields: Partial<Car> = {}) =>
    makeBareCar({ gone_at: new Date(NOW.getTime() - daysAgo * DAY * 1000).toISOString(), ...fields });

  it('keep their page for 30 days by default, are never listed, and are not called sold', () => {
    expect(sort(left(0))).toBe('kept');
    expect(sort(left(29.9))).toBe('kept');
    expect(sort(left(30))).toBe('gone');
    expect(sort(left(0, { updated_at: NOW.toISOString() }))).toBe('kept');
  });

  it('keep their page for `gone_page_days`, whatever the days of sold and stale vehicles', () => {
    expect(sort(left(0), { gone_page_days: 0 })).toBe('gone');
    // Builds count from the morning of the day, which may be before the feed of that day.
    expect(sort(left(-0.4), { gone_page_days: 0 })).toBe('gone');
    expect(sort(left(40), { gone_page_days: 60, sold_page_days: 1, stale_days: 0 })).toBe('kept');
  });

  it('are treated as sold, from the day of the sale, if they were sold before', () => {
    const soldAndLeft = (days: number) => sold(days, { gone_at: '2026-11-20T00:00:00Z' });
    expect(sort(soldAndLeft(1))).toBe('listed');
    expect(sort(soldAndLeft(20))).toBe('kept');
    expect(sort(soldAndLeft(31))).toBe('gone');
  });
});

describe('stale vehicles', () => {
  it('SRC-42 by default a vehicle updated more than 3 days ago is stale and not listed', () => {
    expect(sort(updated(0))).toBe('listed');
    expect(sort(updated(3))).toBe('listed');
    expect(sort(updated(4))).toBe('stale');
    expect(sort(updated(400))).toBe('stale');
  });

  it.each([0, 1, 2, 3, 4, 5, 7, 14] as const)(
    'SRC-42 with stale_days %d a vehicle is listed up to that many days after its update, and not a day later',
    (stale_days) => {
      expect(sort(updated(stale_days), { stale_days })).toBe('listed');
      expect(sort(updated(stale_days + 1), { stale_days })).toBe('stale');
    },
  );

  it('SRC-42 stale_days 0 lists only vehicles updated today, in the dealer’s time zone', () => {
    const car = makeBareCar({ updated_at: '2026-11-19T14:30:00Z' });
    expect(sort(car, { stale_days: 0 })).toBe('listed');
    expect(sort(car, { stale_days: 0, time_zone: 'Australia/Perth' })).toBe('stale');
    expect(sort(makeBareCar({ updated_at: '2026-11-20' }), { stale_days: 0 })).toBe('listed');
  });

  it('SRC-42 with stale_days null no vehicle becomes stale, and a record without a date of update is listed', () => {
    expect(sort(updated(400), { stale_days: null })).toBe('listed');
    expect(sort(makeBareCar({ updated_at: null }))).toBe('listed');
  });

  it('SRC-43 stale_days can be restricted to used vehicles; by default it applies to all', () => {
    expect(sort(updated(9, { car_type: 'new' }))).toBe('stale');
    expect(sort(updated(9, { car_type: 'new' }), { stale_used_only: true })).toBe('listed');
    expect(sort(updated(9, { car_type: 'demo' }), { stale_used_only: true })).toBe('listed');
    expect(sort(updated(9, { car_type: 'used' }), { stale_used_only: true })).toBe('stale');
  });

  it('SRC-44 stale_days can be restricted to vehicles in stock; by default it applies to all', () => {
    expect(sort(updated(9, { status: 'coming_soon' }))).toBe('stale');
    expect(sort(updated(9, { status: 'coming_soon' }), { stale_in_stock_only: true })).toBe('listed');
    expect(sort(updated(9), { stale_in_stock_only: true })).toBe('stale');
  });

  it('SRC-45 stale_days can be restricted to certain makes; by default it applies to all', () => {
    expect(sort(updated(9, { make: 'Kia' }))).toBe('stale');
    expect(sort(updated(9, { make: 'Kia' }), { stale_makes: ['Ford'] })).toBe('listed');
    expect(sort(updated(9, { make: 'Ford' }), { stale_makes: ['ford', 'MG'] })).toBe('stale');
  });
});

it('DAT-01 a vehicle with show_on_dealer_website false is in no list', () => {
  expect(sort(makeBareCar({ show_on_dealer_website: false }))).toBe('nowhere');
  expect(sort(sold(1, { show_on_dealer_website: false }))).toBe('nowhere');
  expect(sort(sold(99, { show_on_dealer_website: false }))).toBe('nowhere');
});
