import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { safeError } from '../safe-error.ts';

interface HealthDependencies {
  database: Pick<Database, 'ping'>;
  log: Logger;
}

/** `/healthz` returns status 200 while the process runs, `/readyz` only while its database answers as well. */
export const healthRoutes = ({ database, log }: HealthDependencies): Hono =>
  new Hono()
    .get('/healthz', (c) => c.json({ healthy: true }))
    .get('/readyz', async (c) => {
      try {
        await database.ping();
        return c.json({ ready: true });
      } catch (error) {
        log.error({ error: safeError(error) }, 'the database does not answer');
        return c.json({ ready: false }, 503);
      }
    });
