import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { signature } from '../../../src/api/webhook/sign.ts';
import { resultOf, workerOver } from '../search/published-index.ts';

interface SentStock {
  port: number;
  tenant: string;
  kind: 'feed' | 'changes';
  body: string;
  secret: string;
  /** Number of seconds by which the sender's clock is slow. */
  late?: number;
}

/** Sends stock as a dealer's system does. Resolves to the answer's status. */
export function sendStock({ port, tenant, kind, body, secret, late = 0 }: SentStock): Promise<number> {
  const seconds = Math.floor(Date.now() / 1_000) - late;
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: 'localhost',
        port,
        path: `/api/stock/${kind}`,
        method: 'POST',
        headers: { host: `${tenant}.localhost`, 'forecourt-signature': signature(secret, seconds, body) },
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** A published page of a tenant. */
export const publishedPage = (dist: string, tenant: string, path: string): string =>
  readFileSync(join(dist, tenant, `${path}.html`), 'utf8');

/** Number of vehicles that a published search index finds. */
export async function foundInIndex(dist: string, tenant: string, filter_by: string): Promise<number> {
  const worker = workerOver({
    fetch: async (url) => new Response(Uint8Array.from(readFileSync(join(dist, tenant, url)))),
  });
  await worker.init();
  return resultOf(await worker.search({ filter_by })).found;
}
