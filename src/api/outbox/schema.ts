import { integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { leads } from '../leads/schema.ts';

/**
 * `mail` is a mail for people at the dealer, `crm` a mail with ADF XML only, `confirmation` the mail to the shopper.
 */
export const CHANNELS = ['mail', 'crm', 'webhook', 'confirmation'] as const;
export type Channel = (typeof CHANNELS)[number];

/**
 * `dead`: given up, because the last attempt failed or the receiver refused it for good. `npm run leads` can send it
 * again.
 */
export const DELIVERY_STATES = ['pending', 'delivered', 'dead'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/**
 * One row for each receiver of a lead, or of a change of its appointment. The rows are written in the transaction that
 * stores the lead or the change.
 */
export const deliveries = pgTable(
  'deliveries',
  {
    id: uuid().primaryKey().defaultRandom(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    channel: text().$type<Channel>().notNull(),
    /** Email or web address. */
    target: text().notNull(),
    state: text().$type<DeliveryState>().notNull().default('pending'),
    /** Number of failed attempts since the delivery was last queued. */
    failures: integer().notNull().default(0),
    /** Reason of the last failure, without personal data of the shopper. */
    problem: text(),
    /** Number of times that ops sent it again with `npm run leads`. */
    resends: integer().notNull().default(0),
    /** 0 for the lead itself; otherwise the `sequence` of a change of its appointment. */
    revision: integer().notNull().default(0),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('deliveries_lead_target').on(table.leadId, table.channel, table.target, table.revision),
  ],
);

export type Delivery = typeof deliveries.$inferSelect;
