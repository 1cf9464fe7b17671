import { eq } from 'drizzle-orm';
import type { Database, Queries } from '../database/database.ts';
import { appointmentChanges, type Lead, leads } from '../database/schema.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import { withConfirmation } from '../limits/with-confirmation.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { TenantStock } from '../stock/tenant-stock.ts';
import { type Appointment, appointmentOf } from './appointment.ts';
import { findChange } from './appointment-tokens.ts';
import { fetchFreeDays } from './free-days.ts';
import type { FreeDay } from './free-times.ts';
import { isTaken, lockBookings, testDriveRequestOf } from './refuse-booking.ts';

interface ChangeDependencies {
  database: Database;
  outbox: Pick<Outbox, 'add'>;
  limits: RateLimits;
  now: () => Date;
}

/**
 * Fetches free times to which a test drive can be moved. There are none for a service: the workshop confirms its time.
 */
export async function fetchFreeTimesFor(
  queries: Queries,
  lead: Lead,
  { kind }: Appointment,
  stock: TenantStock,
  now: Date,
): Promise<FreeDay[]> {
  if (kind === 'service') return [];
  return fetchFreeDays(queries, stock, testDriveRequestOf(lead), {
    tenant: lead.tenant,
    now,
    except: lead.id,
  });
}

const isFree = (days: readonly FreeDay[], time: string): boolean =>
  days.some(({ date, times }) => times.some((free) => `${date}T${free}` === time));

/**
 * True if an appointment can be moved to a time. If free times are listed, the time must be one of them. Otherwise it
 * can be any time at which the dealership has capacity.
 */
async function canMoveTo(
  queries: Queries,
  lead: Lead,
  appointment: Appointment,
  stock: TenantStock,
  { time, now }: { time: string; now: Date },
): Promise<boolean> {
  // The workshop confirms the time of a service, so any time can be requested.
  if (appointment.kind === 'service') return true;
  const isPlaceKnown = await lockBookings(queries, stock, lead);
  const days = await fetchFreeTimesFor(queries, lead, appointment, stock, now);
  if (days.length > 0) return isFree(days, time);
  return !isPlaceKnown || !(await isTaken(queries, stock, lead, time, now));
}

type ChangeOutcome = 'changed' | 'unchanged' | 'taken';

/**
 * Moves an appointment, or cancels it, and queues the mails about it in the same transaction.
 *
 * @returns false if the time is taken, or the appointment was cancelled in the meantime and cannot be moved
 * @param to the new time, or null to cancel
 */
export async function changeAppointment(
  { database, outbox, limits, now }: ChangeDependencies,
  lead: Lead,
  stock: TenantStock,
  to: string | null,
): Promise<boolean> {
  const change = (confirms: boolean) =>
    database.queries.transaction(async (queries): Promise<ChangeOutcome> => {
      await queries.select({ id: leads.id }).from(leads).where(eq(leads.id, lead.id)).for('update');
      const appointment = appointmentOf(lead, await findChange({ queries }, lead.id));
      if (!appointment || appointment.isCancelled) return to === null ? 'unchanged' : 'taken';
      if (to === appointment.time) return 'unchanged';
      if (to !== null && !(await canMoveTo(queries, lead, appointment, stock, { time: to, now: now() })))
        return 'taken';
      const sequence = appointment.sequence + 1;
      const row = { time: to ?? appointment.time, isCancelled: to === null, sequence, changedAt: now() };
      await queries
        .insert(appointmentChanges)
        .values({ leadId: lead.id, ...row })
        .onConflictDoUpdate({ target: appointmentChanges.leadId, set: row });
      await outbox.add(queries, lead, { revision: sequence, confirms });
      return 'changed';
    });
  const outcome = await withConfirmation(limits, lead, change, (kind) => kind === 'changed');
  return outcome !== 'taken';
}
