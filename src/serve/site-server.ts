import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { staticSite } from './static-site.ts';
import { type ListedTenant, TENANT_LIST_CSS, tenantList } from './tenant-list.ts';

const hostName = (request: IncomingMessage): string => (request.headers.host ?? '').replace(/:\d+$/, '');

/** One server for every tenant: `<tenant>.localhost` is the tenant's site, `localhost` the list of them. */
export function siteServer(dist: string, tenants: ListedTenant[], port: number): Server {
  const sites = new Map(tenants.map(({ slug }) => [`${slug}.localhost`, staticSite(join(dist, slug))]));
  const list = tenantList(tenants, port);

  function answerList(request: IncomingMessage, response: ServerResponse): void {
    if (request.url === '/list.css') response.setHeader('Content-Type', 'text/css').end(TENANT_LIST_CSS);
    else if (request.url === '/') response.setHeader('Content-Type', 'text/html; charset=utf-8').end(list);
    else
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found. The sites are listed at /.');
  }

  return createServer((request, response) => (sites.get(hostName(request)) ?? answerList)(request, response));
}
