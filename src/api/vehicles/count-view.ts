import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { visitorDigest } from '../platform/visitors/visitor-digest.ts';
import { viewCounts, viewMarks } from './schema.ts';

export interface View {
  tenant: string;
  carId: string;
  /** ISO date. */
  day: string;
  /** Network address and browser. */
  visitor: string;
}

/** The day on which this process last counted a view, so that it deletes the marks of earlier days once. */
const countedDays = new WeakMap<Database, string>();

/**
 * Counts a view of a vehicle, once a day for each visitor, and returns the number of views so far. Only a digest of the
 * visitor is stored, made with a salt that is deleted when the next day begins.
 */
export async function countView(database: Database, { tenant, carId, day, visitor }: View): Promise<number> {
  const { queries } = database;
  const digest = await visitorDigest(database, day, [tenant, carId, visitor]);
  if (countedDays.get(database) !== day) {
    countedDays.set(database, day);
    await queries.delete(viewMarks).where(lt(viewMarks.day, day));
  }
  // One statement instead of a transaction, for speed: every view of a vehicle page runs it.
  const { rows: counted } = await queries.execute<{ views: number }>(sql`
    with marked as (
      insert into ${viewMarks} (digest, day) values (${digest}, ${day}) on conflict do nothing returning digest
    )
    insert into ${viewCounts} (tenant, car_id, views) select ${tenant}, ${carId}, 1 from marked
    on conflict (tenant, car_id) do update set views = ${viewCounts.views} + 1 returning views`);
  if (counted[0]) return counted[0].views;
  // The visitor was counted before. A second statement, because the one above does not see a row that another request
  // has inserted while it waited.
  const [stored] = await queries
    .select({ views: viewCounts.views })
    .from(viewCounts)
    .where(and(eq(viewCounts.tenant, tenant), eq(viewCounts.carId, carId)));
  return stored?.views ?? 0;
}
