import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { endOf, runCommand, startCommand } from '../../../tests/support/commands/run-command.ts';
import { writeTenant } from '../../../tests/support/commands/small-tenants.ts';
import { australianCsv, rows } from '../../../tests/support/stock/import-rows.ts';
import { foldersOf } from '../../../tests/support/stock/stock-folders.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { stockInUse } from '../data-folder/stock-in-use.ts';

const root = temporaryFolder('imports');
const [tenants, dist] = [join(root, 'tenants'), join(root, 'dist')];
const data = `${tenants}-data`;
const lock = join(data, 'acme/.import.lock');
const [large, small] = [join(root, 'large.csv'), join(root, 'small.csv')];
const LARGE = 8_000;

beforeAll(() => {
  for (const slug of ['acme', 'bravo']) writeTenant(tenants, slug);
  writeFileSync(large, australianCsv(rows(1, LARGE)));
  writeFileSync(small, australianCsv(rows(1, 5)));
});

const importInto = (tenant: string, feed: string) => [tenant, feed, '--tenants', tenants, '--accept-drop'];
const vehicles = (tenant: string) =>
  readFileSync(stockInUse(foldersOf(join(tenants, tenant))).file, 'utf8')
    .trim()
    .split('\n')
    .filter((line) => JSON.parse(line).gone_at === undefined).length;
const temporaries = () => readdirSync(join(data, 'acme')).filter((name) => name.startsWith('.import'));

/** Starts an import and pauses its process while it holds the lock. */
async function pausedImport() {
  const child = startCommand('import', importInto('acme', large));
  const end = endOf(child);
  while (!existsSync(lock)) {
    expect(child.exitCode).toBe(null);
    await setTimeout(1);
  }
  child.kill('SIGSTOP');
  expect(existsSync(lock)).toBe(true);
  return { child, end };
}

it('while an import runs, only imports for the same tenant are refused, and a build of the tenant succeeds', {
  timeout: 300_000,
}, async () => {
  const { child, end } = await pausedImport();
  const before = vehicles('acme');
  const second = await runCommand('import', importInto('acme', small));
  expect(second.err).toContain(`The stock of acme is being imported by another process (${child.pid}).`);
  expect(second.err).toContain('Wait for it to end, then try again.');
  expect(second.status).toBe(1);
  expect(vehicles('acme')).toBe(before);

  expect(await runCommand('import', importInto('bravo', small))).toMatchObject({ status: 0 });
  const built = await runCommand('build', ['acme', '--tenants', tenants, '--dist', dist]);
  expect(built).toMatchObject({ status: 0, err: expect.not.stringContaining('stock.jsonl') });

  child.kill('SIGCONT');
  expect(await end).toMatchObject({ status: 0 });
  expect(vehicles('acme')).toBe(LARGE);
  expect(await runCommand('import', importInto('acme', small))).toMatchObject({ status: 0 });
  expect(vehicles('acme')).toBe(5);
  expect(temporaries()).toEqual([]);
});

it('the lock and temporary files of a killed import do not prevent the next import, which removes them', {
  timeout: 300_000,
}, async () => {
  const { child, end } = await pausedImport();
  child.kill('SIGKILL');
  await end;
  const before = vehicles('acme');
  expect(temporaries()).toContain('.import.lock');
  expect(before).toBe(vehicles('bravo'));
  expect(await runCommand('import', importInto('acme', large))).toMatchObject({ status: 0 });
  expect(vehicles('acme')).toBe(LARGE);
  expect(temporaries()).toEqual([]);
});
