import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { CAR_SCHEMA } from '../../src/search/documents/car-schema.ts';
import { checkKey } from '../../src/search/indexing/check-key.ts';
import { aliasOf, patternsOf } from '../../src/search/indexing/collection-names.ts';
import { IndexFailed } from '../../src/search/indexing/index-failed.ts';
import { indexSite } from '../../src/search/indexing/index-site.ts';
import { createSearchAdmin } from '../../src/search/indexing/search-admin.ts';
import { aDocument } from '../support/a-document.ts';
import { type CommandRun, endOf, runCommand, startCommand } from '../support/commands/run-command.ts';
import { manyCars } from '../support/many-cars.ts';
import { writeSearchedTenant } from '../support/searched-tenant.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { faults } from '../support/typesense/faults.ts';
import { startTypesense, type TypesenseServer } from '../support/typesense/server.ts';
import { LONG, proofTimeout, recordFigures, rounds } from './proof.ts';

const ADMIN = 'the-admin-key-0123456789';
const KEY = 'the-search-key+0123456789';
const COLLECTIONS = ['Car_production', 'Model_production'];
const figures: string[] = [];
const now = new Date();
const folder = temporaryFolder('index-server');
let server: TypesenseServer;
beforeEach(async () => {
  server = await startTypesense(ADMIN);
});
afterEach(() => server.close());
afterAll(() => {
  recordFigures('index-server', 'Indexing with kills and with a failing search server', figures);
});

function addKey(to: TypesenseServer, slug: string): void {
  const collections = COLLECTIONS.flatMap((name) => patternsOf(aliasOf(name, slug)));
  to.store.addKey({ value: KEY, description: '', actions: ['documents:search'], collections });
}

const env = { TYPESENSE_ADMIN_KEY: ADMIN };
const argumentsOf = (slugs: readonly string[], flags: readonly string[]) => [
  '--tenants',
  folder,
  ...slugs,
  ...flags,
];
const index = (slugs: readonly string[], ...flags: string[]) =>
  runCommand('index', argumentsOf(slugs, flags), { env });

const documentsOf = (name: string) => [...(server.store.find(name)?.documents.values() ?? [])];
/** Collections that are neither in use nor the previous ones. */
function unneeded(slug: string): string[] {
  const { collections, aliases } = server.store;
  const needed = COLLECTIONS.flatMap((name) => {
    const live = aliases.get(aliasOf(name, slug)) ?? '';
    const { replaces } = (collections.get(live)?.schema.metadata ?? {}) as { replaces?: string };
    return [live, replaces];
  });
  return [...collections.keys()].filter((name) => !needed.includes(name));
}

function expectNoKeys({ output }: CommandRun): void {
  for (const key of [ADMIN, KEY, encodeURIComponent(KEY)]) expect(output).not.toContain(key);
}

const KILLS = rounds(3, 60);
it(`npm run index killed ${KILLS} times keeps every vehicle findable, and the next run cleans up`, {
  timeout: proofTimeout(180_000),
}, async () => {
  const slug = 'killed';
  const alias = aliasOf('Car_production', slug);
  addKey(server, slug);
  const write = (colour: string) => {
    const typesense = { port: server.port, key: KEY };
    writeSearchedTenant(folder, { slug, typesense, cars: manyCars(520, now, { colour }) }, now);
  };
  write('colour 0');
  expect(await index([slug])).toMatchObject({ status: 0 });
  const vehicles = documentsOf(alias).length;
  expect(vehicles).toBeGreaterThan(500);
  const requests = server.requests.length;

  const seen = { killed: 0, ended: 0, leftBehind: 0, swapped: 0 };
  for (let round = 1; round <= KILLS; round += 1) {
    write(`colour ${round}`);
    const force = round % 2 === 0 ? ['--force'] : [];
    const before = server.store.aliases.get(alias);
    server.requests.splice(0);
    // Each round is killed in another part of the run, so that even a few rounds cover all of it.
    const fatal = 1 + Math.floor(((round - Math.random()) / KILLS) * (requests + 2));
    const child = startCommand('index', argumentsOf([slug], force), { env });
    server.behave(async (_, nth) => {
      if (nth === fatal) {
        child.kill('SIGKILL');
        // Requests sent before the kill still arrive.
        await setTimeout(Math.random() * 4);
      }
      return { kind: 'answer' };
    });
    const { status } = await endOf(child);
    await server.settled();
    seen[status === null ? 'killed' : 'ended'] += 1;
    const live = server.store.aliases.get(alias);
    if (live !== before) seen.swapped += 1;
    seen.leftBehind += unneeded(slug).length;
    expect(documentsOf(alias)).toHaveLength(vehicles);
    const colours = new Set(documentsOf(alias).map(({ colour }) => colour));
    if (force.length > 0 && live !== before) expect([...colours]).toEqual([`colour ${round}`]);

    server.behave(() => ({ kind: 'answer' }));
    const again = await index([slug], ...(round % 3 === 0 ? ['--force'] : []));
    expect(again).toMatchObject({ status: 0 });
    expectNoKeys(again);
    expect(unneeded(slug)).toEqual([]);
    const after = new Set(documentsOf(alias).map(({ colour }) => colour));
    expect([...after]).toEqual([`colour ${round}`]);
    expect(documentsOf(alias)).toHaveLength(vehicles);
  }
  expect(seen.killed).toBeGreaterThan(KILLS / 3);
  figures.push(
    `${KILLS} runs of the real command, ${seen.killed} killed at a random request, ${seen.ended} over before; ${vehicles} vehicles.`,
    `After each the live alias led to all ${vehicles} vehicles; ${seen.swapped} had swapped the collection already.`,
    `Killed runs left ${seen.leftBehind} collections behind; after each next run, forced or not, none was left.`,
  );
});

/**
 * Indexes in this process instead of by the command, with almost no delay between retries.
 *
 * @param timeout longest wait for a response, in seconds
 */
async function indexHere(slug: string, colour: string, vehicles: number, timeout = 10): Promise<unknown> {
  const address = { host: '127.0.0.1', port: server.port, protocol: 'http' as const };
  const admin = createSearchAdmin({ server: address, adminKey: ADMIN, retryInterval: 0.001, timeout });
  const documents = Array.from({ length: vehicles }, (_, n) => aDocument(`v${n}`, { colour }));
  const run = async () => {
    await checkKey({ ...address, key: KEY, timeout }, [aliasOf('Car_production', slug)], now);
    await indexSite(admin, address, {
      tenant: slug,
      collections: [{ schema: CAR_SCHEMA, documents, maxDrop: null }],
      key: KEY,
      saveKey: () => Promise.reject(new Error('There is a key.')),
      force: true,
      runner: 'here',
      now: new Date(),
      timeout,
      onProgress: () => undefined,
    });
  };
  return run().then(
    () => null,
    (error: unknown) => error,
  );
}

it('indexing keeps the live index complete whichever request the server fails at, and says what to do next', {
  timeout: proofTimeout(180_000),
}, async () => {
  const slug = 'faulty';
  const alias = aliasOf('Car_production', slug);
  const vehicles = 510;
  addKey(server, slug);
  await indexHere(slug, 'first', vehicles);
  server.requests.splice(0);
  expect(await indexHere(slug, 'second', vehicles)).toBeNull();
  const requests = server.requests.length;
  const step = LONG ? 1 : 23;
  const seen = { failed: 0, passed: 0 };
  let start = 0;
  for (const [name, behaviour] of faults([ADMIN, KEY])) {
    start += 1;
    for (let at = 1 + (start % step); at <= requests; at += step) {
      server.requests.splice(0);
      server.behave((_, nth) => (nth >= at ? behaviour : { kind: 'answer' }));
      const colour = `${name} at ${at}`;
      const live = server.store.aliases.get(alias);
      const failure = await indexHere(slug, colour, vehicles, behaviour.kind === 'hang' ? 0.5 : 10);
      server.behave(() => ({ kind: 'answer' }));
      const documents = documentsOf(alias);
      expect([colour, documents.length]).toEqual([colour, vehicles]);
      expect(new Set(documents.map((document) => document.colour)).size).toBe(1);
      if (failure === null) {
        seen.passed += 1;
        continue;
      }
      seen.failed += 1;
      expect(failure).toBeInstanceOf(IndexFailed);
      const { reasons, next } = failure as IndexFailed;
      expect([colour, reasons.join()]).toEqual([
        colour,
        expect.stringContaining(`http://127.0.0.1:${server.port}`),
      ]);
      expect(next).toMatch(/again/);
      if (server.store.aliases.get(alias) === live) expect(documents[0]?.colour).not.toBe(colour);
    }
  }
  expect(seen.failed).toBeGreaterThan(seen.passed * 5);
  expect(await indexHere(slug, 'last', vehicles)).toBeNull();
  expect(unneeded(slug)).toEqual([]);
  figures.push(
    `${seen.failed + seen.passed} runs against a server that fails from its nth request on, in ${faults([]).length} ways: ${seen.failed} failed with server and advice named; each left the live index whole.`,
  );
});

it('npm run index names tenant and server of a failure, prints no key, indexes the other tenant and exits with 1', {
  timeout: proofTimeout(180_000),
}, async () => {
  const sound = await startTypesense(ADMIN);
  const elsewhere = await startTypesense(ADMIN);
  const slugs = ['a-faulty', 'b-sound'];
  addKey(server, 'a-faulty');
  addKey(sound, 'b-sound');
  const write = (port: number) => {
    writeSearchedTenant(folder, { slug: 'a-faulty', typesense: { port, key: KEY } }, now);
    writeSearchedTenant(folder, { slug: 'b-sound', typesense: { port: sound.port, key: KEY } }, now);
  };
  write(server.port);
  expect(await index(slugs)).toMatchObject({ status: 0 });
  const requests = server.requests.length;
  const probes = server.requests.indexOf('GET /collections/Car_production_a-faulty/documents/export') + 10;
  const before = documentsOf(aliasOf('Car_production', 'a-faulty'));

  const tried = faults([ADMIN, KEY]).filter((_, n) => LONG || n % 10 === 9);
  const redirect = {
    kind: 'say',
    status: 307,
    type: 'text/html',
    text: '',
    location: `http://127.0.0.1:${elsewhere.port}/collections`,
  } as const;
  for (const [name, behaviour] of [...tried, ['a redirect', redirect] as const]) {
    for (const from of LONG ? [1, probes, requests - 3] : [probes]) {
      server.requests.splice(0);
      server.behave((_, nth) => (nth >= from ? behaviour : { kind: 'answer' }));
      const ended = await index(slugs, '--force', '--timeout', '1');
      expect([name, from, ended.status]).toEqual([name, from, 1]);
      expect(ended.output).toMatch(new RegExp(`^a-faulty: .*http://127.0.0.1:${server.port}`, 'm'));
      expect(ended.output).toMatch(/^Next: .*again/m);
      expect(ended.output).toMatch(/^b-sound: \d+ vehicles in a new collection/m);
      expect(ended.output).toContain('1 index could not be updated');
      expectNoKeys(ended);
      expect(documentsOf(aliasOf('Car_production', 'a-faulty'))).toHaveLength(before.length);
    }
  }
  expect(elsewhere.requests).toEqual([]);

  server.behave(() => ({ kind: 'answer' }));
  const { port } = elsewhere;
  await elsewhere.close();
  write(port);
  const refused = await index(slugs);
  expect(refused.output).toMatch(new RegExp(`^a-faulty: .*http://127.0.0.1:${port}.*ECONNREFUSED`, 'm'));
  expect(refused.output).toMatch(/^b-sound: \d+ vehicles, 0 sent/m);
  expectNoKeys(refused);
  await sound.close();
  figures.push(
    `The real command with ${tried.length + 2} faults beside a sound dealer: exit 1, dealer and server named, no key in what it prints, the sound dealer indexed each time; no request followed a redirect.`,
  );
});
