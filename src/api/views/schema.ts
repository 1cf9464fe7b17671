import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Views of each vehicle, all days together. */
export const viewCounts = pgTable(
  'view_counts',
  {
    tenant: text().notNull(),
    carId: text('car_id').notNull(),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.carId] })],
);

/** Visitors that were counted today, so that each counts once. Deleted when the next day begins. */
export const viewMarks = pgTable(
  'view_marks',
  {
    /** Keyed with the day's salt, so nobody can be found by it. */
    digest: text().primaryKey(),
    day: date({ mode: 'string' }).notNull(),
  },
  (table) => [index('view_marks_day').on(table.day)],
);

/** A random key for each day, deleted when the next day begins. */
export const daySalts = pgTable('day_salts', {
  day: date({ mode: 'string' }).primaryKey(),
  salt: text().notNull(),
});
