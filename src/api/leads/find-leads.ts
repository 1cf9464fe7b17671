import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { isUuid } from '../platform/database/is-uuid.ts';
import { type Lead, leads } from './schema.ts';

/** A tenant's leads, newest first. */
export const listLeads = ({ queries }: Database, tenant: string, limit: number): Promise<Lead[]> =>
  queries
    .select()
    .from(leads)
    .where(eq(leads.tenant, tenant))
    .orderBy(desc(leads.receivedAt), desc(leads.id))
    .limit(limit);

/** A tenant's lead by its id; null if the tenant has no such lead. */
export async function findLead({ queries }: Database, tenant: string, id: string): Promise<Lead | null> {
  if (!isUuid(id)) return null;
  const [lead] = await queries
    .select()
    .from(leads)
    .where(and(eq(leads.tenant, tenant), eq(leads.id, id)));
  return lead ?? null;
}
