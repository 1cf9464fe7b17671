import { and, asc, eq, inArray } from 'drizzle-orm';
import { type Lead, leads } from '../leads/schema.ts';
import type { Database } from '../platform/database/database.ts';
import { type Delivery, deliveries } from './schema.ts';

/** Deliveries of some leads, oldest change first, those of the same moment by channel. */
export const listDeliveries = ({ queries }: Database, leadIds: readonly string[]): Promise<Delivery[]> =>
  queries
    .select()
    .from(deliveries)
    .where(inArray(deliveries.leadId, [...leadIds]))
    .orderBy(asc(deliveries.changedAt), asc(deliveries.channel), asc(deliveries.id));

/** A tenant's leads with a delivery that was given up, oldest first. */
export const listDeadLeads = ({ queries }: Database, tenant: string): Promise<Lead[]> =>
  queries
    .select()
    .from(leads)
    .where(
      and(
        eq(leads.tenant, tenant),
        inArray(
          leads.id,
          queries.select({ id: deliveries.leadId }).from(deliveries).where(eq(deliveries.state, 'dead')),
        ),
      ),
    )
    .orderBy(asc(leads.receivedAt), asc(leads.id));
