import type { OpeningTimes } from '../../frame/locations/opening-times.ts';
import type { Yard } from '../../frame/locations/yards.ts';
import { localTime } from '../../lib/clock.ts';
import { DAY_MS } from '../../lib/days.ts';
import { isGone } from '../../stock/rules/availability.ts';
import { locationZone } from '../../tenant/time-zones.ts';
import type { Queries } from '../platform/database/database.ts';
import type { TenantStock } from '../vehicles/stock/tenant-stock.ts';
import { fetchBookedTimes } from './booked-times.ts';
import { type FreeDay, freeTimes } from './free-times.ts';
import { timesOfPlace } from './hours-of-place.ts';
import { MAX_DAYS_AHEAD } from './max-days-ahead.ts';
import { dealershipOf, type TestDriveRequest, yardForTestDrive } from './test-drive-yard.ts';

/** Leads that were sent longer ago than this are not read: no appointment can be further ahead. */
const MAX_BOOKED_AHEAD_MS = MAX_DAYS_AHEAD * DAY_MS;

export interface BookedOptions {
  /** Name of the tenant's folder. */
  tenant: string;
  /** Id of a lead whose own booking is ignored, because it is being moved. */
  except?: string | undefined;
}

/** IANA time zone of the yard's clocks, or the dealer's if the yard is not known. */
export const zoneOfYard = (yard: Yard | null, { tenant: { site } }: Pick<TenantStock, 'tenant'>): string =>
  yard ? locationZone(yard.departments[0], site) : site.timezone;

/** Opening times of the yard's first department, sales; null if it publishes none. */
export const yardTimes = (
  { departments: [sales] }: Yard,
  { tenant: { site } }: Pick<TenantStock, 'tenant'>,
): OpeningTimes | null => timesOfPlace(sales, site);

/** Reads the times of all test drives, from today on, at the dealership where the requested one takes place. */
export async function fetchTimesBookedAt(
  queries: Queries,
  stock: TenantStock,
  testDrive: TestDriveRequest,
  { tenant, except, now }: BookedOptions & { now: Date },
): Promise<string[]> {
  const since = new Date(now.getTime() - MAX_BOOKED_AHEAD_MS);
  const { yard } = yardForTestDrive(testDrive, stock);
  const from = localTime(now, zoneOfYard(yard, stock)).date;
  const bookings = await fetchBookedTimes(queries, { tenant, from, since, except });
  const dealership = dealershipOf(testDrive, stock);
  return bookings.filter((booking) => dealershipOf(booking, stock) === dealership).map(({ time }) => time);
}

/** Fetches free times for a test drive (API-36). There are none for a sold vehicle, or if the yard publishes no hours. */
export async function fetchFreeDays(
  queries: Queries,
  stock: TenantStock,
  testDrive: TestDriveRequest,
  { tenant, except, now }: BookedOptions & { now: Date },
): Promise<FreeDay[]> {
  const { yard, rules } = yardForTestDrive(testDrive, stock);
  const car = stock.byId.get(testDrive.carId ?? '');
  const opening = yard && yardTimes(yard, stock);
  if (!opening || (car && isGone(car))) return [];
  const booked = await fetchTimesBookedAt(queries, stock, testDrive, { tenant, except, now });
  return freeTimes(rules, opening, { now, zone: zoneOfYard(yard, stock) }, booked);
}
