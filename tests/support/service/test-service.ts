import { pino } from 'pino';
import { altcha } from '../../../src/api/captcha/altcha.ts';
import { cleanPhoto } from '../../../src/api/drafts/clean-photo.ts';
import { photoFiles } from '../../../src/api/drafts/photo-files.ts';
import { createLeadsStored } from '../../../src/api/lead-forms/accept-lead.ts';
import { leads } from '../../../src/api/leads/schema.ts';
import { deliveries } from '../../../src/api/outbox/schema.ts';
import type { Database } from '../../../src/api/platform/database/database.ts';
import { createReadiness } from '../../../src/api/platform/health/readiness.ts';
import { trustedProxies } from '../../../src/api/platform/http/requested-host.ts';
import type { ServedTenant } from '../../../src/api/platform/http/served-tenant.ts';
import { createRateLimits, type RateLimits } from '../../../src/api/platform/limits/rate-limits.ts';
import { createMetrics } from '../../../src/api/platform/metrics/metrics.ts';
import { createService, type ServiceDependencies } from '../../../src/api/service.ts';
import { stockValuer } from '../../../src/api/valuation/stock-valuer.ts';
import { makeSheet } from '../../../src/api/vehicles/pdf/make-sheet.ts';
import { hostName } from '../../../src/lib/host-name.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { checkAgainstOpenApi } from './check-against-openapi.ts';
import { northStock } from './test-stock.ts';

export const NOW = new Date('2026-11-22T10:00:00Z');

const NORTH_DEALER = {
  name: 'North & Sons',
  phone: { text: '07 3555 0100', href: 'tel:+61735550100' },
  colours: { button: 'oklch(0.53 0.135 42)', onButton: 'oklch(1 0 0)', link: 'oklch(.5 0.135 42)' },
};

/** Limits that allow every request, for tests without a database. */
export const UNLIMITED: RateLimits = { consume: async () => ({ ok: true }), refund: async () => {} };

/** Finds these tenants as the service does. */
const hostsOf =
  (tenants: readonly ServedTenant[]): ServiceDependencies['tenantOfHost'] =>
  async (authority) => {
    const host = hostName(authority);
    return (
      tenants.find(({ name, origin }) => host === `${name}.localhost` || host === new URL(origin).hostname) ??
      null
    );
  };

/** Number of leads sent by all services of a test file. */
let count = 0;

/**
 * A service with two dealers, north and south. Its log is collected in `lines`. `dependencies` replace the defaults.
 * Each answer must be as the OpenAPI description says.
 */
export function testService(
  database: Database,
  lines: string[] = [],
  dependencies: Partial<ServiceDependencies> = {},
) {
  const metrics = createMetrics();
  const service = createService({
    database,
    captcha: altcha('a-secret-of-the-tests', () => new Date()),
    limits: dependencies.limits ?? createRateLimits(database, dependencies.now ?? (() => NOW)),
    outbox: { add: async () => {} },
    tenantOfHost: hostsOf([
      {
        name: 'north',
        websiteId: 'site-north',
        origin: 'https://www.north.example',
        timezone: 'Australia/Sydney',
        dealer: NORTH_DEALER,
      },
      {
        name: 'south',
        websiteId: 'site-south',
        origin: 'https://www.south.example',
        timezone: 'Australia/Perth',
        dealer: { name: 'South Cars', phone: null, colours: null },
      },
    ]),
    isTrustedProxy: trustedProxies(''),
    stockOf: northStock(NOW),
    photoFiles: photoFiles(temporaryFolder('photos')),
    photoCleaner: { clean: cleanPhoto, close: () => {} },
    sheetPrinter: { print: makeSheet, close: () => {} },
    valuer: stockValuer,
    geocoder: null,
    stockUpdates: null,
    requests: metrics.requests,
    leadsStored: createLeadsStored(metrics.registry),
    checkReadiness: createReadiness(database, [leads, deliveries], temporaryFolder('data'), () => NOW),
    now: () => NOW,
    log: pino({ level: 'info' }, { write: (line) => void lines.push(line) }),
    ...dependencies,
  });
  const openApi = checkAgainstOpenApi(service);

  /**
   * Posts a lead from a page of the dealer north, each time with another key and address. A header that is null is
   * removed.
   */
  async function post(body: unknown, changes: Record<string, string | null> = {}) {
    count += 1;
    const headers = {
      host: 'www.north.example',
      origin: 'https://www.north.example',
      'content-type': 'application/json',
      'idempotency-key': `test-key-${count}`,
      ...changes,
    };
    const sent = Object.entries(headers).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
    const answer = await service.request(
      '/api/leads',
      {
        method: 'POST',
        headers: sent as [string, string][],
        body: typeof body === 'string' ? body : JSON.stringify(body),
      },
      { incoming: { socket: { remoteAddress: `2001:db8:0:${count.toString(16)}::1` } } },
    );
    const json = (await answer.json()) as { success: boolean; lead_id?: string; error?: string };
    return { status: answer.status, ...json };
  }

  /** Asks for a path as a page of the dealer north does. */
  async function get(path: string, { address = '192.0.2.1', ...headers }: Record<string, string> = {}) {
    const answer = await service.request(
      path,
      { headers: { host: 'www.north.example', 'user-agent': 'Test browser', ...headers } },
      // The part of a connection that the service reads.
      { incoming: { socket: { remoteAddress: address } } },
    );
    return { status: answer.status, json: (await answer.json()) as unknown };
  }

  return { service, post, get, openApi };
}
