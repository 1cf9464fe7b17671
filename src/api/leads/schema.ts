import { index, integer, json, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
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
