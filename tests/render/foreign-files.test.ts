import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../support/commands/run-command.ts';
import { writeTenant } from '../support/commands/small-tenants.ts';
import { temporaryFolder } from '../support/commands/temporary.ts';
import { siteFiles } from '../support/commands/whole-site.ts';

const root = temporaryFolder('foreign');
const [tenants, dist] = [join(root, 'tenants'), join(root, 'dist')];
const inAcme = (name: string) => join(tenants, 'acme', name);
const build = () => runCommand('build', ['--tenants', tenants, '--dist', dist]);
const check = () => runCommand('check', ['--tenants', tenants]);

const pipe = (name: string) => {
  rmSync(inAcme(name), { force: true });
  expect(spawnSync('mkfifo', [inAcme(name)]).status).toBe(0);
};
const link = (target: string, name: string) => {
  rmSync(inAcme(name), { recursive: true, force: true });
  symlinkSync(target, inAcme(name));
};
const leadsOut = (name: string, target: string) =>
  `The link ${name} leads to ${target}, outside of the tenant's folder.`;

const FOREIGN: [name: string, make: () => void, said: string][] = [
  ['public/etc -> /etc', () => link('/etc', 'public/etc'), leadsOut('public/etc', '/etc')],
  ['public -> /etc', () => link('/etc', 'public'), leadsOut('public', '/etc')],
  ['a link to a file', () => link('/etc/hostname', 'public/host'), leadsOut('public/host', '/etc/hostname')],
  ['a loop', () => link('..', 'public/up'), 'The link public/up leads to .. and so in a circle.'],
  [
    'a link to nothing',
    () => link('none', 'public/x'),
    'The link public/x leads to none, which does not exist.',
  ],
  [
    'content from outside',
    () => link('/etc/hostname', 'content/x.md'),
    leadsOut('content/x.md', '/etc/hostname'),
  ],
  ['a pipe as content', () => pipe('content/x.md'), 'content/x.md is a pipe, not a file.'],
  ['a pipe as stock', () => pipe('stock.jsonl'), 'stock.jsonl is a pipe, not a file.'],
  ['a pipe as site file', () => pipe('site.yaml'), 'site.yaml is a pipe, not a file.'],
  ['a pipe in public', () => pipe('public/x'), 'public/x is a pipe, not a file.'],
  ['overrides from outside', () => link('/etc', 'overrides'), leadsOut('overrides', '/etc')],
  [
    'a site file from outside',
    () => link('/etc/hostname', 'site.yaml'),
    leadsOut('site.yaml', '/etc/hostname'),
  ],
];

let before: Record<string, string>;
beforeAll(async () => {
  for (const slug of ['acme', 'bravo']) writeTenant(tenants, slug);
  expect(await build()).toMatchObject({ status: 0 });
  before = siteFiles(join(dist, 'acme'));
}, 300_000);

describe.each(FOREIGN)('%s', { timeout: 120_000 }, (_, make, said) => {
  it('is refused by name in build and check; the tenant keeps its site, the others go on', async () => {
    rmSync(inAcme('.'), { recursive: true, force: true });
    writeTenant(tenants, 'acme');
    make();
    const word = `word ${said}`;
    writeFileSync(join(tenants, 'bravo/public/word.txt'), word);

    const [built, checked] = [await build(), await check()];
    expect(built.err).toMatch(/^acme: /m);
    expect(built.err).toContain(said);
    expect(built.status).toBe(1);
    expect(checked.out).toContain(said);
    expect(checked.out).toContain('bravo: 0 errors');
    expect(checked.status).toBe(1);
    expect(siteFiles(join(dist, 'acme'))).toEqual(before);
    expect(readFileSync(join(dist, 'bravo/word.txt'), 'utf8')).toBe(word);
  });
});

it('a link that stays in the tenant’s folder is published as what it leads to', {
  timeout: 120_000,
}, async () => {
  rmSync(inAcme('.'), { recursive: true, force: true });
  writeTenant(tenants, 'acme');
  link('../public/word.txt', 'content/word.txt');
  link('word.txt', 'public/same.txt');
  expect(await build()).toMatchObject({ status: 0 });
  expect(readFileSync(join(dist, 'acme/same.txt'), 'utf8')).toBe('First');
  rmSync(inAcme('public/same.txt'));
});

it('an address of a picture does not lead out of the project’s media folder', {
  timeout: 120_000,
}, async () => {
  const file = inAcme('content/about-us.md');
  writeFileSync(
    file,
    `${readFileSync(file, 'utf8')}\nOur list: /media/../package.json, /media/../../etc/hostname\n`,
  );
  const { status, err } = await build();
  expect(status).toBe(0);
  expect(err).toContain('2 pictures do not exist');
  expect(Object.keys(siteFiles(join(dist, 'acme'))).sort()).toEqual(Object.keys(before).sort());
});
