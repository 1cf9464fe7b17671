import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serializeCar } from '../../src/stock/stock-file.ts';
import { fixtureCars } from '../fixture-site/cars.ts';
import { plainview } from '../fixture-site/sites.ts';
import { writeFixtureTenants } from '../fixture-site/write.ts';
import { runCommand } from '../support/commands/run-command.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { startTypesense, type TypesenseServer } from '../support/typesense/server.ts';

const now = new Date();
const folder = temporaryFolder('index');
const tenants = join(folder, 'tenants');
const siteFile = join(tenants, 'plainview/site.yaml');
const stockFile = join(tenants, 'plainview/stock.jsonl');
const ALIAS = 'Car_production_plainview';
let server: TypesenseServer;

beforeAll(() => writeFixtureTenants(tenants, now));
beforeEach(async () => {
  server = await startTypesense('the-admin-key');
  writeStock(fixtureCars(now));
  // The server has no key yet.
  writeFileSync(siteFile, siteText(`{ host: 127.0.0.1, port: ${server.port}, protocol: http }`));
});
afterEach(() => server.close());

function siteText(typesense: string): string {
  const { name: _, config: __, ...site } = plainview(now);
  return `# The dealer by the water\nname: Plainview Motors\n${Object.entries(site)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .join('\n')}\nconfig:\n  search:\n    typesense: ${typesense} # our cluster\n`;
}

const writeStock = (cars: ReturnType<typeof fixtureCars>): void =>
  writeFileSync(stockFile, `${cars.map(serializeCar).join('\n')}\n`);

const index = (
  args: string[],
  env: { TYPESENSE_ADMIN_KEY?: string } = { TYPESENSE_ADMIN_KEY: 'the-admin-key' },
) =>
  runCommand('index', ['--tenants', tenants, ...args], { env: { TYPESENSE_ADMIN_KEY: undefined, ...env } });

const live = () => server.store.find(ALIAS);

describe('npm run index', { timeout: 90_000 }, () => {
  it('API-06 fills the server, writes a search-only key for the dealer’s collections into site.yaml, and sends nothing private', async () => {
    const before = readFileSync(siteFile, 'utf8');
    const { status, output } = await index(['plainview']);
    expect(output).toMatch(
      /plainview: \d+ vehicles in a new collection; \d+ models in a new collection; a search key was written into site.yaml, so build the site again; [\d.]+ s/,
    );
    expect(status).toBe(0);

    const [key] = server.store.keys;
    expect(key).toMatchObject({
      actions: ['documents:search'],
      collections: [
        'Car_production_plainview',
        'Car_production_plainview_[0-9]+',
        'Model_production_plainview',
        'Model_production_plainview_[0-9]+',
      ],
    });
    const after = readFileSync(siteFile, 'utf8');
    expect(after.replace(`"key": "${key?.value}", `, '')).toBe(before);
    expect(after).not.toContain('the-admin-key');
    expect(output).not.toContain('the-admin-key');

    const documents = [...(live()?.documents.values() ?? [])];
    expect(documents.length).toBeGreaterThan(5);
    const text = JSON.stringify(documents);
    expect(text).not.toMatch(/"(vin|private_suburb|private_postcode|regplate)"/);
    for (const { vin } of fixtureCars(now)) if (vin) expect(text).not.toContain(vin);
  });

  it('sends only the changed vehicle in the next run, and keeps the key in site.yaml', async () => {
    await index(['plainview']);
    const text = readFileSync(siteFile, 'utf8');
    const cars = fixtureCars(now);
    const dearer = [...(live()?.documents.values() ?? [])].find(({ price }) => Number(price) > 0)?.id;
    writeStock(cars.map((car) => (car.id === dearer ? { ...car, price: (car.price ?? 0) + 1000 } : car)));
    const { output } = await index(['plainview']);
    expect(output).toMatch(/plainview: \d+ vehicles, 1 sent, 0 removed; \d+ models, 0 sent, 0 removed;/);
    expect(readFileSync(siteFile, 'utf8')).toBe(text);
    expect(server.store.keys).toHaveLength(1);
  });

  it('changes nothing when the server fails, and says what to do next', async () => {
    await index(['plainview']);
    const before = { aliases: [...server.store.aliases], collections: [...server.store.collections.keys()] };
    server.behave((request) =>
      request.endsWith('/import') ? { kind: 'fail', status: 400 } : { kind: 'answer' },
    );
    const { status, output } = await index(['plainview', '--force']);
    expect(status).toBe(1);
    expect(output).toContain('Next: Make sure that the server answers');
    expect(output).toContain('1 index could not be updated. Shoppers still search what was indexed before.');
    expect({
      aliases: [...server.store.aliases],
      collections: [...server.store.collections.keys()],
    }).toEqual(before);
  });

  it('refuses to remove more than 30 % of the vehicles, and names --accept-drop', async () => {
    await index(['plainview']);
    const cars = fixtureCars(now);
    writeStock(cars.slice(0, 2));
    const refused = await index(['plainview']);
    expect(refused.output).toContain('more than 30 % would be removed');
    expect(refused.output).toContain('index again with --accept-drop');
    expect(refused.status).toBe(1);
  });

  it('reports a key that cannot search', async () => {
    writeFileSync(
      siteFile,
      siteText(`{ host: 127.0.0.1, port: ${server.port}, protocol: http, key: of-another-server }`),
    );
    const { status, output } = await index(['plainview']);
    expect(output).toContain('a search with its key failed: The search server answered 401');
    expect(output).toContain('empty config.search.typesense.key');
    expect(status).toBe(1);
  });

  it('allows only one process at a time for a dealer, and ignores the lock of a process that has ended', async () => {
    const lock = join('.cache', 'index', 'plainview.lock');
    mkdirSync(join('.cache', 'index'), { recursive: true });
    writeFileSync(lock, String(process.pid));
    const { status, output } = await index(['plainview']);
    rmSync(lock);
    expect(output).toContain(
      `The search index of plainview is being updated by another process (${process.pid}).`,
    );
    expect(status).toBe(1);
    expect(server.requests).toEqual([]);

    // The lock of a killed process is ignored.
    writeFileSync(lock, String(spawnSync(process.execPath, ['-e', '']).pid));
    expect(await index(['plainview'])).toMatchObject({ status: 0 });
    expect(existsSync(lock)).toBe(false);
  });

  it('reports a missing admin key, and a named dealer without a search server', async () => {
    const withoutKey = await index(['plainview'], {});
    expect(withoutKey.output).toContain('plainview: TYPESENSE_ADMIN_KEY is not set.');
    expect(withoutKey.status).toBe(1);
    const withoutServer = await index(['contrary']);
    expect(withoutServer.output).toContain('contrary: It has no search server');
    expect(withoutServer.status).toBe(1);
  });
});
