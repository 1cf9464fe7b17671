import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import { routeOf } from './route-of.ts';
import type { ServiceEnv } from './service-env.ts';

export interface RequestLog {
  log: Logger;
  now: () => Date;
}

/**
 * Returns the path for the log: the pattern of its route, because paths hold secrets. Anyone who has an
 * appointment's token can change the appointment, and anyone who has a form's id can add photos to the form. A path
 * without a route may be one of those in another spelling, so nothing of it is logged. Only paths of vehicles are
 * logged as they are.
 */
function loggedPath(c: Context<ServiceEnv>): string {
  const route = routeOf(c);
  return route.startsWith('/api/cars/') ? c.req.path : route;
}

/**
 * Logs each request with an id, which the answer has as `X-Request-Id`. Queries, bodies and addresses of shoppers are
 * left out, because they are personal data. Also sets the headers that every answer has, such as `no-store`.
 */
export const logRequests = ({ log, now }: RequestLog) =>
  createMiddleware<ServiceEnv>(async (c, next) => {
    const request = randomUUID();
    const start = now().getTime();
    c.set('requestId', request);
    await next();
    c.header('X-Request-Id', request);
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
    log.info(
      {
        request,
        tenant: c.get('tenant')?.name,
        method: c.req.method,
        path: loggedPath(c),
        status: c.res.status,
        ms: now().getTime() - start,
      },
      'request',
    );
  });
