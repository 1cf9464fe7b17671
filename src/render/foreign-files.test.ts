import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { runCommand } from '../../tests/support/commands/run-command.ts';
import { writeTenant } from '../../tests/support/commands/small-tenants.ts';
import { siteFiles } from '../../tests/support/commands/whole-site.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';

const root = temporaryFolder('foreign');
const [tenants, dist] = [join(root, 'tenants'), join(root, 'dist')];
const build = () => runCommand('build', ['--tenants', tenants, '--dist', dist]);
const check = () => runCommand('check', ['--tenants', tenants]);

const pipe = (path: string) => {
  rmSync(path, { force: true });
  mkdirSync(dirname(path), { recursive: true });
  expect(spawnSync('mkfifo', [path]).status).toBe(0);
};
const link = (target: string) => (path: string) => {
  rmSync(path, { recursive: true, force: true });
  symlinkSync(target, path);
};
const leadsOut = (name: string, target: string) =>
  `The link ${name} leads to ${target}, outside the tenant's folder.`;

/** One tenant per entry: the path, a function that creates something there, and the expected message. */
const FOREIGN: Record<string, [path: string, make: (path: string) => void, message: string]> = {
  'folder-in-public': ['public/etc', link('/etc'), leadsOut('public/etc', '/etc')],
  'whole-public': ['public', link('/etc'), leadsOut('public', '/etc')],
  file: ['public/host', link('/etc/hostname'), leadsOut('public/host', '/etc/hostname')],
  loop: ['public/up', link('..'), 'The link public/up leads to .., which makes a circle.'],
  nothing: ['public/x', link('none'), 'The link public/x leads to none, which does not exist.'],
  content: ['content/x.md', link('/etc/hostname'), leadsOut('content/x.md', '/etc/hostname')],
  'content-pipe': ['content/x.md', pipe, 'content/x.md is a pipe, not a file.'],
  'stock-pipe': ['stock.jsonl', pipe, 'stock.jsonl is a pipe, not a file.'],
  'component-pipe': ['overrides/Own.astro', pipe, 'overrides/Own.astro is a pipe, not a file.'],
  'site-pipe': ['site.yaml', pipe, 'site.yaml is a pipe, not a file.'],
  'public-pipe': ['public/x', pipe, 'public/x is a pipe, not a file.'],
  overrides: ['overrides', link('/etc'), leadsOut('overrides', '/etc')],
  site: ['site.yaml', link('/etc/hostname'), leadsOut('site.yaml', '/etc/hostname')],
};

it('refuses a tenant with a pipe, a broken link or a link out of its folder, names the file, and builds the others', {
  timeout: 300_000,
}, async () => {
  writeTenant(tenants, 'folder-in-public');
  writeTenant(tenants, 'good');
  expect(await build()).toMatchObject({ status: 0 });
  const before = siteFiles(join(dist, 'folder-in-public'));

  for (const [slug, [path, make]] of Object.entries(FOREIGN)) make(join(writeTenant(tenants, slug), path));
  writeTenant(tenants, 'good', 'Second');
  const [built, checked] = [await build(), await check()];
  const checks = new Map(checked.out.split(/^(?=\S)/m).map((part) => [part.split(':')[0], part]));
  for (const [slug, [, , message]] of Object.entries(FOREIGN)) {
    const lines = built.err.split('\n').filter((line) => line.startsWith(`${slug}: `));
    expect(lines.join('\n')).toContain(message);
    expect(checks.get(slug)).toContain(message);
  }
  expect(built.err).toContain(`${Object.keys(FOREIGN).length} sites could not be built`);
  expect([built.status, checked.status]).toEqual([1, 1]);
  expect(checked.out).toContain('good: 0 errors');
  expect(siteFiles(join(dist, 'folder-in-public'))).toEqual(before);
  expect(readFileSync(join(dist, 'good/word.txt'), 'utf8')).toBe('Second');
});

it('publishes the target of a link within the tenant’s folder, but no picture at an address that leaves /media/', {
  timeout: 300_000,
}, async () => {
  const folder = writeTenant(tenants, 'inside');
  link('word.txt')(join(folder, 'public/same.txt'));
  const file = join(folder, 'content/about-us.md');
  const text = 'Our list: /media/../package.json, /media/../../etc/hostname';
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n${text}\n`);
  const { err } = await runCommand('build', ['inside', '--tenants', tenants, '--dist', dist]);
  expect(readFileSync(join(dist, 'inside/same.txt'), 'utf8')).toBe('First');
  expect(err).toContain('2 pictures do not exist');
  expect(existsSync(join(dist, 'inside/package.json'))).toBe(false);
});
