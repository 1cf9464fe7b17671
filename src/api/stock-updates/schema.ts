import { bigserial, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** `feed`: the whole stock; `changes`: single vehicles. */
export type UpdateKind = 'feed' | 'changes';

/** New stock of a tenant that arrived, in a file of the tenant's folder. */
export const stockUpdates = pgTable(
  'stock_updates',
  {
    id: uuid().primaryKey(),
    /** Order of arrival. */
    place: bigserial({ mode: 'number' }).notNull(),
    tenant: text().notNull(),
    kind: text().$type<UpdateKind>().notNull(),
    /** The signature that it was sent with, so that a recorded request counts once; for pulls the id. */
    signature: text().notNull(),
    state: text().$type<'pending' | 'imported' | 'refused'>().notNull().default('pending'),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('stock_updates_signature').on(table.tenant, table.signature),
    index('stock_updates_pending').on(table.state, table.tenant),
  ],
);

/** State of each tenant's feed. */
export const stockFeeds = pgTable('stock_feeds', {
  tenant: text().primaryKey(),
  /** Last pull that was attempted. */
  pulledAt: timestamp('pulled_at', { withTimezone: true }),
  /** Last time that the feed was there, new or unchanged. */
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  /** Of the last feed: `ETag` and `Last-Modified`, or the SFTP server's size and time. */
  version: text(),
  /** Problem that was reported to ops and dealer; null: none. */
  problem: text(),
});
