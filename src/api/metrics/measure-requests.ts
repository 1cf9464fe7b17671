import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { ServiceEnv } from '../service-env.ts';
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
    // Patterns such as /api/* belong to middleware, which may come after the route that answers.
    const route = matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))?.path ?? 'none';
    requests.observe({ method, route, status: c.res.status }, (performance.now() - start) / 1_000);
  });
