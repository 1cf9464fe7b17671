import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { collectDefaultMetrics, Gauge } from 'prom-client';
import { healthRoutes } from '../health/health.ts';
import type { Readiness } from '../health/readiness.ts';
import { safeError } from '../safe-error.ts';
import type { Metrics } from './metrics.ts';

/** Address to serve metrics at. There is no password: anybody who can reach it can read them. */
export interface MetricsAddress {
  host: string;
  /** With port 0 the system chooses a free port. */
  port: number;
}

interface MetricsDependencies {
  /** Each reads values from the database into metrics. */
  readers: readonly (() => Promise<void>)[];
  checkReadiness: () => Promise<Readiness>;
  log: Logger;
}

/** The page that Prometheus reads, with the health of the process for workers, which have no other port. */
function metricsRoutes({ registry }: Metrics, { readers, checkReadiness, log }: MetricsDependencies): Hono {
  collectDefaultMetrics({ register: registry });
  const up = new Gauge({
    name: 'forecourt_database_up',
    help: '1 while the database answers. While this is 0, the figures that come from the database are old.',
    registers: [registry],
  });
  return new Hono().route('/', healthRoutes({ checkReadiness, log })).get('/metrics', async (c) => {
    try {
      for (const read of readers) await read();
      up.set(1);
    } catch (error) {
      up.set(0);
      log.warn({ error: safeError(error) }, 'metrics could not be read from the database');
    }
    return c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType });
  });
}

/**
 * Serves the metrics of this process on a separate port, so that they cannot be read through a dealer's website.
 *
 * @throws Error if it cannot listen there
 */
export async function openMetrics(
  metrics: Metrics,
  { host, port }: MetricsAddress,
  dependencies: MetricsDependencies,
): Promise<{ close: () => Promise<void> }> {
  const { fetch } = metricsRoutes(metrics, dependencies);
  const server = createServer(getRequestListener(fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      reject(
        new Error(
          `Metrics cannot be served at ${host}:${port} (${code}). Next: set FORECOURT_METRICS to a free port`,
        ),
      ),
    );
    server.listen(port, host, resolve);
  });
  dependencies.log.info({ port: (server.address() as AddressInfo).port }, 'metrics are served');
  return {
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
