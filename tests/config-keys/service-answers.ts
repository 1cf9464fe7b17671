import { freeTimes } from '../../src/api/appointments/free-times.ts';
import { valueFromStock } from '../../src/api/valuation/stock-valuer.ts';
import { deliveryPrice } from '../../src/api/vehicles/delivery-prices/delivery-price.ts';
import { findPostcode } from '../../src/api/vehicles/places/postcodes.ts';
import type { Tenant } from '../../src/tenant/tenant.ts';
import { makeCar } from '../support/vehicles.ts';
import { NOW } from './rich-site.ts';

/** Postcodes in the yard's town, on the coast, far away in the same state, in the next state, and far beyond. */
const POSTCODES = ['4000', '4557', '4870', '2000', '6000'];

const OPEN_DAILY = { week: [], days: {} as Record<string, [number, number][]> };
for (let day = 20; day <= 30; day++) OPEN_DAILY.days[`2026-11-${day}`] = [[540, 1020]];

const SIMILAR = [1, 2, 3, 4].map((number) =>
  makeCar({
    slug: `similar-${number}`,
    make: 'Mazda',
    model: 'CX-5',
    year: 2023,
    km: 30_000,
    car_type: 'used',
    price: 30_000 + number,
  }),
);

/** Answers of the service that depend on nothing but the configuration. */
export function serviceAnswers(tenant: Tenant): string {
  const { site } = tenant;
  const { delivery, test_drives } = tenant.configFor({});
  const yard = { lat: -27.4, long: 153.1 };
  const prices = POSTCODES.flatMap((postcode) => {
    const to = findPostcode(postcode);
    return to ? [deliveryPrice(delivery.zones, to, yard)] : [];
  });
  // Two bookings at the same time, so that the capacity matters.
  const booked = ['2026-11-23T09:00', '2026-11-23T09:00'];
  const { share_of_price: share } = tenant.configFor({}).trade_in;
  const owned = { make: 'Mazda', model: 'CX-5', year: 2023, km: 30_000 };
  const valuation = valueFromStock(owned, SIMILAR, { share, thisYear: 2026 });
  return JSON.stringify([
    valuation,
    prices,
    freeTimes(test_drives, OPEN_DAILY, { now: NOW, zone: site.timezone }, booked),
  ]);
}
