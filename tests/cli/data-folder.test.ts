import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { serializeCar } from '../../src/stock/stock-file.ts';
import { runCommand } from '../support/commands/run-command.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { makeCar } from '../support/vehicles.ts';
import { goodTenant, someCars, writeTenant } from '../support/write-tenant.ts';

const root = temporaryFolder('data-folder');
const [tenants, others, dist, feed] = ['tenants', 'others', 'dist', 'feed.jsonl'].map((name) =>
  join(root, name),
) as [string, string, string, string];
const committed = join(tenants, 'acme/stock.jsonl');
const PAGE = 'cars/2021-suzuki-jimny-glx-j1.html';

/** The committed vehicles and a new one. */
const newFeed = () => {
  const added = makeCar({
    updated_at: new Date().toISOString(),
    year: 2021,
    make: 'Suzuki',
    model: 'Jimny',
    badge: 'GLX',
    stocknum: 'J1',
  });
  return `${[...someCars(), added].map(serializeCar).join('\n')}\n`;
};

beforeAll(() => {
  for (const folder of [tenants, others]) writeTenant(folder, 'acme', goodTenant('acme'));
  writeFileSync(feed, newFeed());
});

const run = (name: string, args: readonly string[], folder = tenants, env: Record<string, string> = {}) =>
  runCommand(name, [...args, '--tenants', folder], { env });
const build = (...args: string[]) => run('build', ['acme', '--dist', dist, ...args]);
const publishedVehicles = () => readdirSync(join(dist, 'acme/cars'));

describe('the data folder', { timeout: 300_000 }, () => {
  it('a dealer without an import is built of the committed stock, and after it of the imported stock', async () => {
    const before = readFileSync(committed, 'utf8');
    expect((await run('check', [])).out).toContain('(2 vehicles)');
    expect(await build()).toMatchObject({ status: 0 });
    const vehicles = publishedVehicles();

    const imported = await run('import', ['acme', feed]);
    expect(imported).toMatchObject({ status: 0 });
    const stock = `${tenants}-data/acme/stock.jsonl`;
    expect(imported.out).toContain(`The stock is now in ${stock}.`);
    expect(imported.out).toContain(`Report: ${tenants}-data/acme/import-report.json`);
    expect(readFileSync(committed, 'utf8')).toBe(before);
    expect(readdirSync(join(tenants, 'acme')).sort()).toEqual(['content', 'site.yaml', 'stock.jsonl']);

    expect((await run('check', [])).out).toContain(`(3 vehicles in ${stock})`);
    expect(await build()).toMatchObject({ status: 0 });
    expect(publishedVehicles()).toEqual(expect.arrayContaining(vehicles));
    expect(publishedVehicles()).toHaveLength(vehicles.length + 1);
  });

  it('every command finds it by --tenants-data or FORECOURT_TENANTS_DATA, and the option wins', async () => {
    const [chosen, other] = [join(root, 'chosen'), join(root, 'other')];
    const env = { FORECOURT_TENANTS_DATA: chosen };
    expect(await run('import', ['acme', feed], tenants, env)).toMatchObject({ status: 0 });
    expect(existsSync(join(chosen, 'acme/stock.jsonl'))).toBe(true);
    expect((await run('check', [], tenants, env)).out).toContain(
      `(3 vehicles in ${chosen}/acme/stock.jsonl)`,
    );
    expect((await run('check', ['--tenants-data', other], tenants, env)).out).toContain('(2 vehicles)');
    expect((await run('check', ['--tenants-data', chosen])).out).toContain('(3 vehicles in');
  });

  it('the data of the tenants in one folder are refused to a dealer of the same name in another folder', async () => {
    const data = join(root, 'shared');
    const flags = ['--tenants-data', data];
    expect(await run('import', ['acme', feed, ...flags])).toMatchObject({ status: 0 });
    const before = readFileSync(join(data, 'acme/stock.jsonl'), 'utf8');
    const commands: [string, string[]][] = [
      ['import', ['acme', feed]],
      ['build', ['acme', '--dist', join(root, 'none')]],
      ['check', []],
      ['index', []],
      ['start', ['--dist', join(root, 'none'), '--data', join(root, 'service')]],
      ['api', ['--data', join(root, 'service')]],
      ['dev', ['acme', '--data', join(root, 'service')]],
      ['leads', ['acme', '--data', join(root, 'service')]],
    ];
    for (const [name, args] of commands) {
      const { status, err } = await run(name, [...args, ...flags], others);
      expect(err, name).toContain(`${data} has the imported stock of the tenants in ${tenants}`);
      expect(status, name).toBe(1);
    }
    expect(readFileSync(join(data, 'acme/stock.jsonl'), 'utf8')).toBe(before);
    expect(existsSync(join(root, 'none'))).toBe(false);
  });

  it('a dealer whose imports an earlier version left beside site.yaml loses nothing', async () => {
    const folder = join(root, 'earlier/tenants');
    const own = join(folder, 'acme');
    writeTenant(folder, 'acme', goodTenant('acme'));
    copyFileSync(feed, join(own, 'stock.jsonl'));
    writeFileSync(join(own, 'import-report.json'), '{}');
    mkdirSync(join(own, '.import-queue'));
    writeFileSync(join(own, '.import-queue/refused-feed'), newFeed());
    const sites = ['--dist', join(root, 'earlier/dist')];
    expect(await run('build', ['acme', ...sites], folder)).toMatchObject({ status: 0 });
    expect(existsSync(join(root, 'earlier/dist/acme', PAGE))).toBe(true);

    // The alert of the earlier version named this file.
    const kept = join(own, '.import-queue/refused-feed');
    const { status, out } = await run('import', ['acme', kept], folder);
    expect(status).toBe(0);
    expect(out).toContain(`The report of an earlier version, ${own}/import-report.json, was moved to`);
    expect(out).toContain(`It was compared with ${own}/stock.jsonl, which stays as it was`);
    expect(out).toContain('3 records: 3 vehicles');
    expect(existsSync(join(own, 'import-report.json'))).toBe(false);
    expect(await run('build', ['acme', ...sites], folder)).toMatchObject({ status: 0 });
    expect(existsSync(join(root, 'earlier/dist/acme', PAGE))).toBe(true);
  });
});
