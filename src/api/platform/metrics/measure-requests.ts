import { createMiddleware } from 'hono/factory';
import { routeOf } from '../http/route-of.ts';
import type { ServiceEnv } from '../http/service-env.ts';
import type { Metrics } from './metrics.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Measures each request, labelled with the pattern of its route: the paths that strangers invent would be endless
 * labels.
 */
export const measureRequests = ({ requests }: Pick<Metrics, 'requests'>) =>
  createMiddleware<ServiceEnv>(async (c, next) => {
    const start = performance.now();
    await next();
    const method = METHODS.has(c.req.method) ? c.req.method : 'other';
    requests.observe(
      { method, route: routeOf(c), status: c.res.status },
      (performance.now() - start) / 1_000,
    );
  });
