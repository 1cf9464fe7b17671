import { eq } from 'drizzle-orm';
import { type Lead, leads } from '../leads/schema.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { withConfirmation } from '../outbox/with-confirmation.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import type { RateLimits } from '../platform/limits/rate-limits.ts';
import type { TenantStock } from '../vehicles/stock/tenant-stock.ts';
import { type Appointment, appointmentOf } from './appointment.ts';
import { findChange } from './appointment-tokens.ts';
import { fetchFreeDays } from './free-days.ts';
import type { FreeDay } from './free-times.ts';
import { testDriveRequestOf, whyTimeIsRefused } from './refuse-booking.ts';
import { appointmentChanges } from './schema.ts';

export interface ChangeDependencies {
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

/** What became of a change; a refusal has its reason for the shopper. */
type ChangeOutcome = { kind: 'changed' | 'unchanged' } | { kind: 'refused'; reason: string };

const IS_CANCELLED = 'This booking was cancelled, so it cannot be moved.';

/**
 * Moves an appointment, or cancels it, and queues the mails about it in the same transaction.
 *
 * @returns the reason for the shopper why a test drive cannot be moved to this time, or the appointment not at all; null
 * if it was changed. A workshop confirms its times, so whether they are free is not checked.
 * @param to the new time, or null to cancel
 */
export async function changeAppointment(
  { database, outbox, limits, now }: ChangeDependencies,
  lead: Lead,
  stock: TenantStock,
  to: string | null,
): Promise<string | null> {
  const change = (confirms: boolean) =>
    database.queries.transaction(async (queries): Promise<ChangeOutcome> => {
      await queries.select({ id: leads.id }).from(leads).where(eq(leads.id, lead.id)).for('update');
      const appointment = appointmentOf(lead, await findChange({ queries }, lead.id));
      if (!appointment || appointment.isCancelled)
        return to === null ? { kind: 'unchanged' } : { kind: 'refused', reason: IS_CANCELLED };
      if (to === appointment.time) return { kind: 'unchanged' };
      const isBooked = to !== null && appointment.kind === 'test drive';
      const reason = isBooked ? await whyTimeIsRefused(queries, stock, lead, to, now()) : null;
      if (reason !== null) return { kind: 'refused', reason };
      const sequence = appointment.sequence + 1;
      const row = { time: to ?? appointment.time, isCancelled: to === null, sequence, changedAt: now() };
      await queries
        .insert(appointmentChanges)
        .values({ leadId: lead.id, ...row })
        .onConflictDoUpdate({ target: appointmentChanges.leadId, set: row });
      await outbox.add(queries, lead, { revision: sequence, confirms });
      return { kind: 'changed' };
    });
  const outcome = await withConfirmation(limits, lead, change, ({ kind }) => kind === 'changed');
  return outcome.kind === 'refused' ? outcome.reason : null;
}
