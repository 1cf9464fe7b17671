import {
  boolean,
  index,
  integer,
  json,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { SentValues } from '../../features/leads/form-fields.ts';
import type { Valuation } from '../../features/leads/valuation.ts';
import type { CarType } from '../../stock/car.ts';

/** Pages and links that led to a lead (DAT-39). */
export interface Attribution {
  source: string;
  visited_pages: string[];
  linked_query_params: Record<string, string>;
}

/** Facts about a lead that the shopper did not type into the form: vehicle, page, browser (DAT-39). */
export type LeadFacts = Record<string, string | boolean | null>;

/** After changing a table, run `npx drizzle-kit generate` and commit the new migration. */
export const leads = pgTable(
  'leads',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Name of the tenant's folder. */
    tenant: text().notNull(),
    /** Key in `FORMS`. */
    form: text().notNull(),
    /** Event id in reports (TRK-04 to TRK-16). */
    eventId: integer('event_id').notNull(),
    // `json` keeps the order of the form's fields; `jsonb` would not.
    values: json().$type<SentValues>().notNull(),
    facts: json().$type<LeadFacts>().notNull(),
    attribution: json().$type<Attribution>().notNull(),
    /** Version of the collection notice that the form showed; null if it showed none. */
    noticeVersion: text('notice_version'),
    idempotencyKey: text('idempotency_key').notNull(),
    /** Digest of what the shopper sent, which must be the same under the same key. */
    fingerprint: text().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    /** Null if the lead is not about a vehicle. */
    carType: text('car_type').$type<CarType>(),
    /** Seconds from the form's first view to its submission, as the browser reports them. */
    secondsToSubmit: integer('seconds_to_submit'),
    /** Page of another site that led to this one, as the browser reports it. */
    referrer: text(),
    /** The valuation that the page showed, as the page reports it (API-28); null if it reported none. */
    valuation: json().$type<Valuation>(),
  },
  (table) => [
    uniqueIndex('leads_tenant_key').on(table.tenant, table.idempotencyKey),
    index('leads_tenant_received').on(table.tenant, table.receivedAt),
  ],
);

export type Lead = typeof leads.$inferSelect;
export type NewLead = Omit<typeof leads.$inferInsert, 'id'>;

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
