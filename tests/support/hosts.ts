import { readdirSync } from 'node:fs';
import { get } from 'node:http';
import { text } from 'node:stream/consumers';

/** First of three consecutive ports. Another checkout on the same machine needs other ports. */
const PORT = Number(process.env.FORECOURT_E2E_PORT ?? 4398);

/** Two servers as in `npm start`: one for the demo dealers, one for the fixture dealers. */
export const HOSTS = {
  demo: { port: PORT + 1, tenants: 'tenants', dist: '.cache/e2e/dist', data: '.cache/e2e/service' },
  fixture: {
    port: PORT,
    tenants: '.cache/e2e/tenants',
    dist: '.cache/e2e/fixtures',
    data: '.cache/e2e/fixture-service',
  },
} as const;

/** The search server of `NETWORKED`. */
export const SEARCH_SERVER = {
  host: '127.0.0.1',
  port: PORT + 2,
  protocol: 'http',
  key: 'search-only',
} as const;

/** A dealer whose `config` sets only the lender, so that all other settings have their defaults. */
export const PLAIN = 'plainview';
/** A dealer with the same stock as the plain one, whose settings all differ from their defaults. */
export const CONTRARY = 'contrary';
/** The plain dealer, but with a search server. */
export const NETWORKED = 'networked';
/** The contrary dealer at a later time, when some of its vehicles were sold or reserved. */
export const LATER = 'later';
/** A dealer whose logo, main picture and photos are on other hosts, with a yard in another state. */
export const ELSEWHERE = 'elsewhere';
/** A dealer with photographs in its folder `pictures`, one of them damaged. */
export const PICTURED = 'pictured';
const FIXTURES: readonly string[] = [PLAIN, CONTRARY, NETWORKED, LATER, ELSEWHERE, PICTURED];

export const DEMO_TENANTS = readdirSync(HOSTS.demo.tenants)
  // Folders such as _mappings are not dealers.
  .filter((name) => !name.startsWith('_'))
  .sort();

export const hostOf = (tenant: string) => (FIXTURES.includes(tenant) ? HOSTS.fixture : HOSTS.demo);

/** URL of a path on a dealer's site. */
export const at = (tenant: string, path = '/'): string =>
  `http://${tenant}.localhost:${hostOf(tenant).port}${path}`;

export interface Answer {
  status: number;
  /** The redirect's target, or null. */
  location: string | null;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Requests a path from a dealer's site without following redirects. */
export function answer(tenant: string, path: string): Promise<Answer> {
  const { port } = hostOf(tenant);
  return new Promise((resolve, reject) => {
    const request = get(
      { host: 'localhost', port, path, headers: { host: `${tenant}.localhost:${port}` } },
      (response) => {
        const { statusCode = 0, headers } = response;
        const location = headers.location ?? null;
        text(response).then((body) => resolve({ status: statusCode, location, headers, body }), reject);
      },
    );
    request.on('error', reject);
  });
}
