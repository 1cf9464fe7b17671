import type { Database } from '../platform/database/database.ts';
import { events } from './schema.ts';

/** Stores an event, unless the tenant already has one with the same idempotency key. */
export async function storeEvent(
  { queries }: Database,
  event: Omit<typeof events.$inferInsert, 'id'>,
): Promise<void> {
  await queries
    .insert(events)
    .values(event)
    .onConflictDoNothing({ target: [events.tenant, events.idempotencyKey] });
}
