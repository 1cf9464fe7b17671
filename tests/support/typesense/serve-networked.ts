import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { loadInventory, loadTenantToBuild } from '../../../src/render/load-site.ts';
import { CAR_SCHEMA } from '../../../src/search/documents/car-schema.ts';
import { MODEL_SCHEMA } from '../../../src/search/documents/model-schema.ts';
import { aliasOf, patternsOf } from '../../../src/search/indexing/collection-names.ts';
import { indexSite } from '../../../src/search/indexing/index-site.ts';
import { createSearchAdmin } from '../../../src/search/indexing/search-admin.ts';
import { writeFixtureTenants } from '../../fixture-site/write.ts';
import { NETWORKED, SEARCH_SERVER } from '../hosts.ts';
import { foldersOf } from '../stock/stock-folders.ts';
import { startTypesense } from './server.ts';

/**
 * Program that starts the search server of the networked fixture site and indexes its stock, as `npm run index` does.
 */
const folder = mkdtempSync(join(tmpdir(), 'networked-'));
const now = new Date();
writeFixtureTenants(folder, now);
const site = { root: resolve('.'), ...foldersOf(join(folder, NETWORKED)) };
const { tenant } = await loadTenantToBuild(site, now);
const { inventory } = await loadInventory(tenant, site, now);
rmSync(folder, { recursive: true });

const server = await startTypesense('admin', SEARCH_SERVER.port);
// Unhealthy until the index is complete, so that Playwright waits for it.
server.behave((request) => (request === 'GET /health' ? { kind: 'fail', status: 503 } : { kind: 'answer' }));
const collections = [
  { schema: CAR_SCHEMA, documents: inventory.documents, maxDrop: null },
  { schema: MODEL_SCHEMA, documents: inventory.models, maxDrop: null },
];
server.store.addKey({
  value: SEARCH_SERVER.key,
  description: 'Search of the networked fixture site',
  actions: ['documents:search'],
  collections: collections.flatMap(({ schema }) => patternsOf(aliasOf(schema.name, NETWORKED))),
});
await indexSite(createSearchAdmin({ server: SEARCH_SERVER, adminKey: 'admin' }), SEARCH_SERVER, {
  tenant: NETWORKED,
  collections,
  key: SEARCH_SERVER.key,
  saveKey: () => Promise.reject(new Error('The key is fixed.')),
  force: true,
  runner: 'tests',
  now,
  timeout: 10,
  onProgress: () => undefined,
});
server.behave(() => ({ kind: 'answer' }));
