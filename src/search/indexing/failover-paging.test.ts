import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Host, NOW, siteOf, workerOver } from '../../../tests/support/search/published-index.ts';
import { startTypesense, type TypesenseServer } from '../../../tests/support/typesense/server.ts';
import { makeCar } from '../../../tests/support/vehicles.ts';
import { createDealershipSearch } from '../../features/dealership-stock/dealership-search.ts';
import { createDirectorySearch } from '../../features/directory/directory-search.ts';
import { createSearchClient } from '../../features/search/live/search-client.ts';
import type { Inventory } from '../../site/inventory.ts';
import type { Car } from '../../stock/car.ts';
import { createCardSource } from '../cards/card-source.ts';
import { createHttpTransport } from '../client/http-transport.ts';
import type { SearchTransport } from '../client/search-transport.ts';
import { vehicleList } from '../client/vehicle-list.ts';
import { withCards } from '../client/with-cards.ts';
import { CAR_SCHEMA } from '../documents/car-schema.ts';
import type { CardDocument } from '../documents/document.ts';
import { MODEL_SCHEMA } from '../documents/model-schema.ts';
import { aliasOf } from './collection-names.ts';
import { indexSite } from './index-site.ts';
import { createSearchAdmin } from './search-admin.ts';

const TENANT = 'demo';
const HITS = 21;

let server: TypesenseServer;
let runs = 0;
beforeEach(async () => {
  server = await startTypesense('admin');
});
afterEach(() => server.close());

const address = () => ({ host: '127.0.0.1', port: server.port, protocol: 'http' as const });

async function index({ documents, models }: Inventory, force: boolean) {
  runs += 1;
  const admin = createSearchAdmin({ server: address(), adminKey: 'admin', retryInterval: 0.01 });
  const { summaries } = await indexSite(admin, address(), {
    tenant: TENANT,
    collections: [
      { schema: CAR_SCHEMA, documents, maxDrop: null },
      { schema: MODEL_SCHEMA, documents: models, maxDrop: null },
    ],
    runner: 'here',
    key: 'admin',
    saveKey: async () => undefined,
    force,
    now: new Date(NOW.getTime() + runs),
    timeout: 10,
    onProgress: () => undefined,
  });
  return summaries.map(({ kind }) => kind);
}

async function engineOver(site: Inventory): Promise<SearchTransport> {
  const worker = workerOver(new Host(site));
  await worker.init();
  let id = 1_000_000;
  return {
    async multiSearch(body) {
      id += 1;
      await worker.send({ type: 'search', id, body });
      const reply = worker.replies.find((one) => one.id === id);
      if (!reply || 'error' in reply) throw new Error(reply ? reply.error : 'No answer.');
      return reply.response;
    },
  };
}

type Page = (
  transport: SearchTransport<CardDocument>,
  page: number,
) => Promise<{ found: number; ids: string[] }>;

/** Requests a page of results as InstantSearch does. */
const ofSearch =
  (indexName: string, query = ''): Page =>
  async (transport, page) => {
    const { results } = (await createSearchClient(transport).search([
      { indexName, params: { query, page } },
    ] as never)) as { results: { nbHits: number; hits: { objectID: string }[] }[] };
    const [{ nbHits, hits } = { nbHits: -1, hits: [] }] = results;
    return { found: nbHits, ids: hits.map(({ objectID }) => objectID) };
  };

const ofDealership =
  (query: string): Page =>
  async (transport, page) => {
    const asked = { dealershipId: 'd1', categories: [], choices: [], price: { min: null, max: null }, query };
    const { found, documents } = await createDealershipSearch(transport)({ ...asked, offset: page * HITS });
    return { found, ids: documents.map(({ id }) => id) };
  };

const ofDirectory =
  (query: string): Page =>
  async (transport, page) => {
    const asked = { makes: [], models: [], bodies: [], query, offset: page * HITS };
    const { found, documents } = await createDirectorySearch(transport)(asked);
    return { found, ids: documents.map(({ id }) => id) };
  };

const LISTS: Record<string, Page> = {
  'the default order': ofSearch('Car_production'),
  'the lowest price': ofSearch('Car_production/sort/price:asc'),
  'the highest price': ofSearch('Car_production/sort/price:desc'),
  'the lowest odometer': ofSearch('Car_production/sort/km:asc'),
  'the oldest': ofSearch('Car_production/sort/year:asc'),
  'the default order reversed': ofSearch('Car_production/sort/custom_rank:asc'),
  'a search for words': ofSearch('Car_production', 'mazda'),
  'a search for words, sorted by price': ofSearch('Car_production/sort/price:asc', 'mazda'),
  'a dealership': ofDealership(''),
  'a dealership’s vehicles, searched for words': ofDealership('mazda'),
  'the directory': ofDirectory(''),
  'the directory, searched for words': ofDirectory('m'),
};

/** Few different prices, years and kilometres, so that many vehicles tie. */
const car: fc.Arbitrary<Car> = fc
  .record({
    stocknum: fc.integer({ min: 1, max: 1_000_000 }).map(String),
    price: fc.constantFrom(0, 19_990, 29_990),
    km: fc.constantFrom(10, 20_000),
    year: fc.constantFrom(2020, 2021),
    make: fc.constantFrom('Mazda', 'Mazda', 'Kia'),
    model: fc.integer({ min: 1, max: 30 }).map((n) => `M${n}`),
    created_at: fc.constantFrom('2026-10-01T00:00:00.000Z', '2026-11-19T00:00:00.000Z'),
  })
  .map((over) => makeCar(over));

const stock = fc.uniqueArray(car, { minLength: 50, maxLength: 70, selector: ({ id }) => id });

/** Some vehicles are removed, some added and some get cheaper. */
const change = fc.record({
  later: fc.uniqueArray(car, { maxLength: 12, selector: ({ id }) => id }),
  fate: fc.array(fc.constantFrom('stays', 'stays', 'leaves', 'is cheaper'), { minLength: 70, maxLength: 70 }),
});

function changed(before: readonly Car[], { later, fate }: { later: Car[]; fate: string[] }): Car[] {
  const kept = before.flatMap((one, n) => {
    if (fate[n] === 'leaves') return [];
    return [fate[n] === 'is cheaper' ? { ...one, price: 19_990 } : one];
  });
  const ids = new Set(kept.map(({ id }) => id));
  return [...kept, ...later.filter(({ id }) => !ids.has(id))];
}

it('a failover between pages repeats and skips no hits, even after an incremental update', async () => {
  await fc.assert(
    fc.asyncProperty(stock, change, fc.integer({ min: 1, max: 2 }), async (before, how, failsAt) => {
      expect(await index(siteOf(before), true)).toEqual(['replaced', 'replaced']);
      const site = siteOf(changed(before, how));
      expect(await index(site, false)).toEqual(['updated', 'updated']);
      const source = createCardSource('/search-index/manifest.json', new Host(site).fetch);
      const engine = withCards(await engineOver(site), source);
      const collection = aliasOf(CAR_SCHEMA.name, TENANT);
      const http = withCards(
        createHttpTransport({ server: { ...address(), key: 'admin', collection }, timeout: 20_000 }),
        source,
      );
      for (const [name, page] of Object.entries(LISTS)) {
        const ids: string[] = [];
        const { found } = await page(engine, 0);
        for (let at = 0; at * HITS < found; at++) {
          ids.push(...(await page(at < failsAt ? http : engine, at)).ids);
        }
        expect(new Set(ids).size, `${name}: none twice`).toBe(ids.length);
        expect(ids.length, `${name}: none missing`).toBe(found);
      }
      const [served, own] = await Promise.all(
        [http, engine].map((transport) => vehicleList(transport, [], 250)),
      );
      expect(served?.map(({ id }) => id)).toEqual(own?.map(({ id }) => id));
    }),
    { numRuns: 8, endOnFailure: true },
  );
}, 60_000);
