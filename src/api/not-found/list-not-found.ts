import { desc, eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { type NotFoundAddress, notFoundAddresses } from './schema.ts';

/** The addresses of a tenant that were not found, the most frequent first. */
export async function listNotFound(
  { queries }: Database,
  tenant: string,
  limit: number,
): Promise<NotFoundAddress[]> {
  const { path, firstDay, lastDay, hits, referrer } = notFoundAddresses;
  return queries
    .select({ path, firstDay, lastDay, hits, referrer })
    .from(notFoundAddresses)
    .where(eq(notFoundAddresses.tenant, tenant))
    .orderBy(desc(hits), desc(lastDay), path)
    .limit(limit);
}
