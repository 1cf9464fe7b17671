import { Counter, Histogram, Registry } from 'prom-client';
import type { Channel } from '../../leads/schema.ts';

/** Seconds: most requests take milliseconds, and our pages wait 8 s for an answer. */
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Seconds from the lead to its delivery: at once, after some retries, after hours. */
const AGE_SECONDS = [1, 5, 15, 60, 300, 900, 3_600, 14_400, 86_400];

/** `failed` is tried again; `dead` was given up. */
export type DeliveryOutcome = 'delivered' | 'failed' | 'dead';

/** Metrics that this process counts. They have no data of shoppers. */
export interface Metrics {
  registry: Registry;
  requests: Histogram<'method' | 'route' | 'status'>;
  leads: Counter<'tenant'>;
  deliveries: Counter<'channel' | 'outcome'>;
  ages: Histogram<'channel'>;
  stock: Histogram<'outcome'>;
}

/** Creates the metrics of one process, all at zero. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'forecourt_request_duration_seconds',
      help: 'Time to answer requests, by route and status.',
      labelNames: ['method', 'route', 'status'],
      buckets: REQUEST_SECONDS,
      registers,
    }),
    leads: new Counter({
      name: 'forecourt_leads_stored_total',
      help: 'Leads that were stored; repetitions are not counted.',
      labelNames: ['tenant'],
      registers,
    }),
    deliveries: new Counter({
      name: 'forecourt_deliveries_total',
      help: 'Attempts to deliver leads, by channel and outcome.',
      labelNames: ['channel', 'outcome'],
      registers,
    }),
    ages: new Histogram({
      name: 'forecourt_delivery_age_seconds',
      help: 'Time from a lead, or from the change of its appointment, to the delivery.',
      labelNames: ['channel'],
      buckets: AGE_SECONDS,
      registers,
    }),
    stock: new Histogram({
      name: 'forecourt_stock_update_seconds',
      help: 'Time from the arrival of new stock to its publication or refusal.',
      labelNames: ['outcome'],
      buckets: AGE_SECONDS,
      registers,
    }),
  };
}

/** @param age milliseconds since the lead arrived or its appointment was changed, for attempts that succeeded */
export function countDelivery(
  { deliveries, ages }: Metrics,
  channel: Channel,
  outcome: DeliveryOutcome,
  age = 0,
): void {
  deliveries.inc({ channel, outcome });
  if (outcome === 'delivered') ages.observe({ channel }, age / 1_000);
}
