import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { hostName } from '../lib/host-name.ts';
import { parseRequestTarget } from './request-target.ts';
import { sendPlainText } from './send-plain-text.ts';
import { type SitePath, staticSite } from './static-site.ts';
import { type ListedTenant, TENANT_LIST_CSS, tenantList } from './tenant-list.ts';

const ALLOW = 'GET, HEAD';

/** Errors that are no fault of the server: a file disappeared while it was sent, or the client hung up. */
const HARMLESS = new Set([
  'ENOENT',
  'EPIPE',
  'ECONNRESET',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_UNABLE_TO_PIPE',
]);

/** The service's addresses allow other methods than GET, so without a service they are 404 instead of 405. */
const isServicePath = (segments: readonly string[]): boolean => segments[0] === 'api';

/** Health checks of the service, for its operators. At the host of a dealer they do not exist. */
const HEALTH_PATHS = new Set(['/healthz', '/readyz']);

type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * One server for all tenants: `<tenant>.localhost` is the tenant's site, `localhost` the list of tenants.
 *
 * @param service answers everything below `/api`, and the health checks at hosts that are no tenant's
 */
export function siteServer(dist: string, tenants: ListedTenant[], service?: Listener): Server {
  const sites = new Map(tenants.map(({ slug }) => [`${slug}.localhost`, staticSite(join(dist, slug))]));

  async function answerList(
    request: IncomingMessage,
    response: ServerResponse,
    { path }: SitePath,
  ): Promise<void> {
    const answer = (status: number, type: string, text: string) =>
      sendPlainText(request, response, status, { text, headers: { 'Content-Type': type } });
    if (path === '/list.css') answer(200, 'text/css; charset=utf-8', TENANT_LIST_CSS);
    else if (path === '/')
      answer(200, 'text/html; charset=utf-8', tenantList(tenants, request.socket.localPort ?? 0));
    else answer(404, 'text/plain; charset=utf-8', 'Not found. The sites are listed at /.');
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = parseRequestTarget(request.url ?? '/');
    if (!target.ok) return sendPlainText(request, response, target.status);
    // Node uses the first of several Host headers, but a proxy may have used another one (RFC 9112, 3.2).
    if ((request.headersDistinct.host?.length ?? 0) > 1) return sendPlainText(request, response, 400);
    if (service && isServicePath(target.segments)) return service(request, response);
    const host = hostName(target.authority ?? request.headers.host ?? '');
    if (service && HEALTH_PATHS.has(target.path) && !sites.has(host)) return service(request, response);
    const { method = 'GET' } = request;
    if (method !== 'GET' && method !== 'HEAD' && !isServicePath(target.segments))
      return sendPlainText(request, response, 405, { headers: { Allow: ALLOW } });
    return (sites.get(host) ?? answerList)(request, response, target);
  }

  const server = createServer((request, response) => {
    // One failed response must not end the server.
    answer(request, response).catch((error: NodeJS.ErrnoException) => {
      const isHarmless = HARMLESS.has(error.code ?? '');
      if (!isHarmless) console.error(`${request.method} ${request.url}:`, error);
      if (response.headersSent) response.destroy();
      else sendPlainText(request, response, isHarmless ? 404 : 500);
    });
  });
  // Without a listener Node closes the connection on CONNECT without any response.
  server.on('connect', (_request, socket) => {
    socket.on('error', () => {});
    socket.end(
      `HTTP/1.1 405 Method Not Allowed\r\nAllow: ${ALLOW}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
    );
  });
  return server;
}
