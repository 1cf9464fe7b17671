import type { SearchServer } from '../settings.ts';
import { patternsOf } from './collection-names.ts';

export interface KeyServer extends Pick<SearchServer, 'host' | 'port' | 'protocol' | 'key'> {
  /** Seconds to wait for a response. */
  timeout: number;
}

interface Probe {
  /** The right that a successful request proves: "list keys". */
  may: string;
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  body?: string;
}

/** No document or key has this name. */
const MISSING_NAME = 'no.such.one';

/**
 * Requests that a search-only key must be refused. They are harmless if they succeed: they read little, name
 * something that does not exist or are incomplete.
 */
function probes([alias = '']: readonly string[], ownPattern: RegExp): Probe[] {
  const collection = `/collections/${alias}`;
  const documents = `${collection}/documents`;
  const others = [`${alias}-two`, `x${alias}`, `${alias.split('_')[0]}_production_another-dealer`, 'another'];
  return [
    { may: 'list keys', method: 'GET', path: '/keys' },
    { may: 'create keys', method: 'POST', path: '/keys', body: '{}' },
    { may: 'list collections', method: 'GET', path: '/collections' },
    { may: 'create collections', method: 'POST', path: '/collections', body: '{}' },
    { may: 'delete collections', method: 'DELETE', path: `${collection}_0` },
    { may: 'read collections', method: 'GET', path: collection },
    {
      may: 'export documents',
      method: 'GET',
      path: `${documents}/export?include_fields=id&filter_by=id:=${MISSING_NAME}`,
    },
    { may: 'read documents', method: 'GET', path: `${documents}/${MISSING_NAME}` },
    { may: 'add documents', method: 'POST', path: documents, body: 'no JSON' },
    {
      may: 'change documents',
      method: 'POST',
      path: `${documents}/import?action=update`,
      body: `{"id":"${MISSING_NAME}"}`,
    },
    { may: 'delete documents', method: 'DELETE', path: `${documents}/${MISSING_NAME}` },
    { may: 'list aliases', method: 'GET', path: '/aliases' },
    { may: 'read statistics', method: 'GET', path: '/stats.json' },
    { may: 'read metrics', method: 'GET', path: '/metrics.json' },
    { may: 'read the server’s state', method: 'GET', path: '/debug' },
    ...others
      .filter((name) => !ownPattern.test(name))
      .map(
        (name): Probe => ({
          may: 'search other collections',
          method: 'POST',
          path: '/multi_search',
          body: JSON.stringify({ searches: [{ collection: name, q: '*', per_page: 0 }] }),
        }),
      ),
  ];
}

const isRefusal = (status: number): boolean => status === 401 || status === 403;

/** In a multi_search each search is refused in its own result. */
function refusedWithin(text: string): boolean {
  try {
    return isRefusal(JSON.parse(text)?.results?.[0]?.code);
  } catch {
    return false;
  }
}

async function isRefused(
  { protocol, host, port, timeout }: KeyServer,
  key: string,
  { method, path, body }: Probe,
): Promise<boolean> {
  const response = await fetch(`${protocol}://${host}:${port}${path}`, {
    method,
    headers: { 'x-typesense-api-key': key, 'content-type': 'application/json' },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout * 1000),
    ...(body === undefined ? {} : { body }),
  });
  const { status } = response;
  if (status === 429 || status >= 500 || (status >= 300 && status < 400))
    throw new Error(`The search server answered ${method} ${path} with ${status}.`);
  if (path !== '/multi_search') {
    // Only the status matters, and an export may be long.
    await response.body?.cancel();
    return isRefusal(status);
  }
  const text = await response.text();
  return isRefusal(status) || refusedWithin(text);
}

/**
 * Lists the rights of a published key beyond searching these collections ("list keys"); empty if there are
 * none. Rejects if the server cannot be asked.
 */
export async function findExcessRights(server: KeyServer, aliases: readonly string[]): Promise<string[]> {
  const ownPattern = new RegExp(`^(?:${aliases.flatMap(patternsOf).join('|')})$`);
  const all = probes(aliases, ownPattern);
  const [first] = all;
  if (first && !(await isRefused(server, MISSING_NAME, first)))
    throw new Error('The server accepts any key: it is not Typesense, or something in front of it answers.');
  const excess = new Set<string>();
  for (const probe of all) {
    // Some versions lack a path and respond 404 for any key. Only a path that refuses a made-up key proves a
    // right.
    if (!(await isRefused(server, server.key, probe)) && (await isRefused(server, MISSING_NAME, probe)))
      excess.add(probe.may);
  }
  return [...excess];
}
