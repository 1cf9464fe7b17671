import { openingTimes } from '../../frame/locations/opening-times.ts';
import { specialHoursFor } from '../../frame/locations/special-hours.ts';
import type { Yard } from '../../frame/locations/yards.ts';
import { localTime } from '../../lib/clock.ts';
import { DAY_MS } from '../../lib/days.ts';
import type { Queries } from '../database/database.ts';
import type { TenantStock } from '../stock/tenant-stock.ts';
import { bookedTimes } from './booked-times.ts';
import { type FreeDay, freeTimes } from './free-times.ts';
import { placeOf, type Wish, yardOfWish } from './place-of.ts';

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

/** Times of the test drives, from today on, at the dealership of a wish. */
export async function timesBookedAt(
  queries: Queries,
  stock: TenantStock,
  wish: Wish,
  { tenant, except, now }: Booked & { now: Date },
): Promise<string[]> {
  const since = new Date(now.getTime() - BOOKED_AHEAD);
  const from = localTime(now, stock.tenant.site.timezone).date;
  const bookings = await bookedTimes(queries, { tenant, from, since, except });
  const place = placeOf(wish, stock);
  return bookings.filter((one) => placeOf(one, stock) === place).map(({ time }) => time);
}

/** Free times for a test drive (API-36). There are none where the yard's hours are unknown. */
export async function freeDays(
  queries: Queries,
  stock: TenantStock,
  wish: Wish,
  { tenant, except, now }: Booked & { now: Date },
): Promise<FreeDay[]> {
  const { yard, rules } = yardOfWish(wish, stock);
  const opening = yard && yardTimes(yard, stock);
  if (!opening) return [];
  const booked = await timesBookedAt(queries, stock, wish, { tenant, except, now });
  return freeTimes(rules, opening, localTime(now, stock.tenant.site.timezone), booked);
}
