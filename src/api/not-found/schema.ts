import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Addresses of a tenant's site at which shoppers found no page. They have no data of the shoppers. */
export const notFoundAddresses = pgTable(
  'not_found_addresses',
  {
    tenant: text().notNull(),
    /** Percent-encoded, without query. */
    path: text().notNull(),
    /** ISO dates. */
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    hits: integer().notNull(),
    /** Host of the last page that led there; null if none is known. */
    referrer: text(),
  },
  (table) => [
    primaryKey({ columns: [table.tenant, table.path] }),
    index('not_found_addresses_last_day').on(table.lastDay),
  ],
);

export type NotFoundAddress = Omit<typeof notFoundAddresses.$inferSelect, 'tenant'>;
