import { and, count, eq, gt, sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import { appointmentChanges } from '../appointments/schema.ts';
import { leads } from '../leads/schema.ts';
import { DELIVERY_STATES, deliveries } from '../outbox/schema.ts';
import type { Database } from '../platform/database/database.ts';

/**
 * Time since which the oldest delivery waits: when its lead arrived or, for a change of an appointment, when it was
 * changed.
 */
const oldestTime =
  sql<Date | null>`min(coalesce(${appointmentChanges.changedAt}, ${leads.receivedAt}))`.mapWith(
    leads.receivedAt,
  );

/**
 * Registers gauges of the deliveries, whose values are in the database, so that all processes report the same. The
 * returned function reads the values.
 *
 * @param now milliseconds since 1970
 */
export function createOutboxMetrics(
  registry: Registry,
  { queries }: Database,
  now: () => number,
): () => Promise<void> {
  const registers = [registry];
  const outbox = new Gauge({
    name: 'forecourt_outbox_deliveries',
    help: 'Deliveries that wait (pending), were given up (dead) or succeeded (delivered).',
    labelNames: ['state'],
    registers,
  });
  const oldest = new Gauge({
    name: 'forecourt_outbox_oldest_seconds',
    help: 'Age of the oldest lead, or change of an appointment, with a delivery that waits; 0 if none waits.',
    registers,
  });

  return async () => {
    const byState = await queries
      .select({ state: deliveries.state, rows: count() })
      .from(deliveries)
      .groupBy(deliveries.state);
    const rowsOf = new Map(byState.map(({ state, rows }) => [state, rows]));
    for (const state of DELIVERY_STATES) outbox.set({ state }, rowsOf.get(state) ?? 0);
    const [waiting] = await queries
      .select({ since: oldestTime })
      .from(deliveries)
      .innerJoin(leads, eq(leads.id, deliveries.leadId))
      .leftJoin(appointmentChanges, and(eq(appointmentChanges.leadId, leads.id), gt(deliveries.revision, 0)))
      .where(eq(deliveries.state, 'pending'));
    const since = waiting?.since?.getTime();
    oldest.set(since === undefined ? 0 : Math.max(0, now() - since) / 1_000);
  };
}
