import { date, pgTable, text } from 'drizzle-orm/pg-core';

/** A random key for each day, deleted when the next day begins. */
export const daySalts = pgTable('day_salts', {
  day: date({ mode: 'string' }).primaryKey(),
  salt: text().notNull(),
});
