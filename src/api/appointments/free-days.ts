import { openingTimes } from '../../frame/locations/opening-times.ts';
import { specialHoursFor } from '../../frame/locations/special-hours.ts';
import type { Yard } from '../../frame/locations/yards.ts';
import { localTime } from '../../lib/clock.ts';
import { DAY_MS } from '../../lib/days.ts';
import type { Queries } from '../database/database.ts';
import type { TenantStock } from '../stock/tenant-stock.ts';
import { fetchBookedTimes } from './booked-times.ts';
import { type FreeDay, freeTimes } from './free-times.ts';
import { dealershipOf, type TestDriveRequest, yardForTestDrive } from './test-drive-yard.ts';

/** Milliseconds: nobody books or moves a test drive to more than a year after first asking for one. */
const BOOKED_AHEAD = 366 * DAY_MS;

export interface Booked {
  /** Name of the tenant's folder. */
  tenant: string;
  /** A lead whose own booking does not count. */
  except?: string | undefined;
}

/** Opening times of the yard's first department, sales. */
function yardTimes({ departments: [sales] }: Yard, { tenant: { site } }: TenantStock) {
  const special = specialHoursFor(site.special_hours, sales.name, sales.location_type || 'sales');
  return openingTimes(sales.contact_detail.opening_hours, special);
}

/** Times of the test drives, from today on, at the dealership of a testDrive. */
export async function fetchTimesBookedAt(
  queries: Queries,
  stock: TenantStock,
  testDrive: TestDriveRequest,
  { tenant, except, now }: Booked & { now: Date },
): Promise<string[]> {
  const since = new Date(now.getTime() - BOOKED_AHEAD);
  const from = localTime(now, stock.tenant.site.timezone).date;
  const bookings = await fetchBookedTimes(queries, { tenant, from, since, except });
  const place = dealershipOf(testDrive, stock);
  return bookings.filter((one) => dealershipOf(one, stock) === place).map(({ time }) => time);
}

/** Free times for a test drive (API-36). There are none where the yard's hours are unknown. */
export async function fetchFreeDays(
  queries: Queries,
  stock: TenantStock,
  testDrive: TestDriveRequest,
  { tenant, except, now }: Booked & { now: Date },
): Promise<FreeDay[]> {
  const { yard, rules } = yardForTestDrive(testDrive, stock);
  const opening = yard && yardTimes(yard, stock);
  if (!opening) return [];
  const booked = await fetchTimesBookedAt(queries, stock, testDrive, { tenant, except, now });
  return freeTimes(rules, opening, localTime(now, stock.tenant.site.timezone), booked);
}
