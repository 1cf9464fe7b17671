import { z } from 'zod';
import { findLead } from '../leads/find-leads.ts';
import type { Database } from '../platform/database/database.ts';
import { listDeadLeads } from './list-deliveries.ts';
import type { Outbox } from './outbox.ts';

const requestSchema = z.strictObject({
  /** Id of a lead; null for all leads of the tenant that have a dead delivery. */
  lead: z.string().nullable(),
  /** `dead` for deliveries that were given up only; `all` also for those that succeeded. */
  which: z.enum(['dead', 'all']),
});
export type ReplayRequest = z.infer<typeof requestSchema>;

/** Numbers of leads and deliveries that are queued again. */
export interface Replayed {
  leads: number;
  deliveries: number;
}

/**
 * Queues deliveries of a tenant's leads again. Resolves to null if there is no such lead.
 *
 * @param request a `ReplayRequest`
 */
export async function replay(
  database: Database,
  { resend }: Pick<Outbox, 'resend'>,
  tenant: string,
  request: unknown,
): Promise<Replayed | null> {
  const { lead: id, which } = requestSchema.parse(request);
  const lead = id === null ? null : await findLead(database, tenant, id);
  if (id !== null && lead === null) return null;
  const leads = lead === null ? await listDeadLeads(database, tenant) : [lead];
  const replayed: Replayed = { leads: 0, deliveries: 0 };
  for (const each of leads) {
    const deliveries = await resend(each, which);
    replayed.deliveries += deliveries;
    if (deliveries > 0) replayed.leads += 1;
  }
  return replayed;
}
