import type { Context } from 'hono';
import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';
import { LRUCache } from 'lru-cache';
import { hostName } from '../../../lib/host-name.ts';
import type { RequestLog } from './log-requests.ts';
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

/** Advice to ops if a page of the dealer itself was refused. */
function nextStep(origin: string, host: string, siteOrigin: string): string {
  const page = URL.canParse(origin) ? new URL(origin) : null;
  if (page === null) return 'browsers name the page of each form: this request came from another program';
  const requested = hostName(host);
  if (page.hostname !== requested && page.hostname !== new URL(siteOrigin).hostname)
    return 'this is another website: if the dealer owns it, it needs its own tenant';
  return `if this page is the dealer's, let the proxy pass on the host with its port ("proxy_set_header Host $http_host" in nginx), or correct url in site.yaml, so that origin is the site's address or names the same host and port as the request`;
}

/** The origin of an `Origin` header, without anything that a stranger could add to it. */
const originOf = (header: string | undefined): string => {
  if (header === undefined) return 'none';
  return URL.canParse(header) ? new URL(header).origin : 'not valid';
};

/** Pairs of origin and host that are remembered, so that requests with made-up ones cannot fill the memory. */
const MAX_PAIRS = 100;
const LOG_AGAIN_MS = 3_600_000;

/**
 * Refuses writes from pages of other sites: browsers send `Origin` with every POST. Reads from such pages are refused
 * as well, because reading a vehicle's current facts counts as a view. The log names the origin and the host that did
 * not match, hourly at most: behind a proxy that changes the host, every form of the dealer is refused.
 */
export function checkOrigin({ log, now }: RequestLog) {
  const logged = new LRUCache<string, true>({
    max: MAX_PAIRS,
    ttl: LOG_AGAIN_MS,
    perf: { now: () => now().getTime() },
    ttlResolution: 0,
  });
  return createMiddleware<ServiceEnv>(async (c, next) => {
    const header = c.req.header('origin');
    const mayPass = READS.has(c.req.method) && !isEmbedded(c);
    if (mayPass || isOwnPage(header, c)) return next();
    const { name: tenant, origin: site } = c.get('tenant');
    const [origin, host] = [originOf(header), c.get('host')];
    const pair = `${tenant} ${origin} ${host}`;
    if (!logged.has(pair)) {
      logged.set(pair, true);
      log.warn(
        { request: c.get('requestId'), tenant, origin, host, site, next: nextStep(origin, host, site) },
        'a request was refused, because the page that sent it is not on the host that it was sent to',
      );
    }
    return refuse(c, 403, REQUEST_FROM_OTHER_SITE);
  });
}
