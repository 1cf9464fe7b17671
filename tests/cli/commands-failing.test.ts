import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { runCommand } from '../support/commands/run-command.ts';
import { writeTenant } from '../support/commands/small-tenants.ts';
import { australianCsv } from '../support/stock/import-rows.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const root = temporaryFolder('failing');
const tenants = join(root, 'tenants');
const feed = join(root, 'feed.csv');
const stock = join(tenants, 'acme/stock.jsonl');
const ACME = join(tenants, 'acme');

beforeAll(() => {
  for (const slug of ['acme', 'bravo']) writeTenant(tenants, slug);
  writeFileSync(feed, australianCsv([{}, {}, {}]));
});

/** Runs a command that cannot read or write a tenant's folder. */
const run = (
  name: string,
  args: string[],
  env: Record<string, string> = { FAULT: 'EIO', FAULT_READS: '1' },
) =>
  runCommand(name, [...args, '--tenants', tenants], {
    preload: 'tests/support/faults/faulty-disk.ts',
    env: { FAULT_FOLDER: ACME, DEBUG: '', ...env },
  });
const DISK = 'The disk that holds';
const hasNoStack = (err: string) => expect(err).not.toMatch(/\n\s+at /);

it('check names the tenant it could not read, and checks the others', { timeout: 120_000 }, async () => {
  const { status, out, err } = await run('check', []);
  expect(out).toMatch(/acme: \d errors/);
  expect(out).toContain(DISK);
  expect(out).toContain('bravo: 0 errors');
  expect(status).toBe(1);
  hasNoStack(err);
});

it('build names the tenant it could not read, and builds the others', { timeout: 300_000 }, async () => {
  const { status, out, err } = await run('build', ['--dist', join(root, 'dist')]);
  expect(err).toMatch(/^acme: .*The disk that holds .*acme.* Check that disk/m);
  expect(out).toMatch(/bravo: \d+ pages rendered/);
  expect(status).toBe(1);
  hasNoStack(err);
});

it.each(['acme', 'bravo'])(
  'index names the tenant acme, which it cannot read, and also processes bravo, if %s is listed first',
  { timeout: 120_000 },
  async (first) => {
    const { status, err } = await run('index', [first, first === 'acme' ? 'bravo' : 'acme']);
    expect(err).toMatch(/^acme: .*The disk that holds .*acme.* Check that disk/m);
    expect(err).toContain('bravo: It has no search server');
    expect(err).not.toContain('The search server could not be updated');
    expect(status).toBe(1);
    hasNoStack(err);
  },
);

it.each(['EIO', 'ENOSPC', 'EROFS', 'EACCES'])(
  'import keeps the stock and says what to do next when the disk fails with %s',
  { timeout: 120_000 },
  async (FAULT) => {
    const before = readFileSync(stock, 'utf8');
    const { status, err } = await run('import', ['acme', feed, '--accept-drop'], {
      FAULT,
      FAULT_FOLDER: `${tenants}-data`,
    });
    expect(err).toMatch(/^acme: .*tenants-data.*\.$/m);
    expect(err).toMatch(/^acme: Next: .*, then import again\.$/m);
    expect(err).toContain('The stock has not changed.');
    expect(status).toBe(1);
    hasNoStack(err);
    expect(readFileSync(stock, 'utf8')).toBe(before);
    expect(existsSync(join(`${tenants}-data`, 'acme/stock.jsonl'))).toBe(false);
  },
);

it('import refuses a folder in place of a feed file, and prints no stack trace', {
  timeout: 120_000,
}, async () => {
  const { status, err } = await runCommand('import', ['acme', root, '--tenants', tenants]);
  expect(err).toMatch(/Next: /);
  expect(status).toBe(1);
  hasNoStack(err);
});

it('demo-stock names the site.yaml that it cannot read', { timeout: 120_000 }, async () => {
  const { status, err } = await runCommand('demo-stock', ['--tenants', tenants]);
  expect(err).toMatch(/site\.yaml/);
  expect(err).toMatch(/Next: /);
  expect(status).toBe(1);
  hasNoStack(err);
});

it('start refuses the impossible port 70000, says what to do next and exits with 1', {
  timeout: 300_000,
}, async () => {
  const args = ['--dist', join(root, 'started'), '--tenants', tenants, '--port', '70000'];
  const { status, err } = await runCommand('start', args);
  expect(err).toMatch(/70000/);
  expect(err).toMatch(/Next: /);
  expect(status).toBe(1);
  hasNoStack(err);
});

it('build, check and index list the tenants when a name is unknown', { timeout: 120_000 }, async () => {
  for (const name of ['build', 'check', 'index']) {
    const { status, err } = await runCommand(name, ['nobody', '--tenants', tenants]);
    expect(err.trim()).toBe(`There is no tenant "nobody" in ${tenants}. The tenants are: acme, bravo.`);
    expect(status).toBe(1);
  }
});
