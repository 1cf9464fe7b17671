import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Captchas that were used for a form, so that none is used twice. */
export const usedCaptchas = pgTable(
  'used_captchas',
  {
    id: text().primaryKey(),
    /** It is refused after this time anyway. */
    expires: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('used_captchas_expires').on(table.expires)],
);

/** Secrets that the service made for itself, shared by all its processes. */
export const serviceSecrets = pgTable('service_secrets', {
  name: text().primaryKey(),
  secret: text().notNull(),
});
