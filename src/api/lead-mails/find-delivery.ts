import { eq } from 'drizzle-orm';
import type { AppointmentChange } from '../appointments/appointment.ts';
import { appointmentChanges } from '../appointments/schema.ts';
import { type Lead, leads } from '../leads/schema.ts';
import { type Delivery, deliveries } from '../outbox/schema.ts';
import type { Database } from '../platform/database/database.ts';

/**
 * Key of a delivery's mail, see `Mail`. It is the same for all attempts. If ops send the lead again it is another one,
 * because mail systems drop a mail that they have seen before.
 */
export const mailKey = ({ id, resends }: Pick<Delivery, 'id' | 'resends'>, lead: Lead): string =>
  `${lead.id}.${resends}.${id.slice(0, 8)}`;

/**
 * Finds a delivery with its lead and the change of its appointment. Null if there is no such delivery any more, because
 * ops sent the lead again.
 */
export async function findDelivery(
  { queries }: Database,
  id: string,
): Promise<{ delivery: Delivery; lead: Lead; change: AppointmentChange | null } | null> {
  const [found] = await queries
    .select({ delivery: deliveries, lead: leads, change: appointmentChanges })
    .from(deliveries)
    .innerJoin(leads, eq(leads.id, deliveries.leadId))
    .leftJoin(appointmentChanges, eq(appointmentChanges.leadId, leads.id))
    .where(eq(deliveries.id, id));
  return found ?? null;
}
