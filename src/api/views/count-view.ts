import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { viewCounts, viewMarks } from './schema.ts';
import { visitorDigest } from './visitor-digest.ts';

export interface View {
  tenant: string;
  carId: string;
  /** ISO date. */
  day: string;
  /** Network address and browser. */
  visitor: string;
}

/**
 * Counts a view of a vehicle, once a day for each visitor, and returns the views so far. Of the visitor only a digest
 * is stored, with a salt that is deleted after the day.
 */
export async function countView(database: Database, { tenant, carId, day, visitor }: View): Promise<number> {
  const digest = await visitorDigest(database, day, [tenant, carId, visitor]);
  return database.queries.transaction(async (transaction) => {
    const marked = await transaction
      .insert(viewMarks)
      .values({ digest, day })
      .onConflictDoNothing()
      .returning({ digest: viewMarks.digest });
    if (marked.length > 0) {
      const [counted] = await transaction
        .insert(viewCounts)
        .values({ tenant, carId, views: 1 })
        .onConflictDoUpdate({
          target: [viewCounts.tenant, viewCounts.carId],
          set: { views: sql`${viewCounts.views} + 1` },
        })
        .returning({ views: viewCounts.views });
      return counted?.views ?? 0;
    }
    const [counted] = await transaction
      .select({ views: viewCounts.views })
      .from(viewCounts)
      .where(and(eq(viewCounts.tenant, tenant), eq(viewCounts.carId, carId)));
    return counted?.views ?? 0;
  });
}
