import { sql } from 'drizzle-orm';
import { TIME_PASSED } from '../../features/leads/form-fields.ts';
import { localTime, minutesOf } from '../../lib/clock.ts';
import { isGone } from '../../stock/rules/availability.ts';
import type { Queries } from '../database/database.ts';
import type { Lead } from '../database/schema.ts';
import type { TenantStock } from '../stock/tenant-stock.ts';
import { stringOrNull } from '../string-or-null.ts';
import { isBookingForm } from './booked-times.ts';
import { fetchTimesBookedAt, zoneOfYard } from './free-days.ts';
import { countOverlaps } from './free-times.ts';
import { dealershipOf, type TestDriveRequest, yardForTestDrive } from './test-drive-yard.ts';

export const NOT_FOR_SALE =
  'This vehicle is no longer for sale, so no time can be booked for it. You can send the form without a time.';
export const TAKEN = 'Another shopper has just booked this time. Please choose another one.';

/** Reads a lead's requested test drive. `fetchBookedTimes` selects the same facts of stored leads. */
export const testDriveRequestOf = ({ facts, values }: Pick<Lead, 'facts' | 'values'>): TestDriveRequest => ({
  carId: stringOrNull(facts.car_id),
  dealershipId: stringOrNull(facts.car_dealership_id),
  preferred: stringOrNull(values.dealership_slug),
});

/**
 * Makes other bookings at the same dealership wait until the transaction ends, so that two shoppers cannot get the same
 * time. Resolves to false if the dealership is not known.
 */
export async function lockBookings(transaction: Queries, stock: TenantStock, lead: Lead): Promise<boolean> {
  const place = dealershipOf(testDriveRequestOf(lead), stock);
  if (place === null) return false;
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`${lead.tenant} ${place}`}))`);
  return true;
}

/** True if the dealership has no capacity left at a time, because too many other test drives overlap it. */
export async function isTaken(
  queries: Queries,
  stock: TenantStock,
  lead: Lead,
  time: string,
  now: Date,
): Promise<boolean> {
  const testDrive = testDriveRequestOf(lead);
  const { rules } = yardForTestDrive(testDrive, stock);
  const [date = '', clock = ''] = time.split('T');
  const booked = await fetchTimesBookedAt(queries, stock, testDrive, {
    tenant: lead.tenant,
    except: lead.id,
    now,
  });
  return countOverlaps(booked, date, minutesOf(clock), rules.minutes) >= rules.capacity;
}

/**
 * Checks, in the transaction that stores a test drive, if its vehicle is still for sale and its time still free (API-36).
 * Test drives at one dealership are checked one after the other.
 *
 * @returns the reason for the shopper why the time cannot be booked; null if it is free, or if the lead has no time or
 * no known dealership
 */
export async function whyBookingIsRefused(
  transaction: Queries,
  stock: TenantStock,
  lead: Lead,
  now: Date,
): Promise<string | null> {
  const time = stringOrNull(lead.values.dateTime);
  if (!isBookingForm(lead.form) || time === null) return null;
  const [date = '', clock = ''] = time.split('T');
  const testDrive = testDriveRequestOf(lead);
  const car = stock.byId.get(testDrive.carId ?? '');
  if (car && isGone(car)) return NOT_FOR_SALE;
  const { yard } = yardForTestDrive(testDrive, stock);
  const yardNow = localTime(now, zoneOfYard(yard, stock));
  const isEarlierToday = date === yardNow.date && minutesOf(clock) < yardNow.minutes;
  if (date < yardNow.date || isEarlierToday) return TIME_PASSED;
  if (!(await lockBookings(transaction, stock, lead))) return null;
  return (await isTaken(transaction, stock, lead, time, now)) ? TAKEN : null;
}
