import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Solutions that were sent with a form, so that none is accepted twice. */
export const usedCaptchas = pgTable(
  'used_captchas',
  {
    id: text().primaryKey(),
    /** After this time the solution is refused anyway, so the row can be deleted. */
    expires: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('used_captchas_expires').on(table.expires)],
);

/** Secrets that the service has created, shared by all processes on this database. */
export const serviceSecrets = pgTable('service_secrets', {
  name: text().primaryKey(),
  secret: text().notNull(),
});
