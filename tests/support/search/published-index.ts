import { gunzipSync } from 'node:zlib';
import { answerRequests } from '../../../src/search/client/worker/answer-requests.ts';
import type { WorkerReply } from '../../../src/search/client/worker/messages.ts';
import type { HitDocument } from '../../../src/search/documents/document.ts';
import type { Fetch } from '../../../src/search/index-file/fetch-file.ts';
import type { SearchParams, SearchResult } from '../../../src/search/protocol.ts';
import type { Inventory } from '../../../src/site/inventory.ts';
import { buildInventory } from '../../../src/site/inventory.ts';
import type { Car } from '../../../src/stock/car.ts';
import { makeTenant } from '../make-tenant.ts';
import { fileBytes } from './file-bytes.ts';

export const NOW = new Date('2026-11-20T05:00:00Z');
const MANIFEST = '/search-index/manifest.json';

export const siteOf = (cars: readonly Car[], overrides: Record<string, unknown> = {}): Inventory =>
  buildInventory(makeTenant(overrides), cars, NOW);

/** A host for the files of a site, whose responses can change, fail, or lose their compression. */
export class Host {
  readonly requests: string[] = [];
  #files = new Map<string, string | Uint8Array<ArrayBuffer>>();
  online = true;
  /** True to send files uncompressed, as hosts do that decompress them before they send them. */
  unpacks = false;
  /** True to send only the first half of each file. */
  cut = false;
  /** Response for a missing file. */
  missing = () => new Response('Not found', { status: 404 });

  constructor(site: Inventory) {
    this.publish(site);
  }

  publish({ files }: Inventory): void {
    this.#files = new Map(
      files.map(({ path, body: source }) => {
        const body = fileBytes(source);
        return [`/${path}`, typeof body === 'string' ? body : Uint8Array.from(body)];
      }),
    );
  }

  readonly fetch: Fetch = async (url) => {
    this.requests.push(url);
    if (!this.online) throw new TypeError('Failed to fetch');
    const body = this.#files.get(url);
    if (body === undefined) return this.missing();
    if (this.cut && !url.endsWith('.json')) return new Response(body.slice(0, body.length / 2));
    if (this.unpacks && body instanceof Uint8Array) return new Response(Uint8Array.from(gunzipSync(body)));
    return new Response(body);
  };
}

/** The search worker, with files from a host. */
export function workerOver(host: Pick<Host, 'fetch'>) {
  const replies: WorkerReply[] = [];
  const send = answerRequests(host.fetch, (reply) => replies.push(reply));
  let id = 0;
  return {
    replies,
    send,
    init: () => send({ type: 'init', manifest: MANIFEST }),
    async search(params: Partial<SearchParams>): Promise<WorkerReply> {
      id += 1;
      const requestId = id;
      const search = { collection: 'Car_production', q: '*', per_page: 21, ...params };
      await send({ type: 'search', id: requestId, body: { searches: [search] } });
      const reply = replies.find((candidate) => candidate.id === requestId);
      if (!reply) throw new Error('The search was not answered.');
      return reply;
    },
  };
}

/** The only result of a reply; throws if there is not exactly one. */
export function resultOf(reply: WorkerReply): SearchResult<HitDocument> {
  if ('error' in reply) throw new Error(reply.error);
  const [result] = reply.response.results;
  if (!result || 'error' in result) throw new Error(result?.error ?? 'There is no result.');
  return result;
}

export const idsOf = (reply: WorkerReply): string[] =>
  resultOf(reply).hits.map(({ document }) => document.id);
