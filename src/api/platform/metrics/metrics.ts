import { Histogram, Registry } from 'prom-client';

/** Seconds: most requests take milliseconds, and our pages wait 8 s for an answer. */
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Seconds from what arrived to what became of it: at once, after some retries, after hours. */
export const AGE_SECONDS = [1, 5, 15, 60, 300, 900, 3_600, 14_400, 86_400];

/** Metrics that this process counts. They have no data of shoppers. Subjects register their own. */
export interface Metrics {
  registry: Registry;
  requests: Histogram<'method' | 'route' | 'status'>;
}

/** Creates the metrics of one process, all at zero. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  return {
    registry,
    requests: new Histogram({
      name: 'forecourt_request_duration_seconds',
      help: 'Time to answer requests, by route and status.',
      labelNames: ['method', 'route', 'status'],
      buckets: REQUEST_SECONDS,
      registers: [registry],
    }),
  };
}
