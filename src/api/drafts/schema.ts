import { index, integer, json, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { SentValues } from '../../features/leads/form-fields.ts';

/**
 * Forms of several steps whose last step was not sent yet. With the last step a draft becomes a lead with the same id.
 */
export const leadDrafts = pgTable(
  'lead_drafts',
  {
    id: uuid().primaryKey().defaultRandom(),
    tenant: text().notNull(),
    /** Key in `FORMS`. */
    form: text().notNull(),
    values: json().$type<SentValues>().notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('lead_drafts_changed').on(table.changedAt)],
);

/** Photos of leads and of drafts; the files are in the data folder. */
export const leadPhotos = pgTable(
  'lead_photos',
  {
    id: uuid().primaryKey().defaultRandom(),
    tenant: text().notNull(),
    /** Id of the draft, and later of the lead. */
    leadId: uuid('lead_id').notNull(),
    /** Size of the stored file. */
    bytes: integer().notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('lead_photos_lead').on(table.leadId)],
);

export type LeadPhoto = typeof leadPhotos.$inferSelect;
