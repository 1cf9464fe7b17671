import { CAR_SCHEMA } from '../../../src/search/documents/car-schema.ts';
import { indexCollection } from '../../../src/search/indexing/index-collection.ts';
import { createSearchAdmin } from '../../../src/search/indexing/search-admin.ts';
import { aDocument } from '../a-document.ts';

/** Indexes vehicles that all have the same colour. The test kills this process at one of its requests. */
const [port = '', colour = '', count = '0'] = process.argv.slice(2);
const admin = createSearchAdmin({
  server: { host: '127.0.0.1', port: Number(port), protocol: 'http' },
  adminKey: 'admin',
  retryInterval: 0.01,
});
await indexCollection(admin, {
  tenant: 'demo',
  schema: CAR_SCHEMA,
  documents: Array.from({ length: Number(count) }, (_, n) => aDocument(`v${n}`, { colour })),
  maxDrop: null,
  force: true,
  runner: 'here',
  now: new Date(),
  onProgress: () => undefined,
});
