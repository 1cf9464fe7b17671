import { sql } from 'drizzle-orm';
import { TIME_PASSED } from '../../features/leads/fields/appointment/kind.ts';
import { timeText } from '../../features/leads/moment-text.ts';
import type { Yard } from '../../frame/locations/yards.ts';
import { aTestDrive, testDriveWord } from '../../frame/test-drive-word.ts';
import { capitalised } from '../../lib/capitalised.ts';
import { localStamp, localTime, minutesOf } from '../../lib/clock.ts';
import { formatWeekdayDate } from '../../lib/date-text.ts';
import { stringOrNull } from '../../lib/string-or-null.ts';
import { isGone } from '../../stock/rules/availability.ts';
import type { Config } from '../../tenant/schema/config.ts';
import type { Lead } from '../leads/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import type { TenantStock } from '../vehicles/stock/tenant-stock.ts';
import { isBookingForm } from './booked-times.ts';
import { fetchTimesBookedAt, yardTimes, zoneOfYard } from './free-days.ts';
import { bookableTimes, countOverlaps, isOnClock, type YardNow } from './free-times.ts';
import { whyPlaceIsClosed } from './hours-of-place.ts';
import { isTooFarAhead, TOO_FAR_AHEAD } from './max-days-ahead.ts';
import { dealershipOf, type TestDriveRequest, yardForTestDrive } from './test-drive-yard.ts';

export const NOT_FOR_SALE =
  'This vehicle is no longer for sale, so no time can be booked for it. Please call us, or write to us without a time.';
const SKIPPED = 'Clocks go forward over this time. Please choose another one.';
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
async function isTaken(
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
 * Returns the reason for the shopper why a yard that publishes its hours offers no test drive at a time. Null if it
 * does, whoever has booked it.
 */
function whyYardIsNotReady(
  time: string,
  yard: Yard,
  { minutes, ...rules }: Config['test_drives'],
  stock: TenantStock,
  yardNow: YardNow,
): string | null {
  if (yardTimes(yard, stock) === null) return null;
  const { site } = stock.tenant;
  const { year } = localTime(yardNow.now, yardNow.zone);
  const { from, lastDate } = bookableTimes(rules, yardNow);
  if (time < from) return `This time is too soon. Please choose one from ${timeText(from, year)} on.`;
  if (time.slice(0, 10) > lastDate)
    return `Please choose an earlier time: we take bookings up to ${formatWeekdayDate(lastDate, year)}.`;
  if (!isOnClock(time, yardNow.zone)) return SKIPPED;
  const word = testDriveWord(site, stock.tenant.configFor({ dealership: yard.dealership }));
  const length = `${capitalised(aTestDrive(word))} takes ${minutes} minutes.`;
  return whyPlaceIsClosed(yard.departments[0], { time, minutes, length }, site, year);
}

/**
 * Checks, in the transaction that stores or moves a test drive, if its vehicle is still for sale, its yard open and the
 * time still free (API-36). Test drives at one dealership are checked one after the other.
 *
 * @param time "2026-11-24T09:30" on the clock of the yard
 * @returns the reason for the shopper why the time cannot be booked; null if it can, or if the dealership is not known
 */
export async function whyTimeIsRefused(
  transaction: Queries,
  stock: TenantStock,
  lead: Lead,
  time: string,
  now: Date,
): Promise<string | null> {
  const testDrive = testDriveRequestOf(lead);
  const car = stock.byId.get(testDrive.carId ?? '');
  if (car && isGone(car)) return NOT_FOR_SALE;
  const { yard, rules } = yardForTestDrive(testDrive, stock);
  const yardNow = { now, zone: zoneOfYard(yard, stock) };
  if (time < localStamp(now, yardNow.zone)) return TIME_PASSED;
  if (isTooFarAhead(time, yardNow)) return TOO_FAR_AHEAD;
  const notReady = yard && whyYardIsNotReady(time, yard, rules, stock, yardNow);
  if (notReady !== null) return notReady;
  if (!(await lockBookings(transaction, stock, lead))) return null;
  return (await isTaken(transaction, stock, lead, time, now)) ? TAKEN : null;
}

/** The same for a lead that is being stored. Null for a lead that books no test drive, or names no time. */
export async function whyBookingIsRefused(
  transaction: Queries,
  stock: TenantStock,
  lead: Lead,
  now: Date,
): Promise<string | null> {
  const time = stringOrNull(lead.values.dateTime);
  if (!isBookingForm(lead.form) || time === null) return null;
  return whyTimeIsRefused(transaction, stock, lead, time.slice(0, 16), now);
}
