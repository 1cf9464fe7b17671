import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';

/** Pattern of the route that answers a request, such as "/api/leads/:id/photos"; "none" if there is no such route. */
export const routeOf = (c: Context): string =>
  // Patterns such as /api/* belong to middleware, which may come after the route that answers.
  matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))?.path ?? 'none';
