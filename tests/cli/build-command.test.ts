import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { replaceFile } from '../../src/lib/disk/replace-file.ts';
import { committedStock, dataFiles } from '../../src/stock/data-folder/data-files.ts';
import { writeFixtureTenants } from '../fixture-site/write.ts';
import { outputOf, runCommand, startCommand } from '../support/commands/run-command.ts';
import { foldersOf } from '../support/stock/stock-folders.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder('build');
const tenants = join(folder, 'tenants');
const dist = join(folder, 'dist');
const siteFile = join(tenants, 'plainview/site.yaml');

beforeAll(() => writeFixtureTenants(tenants, new Date()));

const allArguments = (args: string[]) => ['--tenants', tenants, '--dist', dist, ...args];
const build = (...args: string[]) => runCommand('build', allArguments(args));

/** Edits the dealer's configuration. */
function edit(change: (site: Record<string, unknown>) => void): void {
  const site = JSON.parse(readFileSync(siteFile, 'utf8')) as Record<string, unknown>;
  change(site);
  writeFileSync(siteFile, JSON.stringify(site, null, 2));
}

const home = (): string => readFileSync(join(dist, 'plainview/index.html'), 'utf8');

describe('npm run build', { timeout: 90_000 }, () => {
  it('suggests the nearest tenant and lists all when a name is unknown', async () => {
    const { status, output } = await build('plainvue');
    expect(output).toContain(
      `There is no tenant "plainvue" in ${tenants}. Did you mean "plainview"? The tenants are: contrary, elsewhere, later, networked, plainview.`,
    );
    expect(status).toBe(1);
  });

  it('builds only the named tenant, renders nothing if nothing changed, and every page with --force', async () => {
    const first = await build('plainview');
    expect(first.output).toMatch(
      /plainview: \d+ pages rendered, 0 unchanged, 0 removed, [\d.]+ [kM]B, [\d.]+ s/,
    );
    expect(first.status).toBe(0);
    expect(existsSync(join(dist, 'contrary'))).toBe(false);
    const second = await build('plainview');
    expect(second.output).toMatch(
      /0 pages rendered, \d+ unchanged, 0 removed, 0 B, [\d.]+ s; nothing to publish/,
    );
    expect((await build('plainview', '--force')).output).toMatch(/[1-9]\d* pages rendered, 0 unchanged/);
  });

  it('keeps the live site of a broken tenant, builds the others, and prints reasons instead of a stack trace', async () => {
    edit((site) => {
      site.nmae = 'Other';
    });
    const { status, output } = await build();
    edit((site) => {
      delete site.nmae;
    });
    expect(status).toBe(1);
    expect(output).toMatch(/plainview: .*site\.yaml:\d+ Unknown key "nmae"/);
    expect(output).toContain('1 site could not be built. What was published before stays live.');
    expect(output).not.toMatch(/\n\s+at /);
    expect(home()).toContain('Plainview');
    expect(existsSync(join(dist, 'contrary/index.html'))).toBe(true);
  });

  it('--watch builds again when a tenant’s folder changes, even after a failed build', async () => {
    const child = startCommand('build', allArguments(['plainview', '--watch']));
    const text = outputOf(child);
    try {
      await expect.poll(text, { timeout: 30_000 }).toContain('Watching plainview.');
      edit((site) => {
        site.home = { title: 'Watched', lede: 'The lede.' };
      });
      await expect.poll(home, { timeout: 30_000 }).toContain('Watched');
      edit((site) => {
        site.nmae = 'Other';
      });
      await expect.poll(text, { timeout: 30_000 }).toContain('Unknown key "nmae"');
      edit((site) => {
        delete site.nmae;
        site.home = { title: 'Mended', lede: 'The lede.' };
      });
      await expect.poll(home, { timeout: 30_000 }).toContain('Mended');
      // A first import, into a data folder that was missing when the watch began.
      const folders = foldersOf(join(tenants, 'plainview'));
      const stock = readFileSync(committedStock(folders.folder), 'utf8');
      const [slug = '', price = ''] = /"slug":"([^"]+)".*?"price":(\d+)/.exec(stock)?.slice(1) ?? [];
      replaceFile(dataFiles(folders.data).stock, stock.replace(`"price":${price}`, '"price":23457'));
      const page = () => readFileSync(join(dist, 'plainview/cars', `${slug}.html`), 'utf8');
      await expect.poll(page, { timeout: 30_000 }).toContain('23,457');
      replaceFile(dataFiles(folders.data).stock, stock);
      await expect.poll(page, { timeout: 30_000 }).not.toContain('23,457');
    } finally {
      child.kill();
    }
  });
});
