import { z } from 'zod';
import { listNotFound } from '../not-found/list-not-found.ts';
import type { NotFoundAddress } from '../not-found/schema.ts';
import type { Database } from '../platform/database/database.ts';
import { requestFromService } from './command-server.ts';
import { openForCommand } from './open-for-command.ts';

const addressSchema = z.object({
  path: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  hits: z.number(),
  referrer: z.string().nullable(),
}) satisfies z.ZodType<NotFoundAddress>;

/**
 * Reads a tenant's addresses that were not found, the most frequent first, from the database, or from the running
 * service if the embedded database belongs to its process.
 *
 * @param data folder of the embedded database
 */
export async function readNotFound(
  open: () => Promise<Database>,
  data: string,
  tenant: string,
  limit: number,
): Promise<NotFoundAddress[]> {
  const database = await openForCommand(open, data);
  if (database === null) {
    const path = `/not-found/${encodeURIComponent(tenant)}?limit=${limit}`;
    return z.array(addressSchema).parse(await requestFromService(data, path));
  }
  try {
    return await listNotFound(database, tenant, limit);
  } finally {
    await database.close();
  }
}
