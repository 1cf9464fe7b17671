import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { leads } from '../leads/schema.ts';

/** Appointments that shoppers moved or cancelled. If a lead has no row here, its appointment is at its `dateTime`. */
export const appointmentChanges = pgTable('appointment_changes', {
  leadId: uuid('lead_id')
    .primaryKey()
    .references(() => leads.id, { onDelete: 'cascade' }),
  /** "2026-11-24T09:30" on the dealer's clock. */
  time: text().notNull(),
  isCancelled: boolean('is_cancelled').notNull(),
  /** Number of changes, which calendars compare (RFC 5545). */
  sequence: integer().notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
});

/** Secrets in the links that let shoppers change their appointments. Only digests of the secrets are stored. */
export const appointmentTokens = pgTable('appointment_tokens', {
  /** SHA-256, hexadecimal. */
  digest: text().primaryKey(),
  leadId: uuid('lead_id')
    .notNull()
    .references(() => leads.id, { onDelete: 'cascade' }),
});
