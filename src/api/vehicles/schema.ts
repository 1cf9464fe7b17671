import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Number of views of each vehicle, over all days. */
export const viewCounts = pgTable(
  'view_counts',
  {
    tenant: text().notNull(),
    carId: text('car_id').notNull(),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.carId] })],
);

/** Digests of visitors whose view of a vehicle was counted today. Deleted when the next day begins. */
export const viewMarks = pgTable(
  'view_marks',
  {
    /** HMAC with the day's salt, so that it identifies nobody once the salt is deleted. */
    digest: text().primaryKey(),
    day: date({ mode: 'string' }).notNull(),
  },
  (table) => [index('view_marks_day').on(table.day)],
);
