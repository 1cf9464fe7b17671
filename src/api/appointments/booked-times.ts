import { and, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import { FORMS } from '../../features/leads/forms.ts';
import { leads } from '../leads/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { appointmentChanges } from './schema.ts';
import type { TestDriveRequest } from './test-drive-yard.ts';

/** Ids of the forms that book a test drive: the dialog on a vehicle's page, and the form on its own page. */
const BOOKING_FORMS = Object.entries(FORMS).flatMap(([id, { books }]) =>
  books === 'test drive' ? [id] : [],
);

export const isBookingForm = (form: string): boolean => BOOKING_FORMS.some((booking) => booking === form);

/** A test drive that a shopper asked for. */
export interface Booking extends TestDriveRequest {
  /** "2026-11-24T09:30" on the dealer's clock. */
  time: string;
}

/**
 * Reads the tenant's booked test drives, each at its current time if the shopper has moved it. Cancelled ones are left
 * out.
 *
 * @param options.from ISO date on the dealer's clock; earlier test drives are left out
 * @param options.since leads that were received before this time are left out
 * @param options.except id of a lead that is left out
 */
export async function fetchBookedTimes(
  queries: Queries,
  { tenant, from, since, except }: { tenant: string; from: string; since: Date; except?: string | undefined },
): Promise<Booking[]> {
  const time = sql<string>`coalesce(${appointmentChanges.time}, ${leads.values} ->> 'dateTime')`;
  return queries
    .select({
      time,
      carId: sql<string | null>`${leads.facts} ->> 'car_id'`,
      dealershipId: sql<string | null>`${leads.facts} ->> 'car_dealership_id'`,
      preferred: sql<string | null>`${leads.values} ->> 'dealership_slug'`,
    })
    .from(leads)
    .leftJoin(appointmentChanges, eq(appointmentChanges.leadId, leads.id))
    .where(
      and(
        eq(leads.tenant, tenant),
        inArray(leads.form, BOOKING_FORMS),
        gte(leads.receivedAt, since),
        except === undefined ? undefined : ne(leads.id, except),
        sql`${time} >= ${from}`,
        sql`${appointmentChanges.isCancelled} is not true`,
      ),
    );
}
