import { hash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildSite } from '../../src/render/build-site.ts';
import { runCommand } from '../support/commands/run-command.ts';
import { writeSearchedTenant } from '../support/searched-tenant.ts';
import { foldersOf } from '../support/stock/stock-folders.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { scopedKey } from '../support/typesense/scoped-key.ts';
import { startTypesense, type TypesenseServer } from '../support/typesense/server.ts';

const ADMIN = 'the-admin-key-0123456789';
const SLUG = 'keyed';
const OWN = ['Car', 'Model'].flatMap((name) => [
  `${name}_production_${SLUG}`,
  `${name}_production_${SLUG}_[0-9]+`,
]);
const now = new Date();
const folder = temporaryFolder('published-key');
const tenants = join(folder, 'tenants');
let server: TypesenseServer;

beforeEach(async () => {
  server = await startTypesense(ADMIN);
});
afterEach(() => server.close());

/** Writes the tenant with one key in its configuration and another in a configuration override. */
function write(key: string | number, inOverride?: string): void {
  const set = { search: { typesense: { key: inOverride } } };
  const overrides = inOverride === undefined ? [] : [{ when: { car_type: 'new' }, set }];
  writeSearchedTenant(tenants, { slug: SLUG, typesense: { port: server.port, key }, overrides }, now);
}

function addKey(value: string, actions = ['documents:search'], collections = OWN): string {
  server.store.addKey({ value, description: '', actions, collections });
  return value;
}

const run = (script: 'index' | 'check', adminKey: string | null = ADMIN) =>
  runCommand(script, ['--tenants', tenants, SLUG], { env: { TYPESENSE_ADMIN_KEY: adminKey ?? undefined } });

/** Runs a build that is refused before it uses `compiled`; returns the error. */
const build = (): Promise<unknown> =>
  buildSite({
    root: process.cwd(),
    ...foldersOf(join(tenants, SLUG)),
    dist: join(folder, 'dist'),
    compiled: undefined as never,
    jobs: 1,
    force: false,
    acceptDrop: false,
    now,
    onProgress: () => undefined,
  }).catch((error: Error) => error);

const refusedFile = (key: string) =>
  join('.cache/index/refused-keys', hash('sha256', `127.0.0.1:${server.port} ${key}`));

describe('the published key', { timeout: 120_000 }, () => {
  it.each([
    ['config', (key: string) => write(key)],
    ['an override', (key: string) => write('', key)],
  ])('is refused if it is the admin key from the environment, in %s', async (_, put) => {
    put(ADMIN);
    for (const script of ['check', 'index'] as const) {
      const { status, output } = await run(script, ` ${ADMIN}\n`);
      expect(output).toMatch(/site.yaml:\d+[\s\S]*This is the admin key \(TYPESENSE_ADMIN_KEY\)/);
      expect(output).toContain('Leave the key empty and run "npm run index"');
      expect(output).not.toContain(ADMIN);
      expect(status).toBe(1);
    }
    process.env.TYPESENSE_ADMIN_KEY = ADMIN;
    expect(String(await build())).toContain('This is the admin key');
    delete process.env.TYPESENSE_ADMIN_KEY;
    expect(server.requests).toEqual([]);
  });

  it('is not printed when it is the admin key, written as a number', async () => {
    const key = '987654321012345';
    write(Number(key));
    for (const script of ['check', 'index'] as const) {
      const { status, output } = await run(script, key);
      expect(output).toContain('This is the admin key');
      expect(output).toContain('found [key].');
      expect(output).not.toContain(key);
      expect(status).toBe(1);
    }
  });

  it('is refused by index if it can do more than search, and then by build, too', async () => {
    const key = addKey('too-much-0123456789', ['documents:*']);
    write(key);
    expect(await run('check')).toMatchObject({ status: 0 });
    const { status, output } = await run('index');
    expect(output).toContain(
      `${SLUG}: config.search.typesense.key is public, and http://127.0.0.1:${server.port} lets it do more than search this dealer’s stock: export documents, `,
    );
    expect(output).toContain('Next: Leave the key empty and index again');
    expect(output).not.toContain(key);
    expect(status).toBe(1);
    expect([...server.store.collections.keys()]).toEqual([]);

    expect(String(await build())).toContain('as "npm run index" found');
    expect(await run('check', null)).toMatchObject({ status: 1 });
    rmSync(refusedFile(key));
  });

  it('in an override is refused if it can do more than search, even if the key in config cannot', async () => {
    const key = addKey('in-an-override-01', ['*'], ['*']);
    write(addKey('fitting-0123'), key);
    const { status, output } = await run('index');
    expect(output).toContain('lets it do more than search');
    expect(status).toBe(1);
    rmSync(refusedFile(key));
  });

  it('is accepted if it can only search the dealer’s collections, scoped or not', async () => {
    const key = addKey('fitting-0123');
    const ending = scopedKey(key, { expires_at: Math.floor(Date.now() / 1000) + 3600 });
    for (const published of [key, ending]) {
      write(published);
      const { status, output } = await run('index');
      expect(output.includes('The search key expires on')).toBe(published === ending);
      expect(output).toMatch(/keyed: \d+ vehicles/);
      expect(output).not.toContain(published);
      expect(status).toBe(0);
    }
    expect(await run('check')).toMatchObject({ status: 0 });
  });

  it('is refused if it has expired, contains spaces, or filters vehicles', async () => {
    const key = addKey('fitting-0123');
    write(scopedKey(key, { expires_at: 1_700_000_000 }));
    expect((await run('check')).output).toContain('This scoped key expired on 2023-11-14.');
    write('fitting 0123');
    expect((await run('check')).output).toContain('A key cannot contain spaces, line breaks or accents.');
    write(scopedKey(key, { filter_by: 'make:=none' }));
    const { status, output } = await run('index');
    expect(output).toContain('has its own filter');
    expect(output).toMatch(/a search with its key finds 0 of \d+/);
    expect(status).toBe(1);
  });

  it('stops npm run index if the server fails when it is asked what the key may do', async () => {
    write(addKey('fitting-0123'));
    server.behave(() => ({ kind: 'fail', status: 503 }));
    const { status, output } = await run('index');
    expect(output).toContain(
      `${SLUG}: config.search.typesense.key could not be checked, so nothing was indexed. http://127.0.0.1:${server.port}: The search server answered GET /keys with 503.`,
    );
    expect(output).toContain('Next: Make sure that the search server answers, then index again');
    expect(status).toBe(1);
  });
});
