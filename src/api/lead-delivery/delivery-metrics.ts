import { Counter, Histogram, type Registry } from 'prom-client';
import type { Channel } from '../outbox/schema.ts';
import { AGE_SECONDS } from '../platform/metrics/metrics.ts';

/** `failed` is tried again; `dead` was given up. */
export type DeliveryOutcome = 'delivered' | 'failed' | 'dead';

export interface DeliveryMetrics {
  deliveries: Counter<'channel' | 'outcome'>;
  ages: Histogram<'channel'>;
}

export const createDeliveryMetrics = (registry: Registry): DeliveryMetrics => ({
  deliveries: new Counter({
    name: 'forecourt_deliveries_total',
    help: 'Attempts to deliver leads, by channel and outcome.',
    labelNames: ['channel', 'outcome'],
    registers: [registry],
  }),
  ages: new Histogram({
    name: 'forecourt_delivery_age_seconds',
    help: 'Time from a lead, or from the change of its appointment, to the delivery.',
    labelNames: ['channel'],
    buckets: AGE_SECONDS,
    registers: [registry],
  }),
});

/** @param age milliseconds since the lead arrived or its appointment was changed, for attempts that succeeded */
export function countDelivery(
  { deliveries, ages }: DeliveryMetrics,
  channel: Channel,
  outcome: DeliveryOutcome,
  age = 0,
): void {
  deliveries.inc({ channel, outcome });
  if (outcome === 'delivered') ages.observe({ channel }, age / 1_000);
}
