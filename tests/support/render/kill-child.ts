import { publishInventory } from '../../../src/render/publish-inventory.ts';
import { fakeBundle } from './fake-bundle.ts';
import { fakeInventory, vehiclePages } from './fake-inventory.ts';

/** Publishes a site with the same word on every page. The test kills this process while it publishes. */
const [folder = '', word = '', count = '0'] = process.argv.slice(2);
const pages = vehiclePages(Number(count), word).map((page, index) => ({
  ...page,
  padding: (index % 50) * 200,
}));
process.stdout.write('begun\n');
await publishInventory(fakeInventory(pages, { files: [{ path: 'word.txt', body: word }] }), {
  dist: `${folder}/dist`,
  compiled: fakeBundle(folder),
  linked: [],
  jobs: 2,
  force: false,
  maxDrop: null,
  now: new Date('2026-11-20T00:00:00Z'),
  onProgress: () => {},
});
