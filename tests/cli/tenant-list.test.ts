import { mkdirSync, readdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../support/commands/run-command.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { goodTenant, writeTenant } from '../support/write-tenant.ts';

const folder = temporaryFolder('tenant-list');
const tenants = join(folder, 'tenants');
const dist = join(folder, 'dist');
const run = async (command: string, ...args: string[]) => {
  const { status, out, err } = await runCommand(command, [...args, '--tenants', tenants]);
  return { status, output: out + err };
};

beforeAll(() => {
  writeTenant(tenants, 'good', goodTenant('good'));
  writeTenant(tenants, 'twin', goodTenant('twin', { url: 'https://Good.example/' }));
  for (const name of ['linked', 'linked-badly']) {
    const more = name === 'linked' ? {} : { nmae: 'x' };
    writeTenant(tenants, name, goodTenant(name, more));
    mkdirSync(join(folder, 'elsewhere'), { recursive: true });
    renameSync(join(tenants, name), join(folder, 'elsewhere', name));
    symlinkSync(join('..', 'elsewhere', name), join(tenants, name));
  }
  writeTenant(tenants, 'bare', { 'stock.jsonl': '' });
  symlinkSync('../nowhere', join(tenants, 'gone'));
  writeTenant(tenants, '_mappings', { 'feed.yaml': '' });
  writeFileSync(join(tenants, 'notes.txt'), '');
});

const PROBLEMS: [tenant: string, message: RegExp][] = [
  ['bare', /bare\/site\.yaml:1\b.*There is no site\.yaml in \S+bare\. .*start its name with "_"/s],
  ['gone', /tenants\/gone:1\b.*The link \S+gone leads to \.\.\/nowhere, which does not exist/s],
  ['linked-badly', /linked-badly\/site\.yaml:\d+.*Unknown key "nmae"/s],
  ['twin', /twin\/site\.yaml:5\b.*"https:\/\/Good\.example\/" is already taken by good\/site\.yaml, line 5/s],
];

/** The lines about one tenant, up to those about the next. */
const outputAbout = (output: string, tenant: string): string => {
  const [, ...after] = `\n${output}`.split(`\n${tenant}: `);
  return `${tenant}: ${after.join('')}`.split(/\n(?=[\w-]+: )/)[0] ?? '';
};

describe('a tenants folder with symbolic links, a folder without site.yaml, and two tenants with one url', {
  timeout: 240_000,
}, () => {
  it('npm run check reports every fault and checks linked tenants', async () => {
    const { status, output } = await run('check');
    expect(status).toBe(1);
    for (const [tenant, message] of PROBLEMS) expect(outputAbout(output, tenant), tenant).toMatch(message);
    expect(outputAbout(output, 'linked')).toMatch(/^linked: 0 errors, \d warnings? \(2 vehicles\)/);
    expect(output).toMatch(/6 tenants checked: 4 errors,/);
    expect(output).not.toContain('_mappings');
    expect((await run('check', 'bare')).status).toBe(1);
  });

  it('npm run build reports every fault and builds the tenants without one', async () => {
    const { status, output } = await run('build', '--dist', dist);
    expect(status).toBe(1);
    for (const [tenant, message] of PROBLEMS) expect(outputAbout(output, tenant), tenant).toMatch(message);
    expect(output).toContain('4 sites could not be built');
    expect(readdirSync(dist).filter((name) => !name.startsWith('.'))).toEqual(['good', 'linked']);
  });

  it('npm run index reports every fault and exits with 1', async () => {
    const { status, output } = await run('index');
    expect(status).toBe(1);
    for (const [tenant, message] of PROBLEMS) expect(outputAbout(output, tenant), tenant).toMatch(message);
  });

  it('npm run import accepts a folder without a site.yaml, but no broken link', async () => {
    const feed = join(folder, 'feed.csv');
    writeFileSync(feed, 'Stock No,Make,Model,Year,Price,Condition\n1,Kia,Rio,2020,15000,Used\n');
    expect(await run('import', 'bare', feed)).toMatchObject({ status: 0 });
    expect((await run('import', 'gone', feed)).output).toContain('leads to ../nowhere, which does not exist');
    const { output } = await run('import', 'linkd', feed);
    expect(output).toContain('Did you mean "linked"?');
    expect(output).toContain('The tenants are: bare, gone, good, linked, linked-badly, twin.');
  });
});
