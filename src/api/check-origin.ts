import type { Context } from 'hono';
import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';
import { refuse } from './refusal.ts';
import type { ServiceEnv } from './service-env.ts';

/** Message for requests from pages of other sites. */
export const REQUEST_FROM_OTHER_SITE = 'This request did not come from this website.';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** True for a page of the tenant: on the host of the request, or on the tenant's own address. */
function isOwnPage(origin: string | undefined, c: Context<ServiceEnv>): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  return origin === c.get('tenant').origin || new URL(origin).host === c.get('host').toLowerCase();
}

/** CORS: scripts of the tenant's own pages, on any of its hosts, may read answers. Scripts of other sites may not. */
export const allowOwnPages = cors({
  origin: (origin, c: Context<ServiceEnv>) => (isOwnPage(origin, c) ? origin : null),
  // DELETE removes a photo of a form.
  allowMethods: ['GET', 'POST', 'DELETE'],
  allowHeaders: ['content-type', 'idempotency-key'],
  exposeHeaders: ['retry-after'],
  // Seconds.
  maxAge: 600,
});

/**
 * True if a page of another site embeds or fetches the answer. Following a link is allowed from anywhere, for example
 * to a PDF.
 */
const isEmbedded = (c: Context<ServiceEnv>): boolean =>
  c.req.header('sec-fetch-site') === 'cross-site' && c.req.header('sec-fetch-mode') !== 'navigate';

/**
 * Refuses writes from pages of other sites: browsers send `Origin` with every POST. Reads from such pages are refused
 * as well, because reading a vehicle's current facts counts as a view.
 */
export const checkOrigin = createMiddleware<ServiceEnv>(async (c, next) => {
  const mayPass = READS.has(c.req.method) && !isEmbedded(c);
  if (mayPass || isOwnPage(c.req.header('origin'), c)) return next();
  return refuse(c, 403, REQUEST_FROM_OTHER_SITE);
});
