import { mainYardOf, type Yard } from '../../frame/locations/yards.ts';
import type { Config } from '../../tenant/schema/config.ts';
import type { TenantStock } from '../vehicles/stock/tenant-stock.ts';

/** Facts of a requested test drive that decide where it takes place. */
export interface TestDriveRequest {
  carId: string | null;
  /** Id of the vehicle's dealership, as the request names it. */
  dealershipId: string | null;
  /** Slug of the dealership that the shopper chose in the form. */
  preferred: string | null;
}

/**
 * Slug of the dealership where a test drive takes place: that of the vehicle's yard. If the yard is not known, it is
 * the one with the request's `dealershipId` or, without an id, the one that the shopper chose. Null if none is known.
 */
export function dealershipOf(
  { carId, dealershipId, preferred }: TestDriveRequest,
  { byId, yardOf, tenant: { site } }: TenantStock,
): string | null {
  const car = byId.get(carId ?? '');
  const chosen = site.dealerships.find(({ id, slug }) =>
    dealershipId === null ? slug === preferred : id === dealershipId,
  );
  return (car && yardOf(car)?.dealership) ?? chosen?.slug ?? null;
}

/** The yard of a test drive, which is null if it is not known, and the dealer's rules for test drives there. */
export function yardForTestDrive(
  testDrive: TestDriveRequest,
  stock: TenantStock,
): { yard: Yard | null; rules: Config['test_drives'] } {
  const car = stock.byId.get(testDrive.carId ?? '');
  const place = dealershipOf(testDrive, stock);
  const yard =
    (car && stock.yardOf(car)) ?? (place === null ? null : (mainYardOf(stock.yards, place) ?? null));
  const config = car
    ? stock.configOf(car)
    : stock.tenant.configFor(place === null ? {} : { dealership: place });
  return { yard, rules: config.test_drives };
}
