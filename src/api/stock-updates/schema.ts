import { bigserial, index, json, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { RecordCounts, UpdateKind } from './updater-messages.ts';

/** `replaced`: a later feed took its place. `import refused` and `build refused`: the website did not change. */
export interface UpdateOutcome extends RecordCounts {
  state: 'published' | 'replaced' | 'import refused' | 'build refused';
  /** Why it was refused; null if it was not. */
  reason: string | null;
}

/** Stock that has arrived for a tenant. Its content is a file in the tenant's folder, see `updateFile`. */
export const stockUpdates = pgTable(
  'stock_updates',
  {
    id: uuid().primaryKey(),
    /** Order of arrival. */
    place: bigserial({ mode: 'number' }).notNull(),
    tenant: text().notNull(),
    kind: text().$type<UpdateKind>().notNull(),
    /** Signature of the request, so that it is accepted only once. For a feed that was pulled it is the row's id. */
    signature: text().notNull(),
    state: text().$type<'pending' | 'imported' | 'refused'>().notNull().default('pending'),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    /** Null while it waits. */
    outcome: json().$type<UpdateOutcome>(),
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
  /** Last time that new stock arrived. A pull that finds the feed unchanged does not count. */
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  /** Version of the last feed: `ETag` and `Last-Modified`, or the file's size and time on the SFTP server. */
  version: text(),
  /** SHA-256 of the last feed that was pulled, because not every server tells that a feed is unchanged. */
  digest: text(),
  /** The `ProblemKind` that was reported to ops and dealer; null if there is no problem now. */
  problem: text(),
});
