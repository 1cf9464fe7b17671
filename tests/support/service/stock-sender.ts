import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { signature } from '../../../src/api/platform/outgoing/sign.ts';
import type { UpdateOutcome } from '../../../src/api/stock-updates/schema.ts';
import { resultOf, workerOver } from '../search/published-index.ts';

interface SentStock {
  port: number;
  tenant: string;
  kind: 'feed' | 'changes';
  body: string;
  secret: string;
  /** Number of seconds by which the sender's clock is slow. */
  late?: number;
  /** Time of the sender's clock, before that; seconds since 1970. */
  clock?: number;
}

/** Sends a signed request as a dealer's system does. Resolves to its status and answer. */
function sendSigned(
  {
    port,
    tenant,
    secret,
    late = 0,
    clock = Math.floor(Date.now() / 1_000),
  }: Omit<SentStock, 'kind' | 'body'>,
  method: 'GET' | 'POST',
  path: string,
  signed: string,
): Promise<{ status: number; answer: string }> {
  const seconds = clock - late;
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: 'localhost',
        port,
        path: `/api/stock/${path}`,
        method,
        headers: { host: `${tenant}.localhost`, 'forecourt-signature': signature(secret, seconds, signed) },
      },
      (response) => {
        let answer = '';
        response.setEncoding('utf8').on('data', (part: string) => {
          answer += part;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, answer }));
      },
    );
    sent.on('error', reject);
    sent.end(method === 'POST' ? signed : undefined);
  });
}

/** Sends stock. Resolves to status and answer. */
export const sendSignedStock = (stock: SentStock): Promise<{ status: number; answer: string }> =>
  sendSigned(stock, 'POST', stock.kind, stock.body);

/** Sends stock. Resolves to the answer's status. */
export const sendStock = async (stock: SentStock): Promise<number> => (await sendSignedStock(stock)).status;

/** Sends stock and waits until it is imported. Resolves to what became of it. */
export async function outcomeOfStock(stock: SentStock): Promise<UpdateOutcome> {
  const sent = await sendSignedStock(stock);
  if (sent.status !== 202) throw new Error(`${sent.status} ${sent.answer}`);
  const { update_id } = JSON.parse(sent.answer);
  for (;;) {
    const told = await sendSigned(stock, 'GET', `updates/${update_id}`, update_id);
    const outcome = JSON.parse(told.answer);
    if (outcome.state !== 'waiting') return outcome;
    await setTimeout(50);
  }
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
