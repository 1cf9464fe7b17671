import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Requests of a visitor within the current period of a limit. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /**
     * Name of the limit, and a digest of the tenant and the visitor's network or mailbox, which identifies nobody once
     * the day's salt is deleted.
     */
    key: text().primaryKey(),
    points: integer().notNull(),
    /** End of the period. */
    expire: timestamp({ withTimezone: true }),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
);
