import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { CarType } from '../../stock/car.ts';

/** Shoppers' actions. They have no data of the shopper; only the key of a conversion contains the id of its lead. */
export const events = pgTable(
  'events',
  {
    id: uuid().primaryKey().defaultRandom(),
    tenant: text().notNull(),
    /** "viewing", "search_viewing", "phone_reveal", "conversion" … */
    name: text().notNull(),
    /** Event id in reports (TRK-01 to TRK-16); null for events that have none. */
    eventId: integer('event_id'),
    carId: text('car_id'),
    dealershipId: text('dealership_id'),
    /** Category of the lead and type of its vehicle, for conversions (LEA-08). */
    category: text(),
    carType: text('car_type').$type<CarType>(),
    /** An event that is repeated has the same key, so that it is stored once. */
    idempotencyKey: text('idempotency_key').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('events_tenant_key').on(table.tenant, table.idempotencyKey),
    index('events_tenant_received').on(table.tenant, table.receivedAt),
  ],
);
