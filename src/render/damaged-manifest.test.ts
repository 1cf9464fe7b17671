import { mkdirSync, readFileSync, realpathSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { runCommand } from '../../tests/support/commands/run-command.ts';
import { writeTenant } from '../../tests/support/commands/small-tenants.ts';
import { siteFiles } from '../../tests/support/commands/whole-site.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { MANIFEST_FILE } from './manifest.ts';

const root = temporaryFolder('manifest');
const [tenants, dist] = [join(root, 'tenants'), join(root, 'dist')];
const build = (...flags: string[]) => runCommand('build', ['--tenants', tenants, '--dist', dist, ...flags]);
const manifest = () => join(realpathSync(join(dist, 'acme')), MANIFEST_FILE);

let whole: Record<string, string>;
let pages: number;
beforeAll(async () => {
  writeTenant(tenants, 'acme');
  expect(await build()).toMatchObject({ status: 0 });
  whole = siteFiles(join(dist, 'acme'));
  pages = Object.keys(JSON.parse(readFileSync(manifest(), 'utf8')).pages).length;
}, 300_000);

const DAMAGES: [name: string, damage: (file: string) => void][] = [
  ['stops in the middle', (file) => truncateSync(file, Math.floor(readFileSync(file).length / 2))],
  [
    'is a folder',
    (file) => {
      rmSync(file);
      mkdirSync(file);
    },
  ],
];

it.each(DAMAGES)(
  'builds the whole site again when the manifest %s',
  { timeout: 120_000 },
  async (_, damage) => {
    damage(manifest());
    const { status, out, err } = await build();
    expect(err).toContain('acme: The list of what was published cannot be read');
    expect(out).toContain(`acme: ${pages} pages rendered, 0 unchanged`);
    expect(status).toBe(0);
    expect(siteFiles(join(dist, 'acme'))).toEqual(whole);
    expect((await build()).out).toContain(`0 pages rendered, ${pages} unchanged`);
  },
);

it('--force also builds a site whose manifest is damaged', { timeout: 120_000 }, async () => {
  truncateSync(manifest(), 0);
  expect(await build('--force')).toMatchObject({ status: 0 });
  expect(siteFiles(join(dist, 'acme'))).toEqual(whole);
});
