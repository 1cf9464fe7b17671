import { Hono } from 'hono';
import type { Logger } from 'pino';
import { safeError } from '../safe-error.ts';
import type { Readiness } from './readiness.ts';

export interface HealthDependencies {
  checkReadiness: () => Promise<Readiness>;
  log: Logger;
}

/** `/healthz` returns status 200 while the process runs, `/readyz` only while leads can be stored as well. */
export const healthRoutes = ({ checkReadiness, log }: HealthDependencies): Hono =>
  new Hono()
    .get('/healthz', (c) => c.json({ healthy: true }))
    .get('/readyz', async (c) => {
      const readiness = await checkReadiness();
      if (readiness.ready) return c.json({ ready: true });
      log.error(
        { error: safeError(readiness.error) },
        readiness.isFull ? 'the disk is full, so nothing can be stored' : 'nothing can be stored',
      );
      return c.json({ ready: false }, 503);
    });
