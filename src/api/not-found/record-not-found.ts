import { sql } from 'drizzle-orm';
import { withoutTrailingSlash } from '../../frame/link-target.ts';
import { canonicalPath } from '../../lib/canonical-path.ts';
import type { Database } from '../platform/database/database.ts';
import { WITHOUT_FLUSH } from '../platform/database/without-flush.ts';
import { countingDay } from '../platform/visitors/visitor-digest.ts';
import { isCounted } from './is-counted.ts';
import { notFoundAddresses } from './schema.ts';

/** Addresses that are counted for each tenant. Further ones are left out until old ones are deleted. */
export const MAX_ADDRESSES = 2_000;

export interface RecordContext {
  database: Database;
  /** Name of the tenant whose host was asked. */
  tenant: string;
  now: Date;
}

export interface NotFoundInput {
  path: string;
  /** Host of the page that led there; null if it is unknown. */
  referrer: string | null;
}

/** Counts an address that was not found, unless it is noise or the tenant has too many others. */
export async function recordNotFound(
  { database, tenant, now }: RecordContext,
  { path: sent, referrer }: NotFoundInput,
): Promise<void> {
  const path = withoutTrailingSlash(canonicalPath(sent) ?? sent);
  if (!isCounted(path)) return;
  const day = countingDay(now);
  const table = notFoundAddresses;
  // One statement, so that two requests at the same moment are both counted.
  await database.queries.execute(sql`
    insert into ${table} (tenant, path, first_day, last_day, hits, referrer)
    select ${tenant}, ${path}, ${day}::date, ${day}::date, 1, ${referrer}
    where exists (select 1 from ${table} where tenant = ${tenant} and path = ${path})
      or (select count(*) from ${table} where tenant = ${tenant}) < ${MAX_ADDRESSES}
    on conflict (tenant, path) do update set
      last_day = ${day}::date,
      hits = ${table.hits} + 1,
      referrer = coalesce(${referrer}, ${table.referrer})
    returning ${WITHOUT_FLUSH.flush}`);
}
