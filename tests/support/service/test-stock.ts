import type { StockOf } from '../../../src/api/vehicles/stock/stock-reader.ts';
import { type TenantStock, tenantStock } from '../../../src/api/vehicles/stock/tenant-stock.ts';
import type { Car } from '../../../src/stock/car.ts';
import { makeTenant } from '../make-tenant.ts';
import { makeCar } from '../vehicles.ts';

/** Vehicles of the dealer north. The first one is at its first yard. */
export const northCars = (now: Date): Car[] => {
  const updated_at = now.toISOString();
  const car = (slug: string, changes: Partial<Car> = {}) =>
    makeCar({
      slug,
      id: `id-${slug}`,
      updated_at,
      price: 30_000,
      km: 40_000,
      dealership_slug: 'north-yard',
      dealership_id: 'd1',
      ...changes,
    });
  return [
    car('mine', { views: 200 }),
    car('reserved', { reserved: true, price: 28_000 }),
    car('sold', { status: 'sold', sold: true, sold_date_timestamp: now.getTime() / 1000 }),
    car('offered', { price: 31_000, offer_price: 29_000 }),
    car('unpriced', { price: null }),
  ];
};

/** Only the dealer north has stock. For any other dealer the result is null, as if its files could not be read. */
export function northStock(now: Date, site: Record<string, unknown> = {}, cars = northCars(now)): StockOf {
  const stock: TenantStock = tenantStock(
    makeTenant({ id: 'site-north', captcha: false, ...site }),
    cars,
    now,
  );
  return async (name) => (name === 'north' ? stock : null);
}
