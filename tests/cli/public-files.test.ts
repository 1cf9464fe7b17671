import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type CommandRun, runCommand } from '../support/commands/run-command.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { goodTenant, someCars, type TenantFiles, writeTenant } from '../support/write-tenant.ts';

const folder = temporaryFolder('public-files');
const tenants = join(folder, 'tenants');
const dist = join(folder, 'dist');

const inPublic = (names: readonly string[]): TenantFiles =>
  Object.fromEntries(names.map((name) => [`public/${name}`, `own ${name}`]));

/** Files that stop a build, and what is said of each. */
const REFUSED = new Map([
  ['_worker.js', '"_worker.js" can be in the public folder, because hosts are steered by it'],
  ['_routes.json', '"_routes.json" can be in the public folder, because hosts are steered by it'],
  ['_Headers', 'because static hosts read rules from it'],
  ['functions/[[path]].js', '"functions" can be in the public folder, because hosts are steered by it'],
  ['netlify.toml', 'because hosts are steered by it'],
  ['wrangler.toml', 'because hosts are steered by it'],
  ['guides/.htaccess', '".htaccess" can be in the public folder, because hosts are steered by it'],
  ['.env', 'because it holds secrets'],
  ['.env.production', 'because it holds secrets'],
  ['guides/.git/config', '".git" can be in the public folder, because it holds secrets'],
  ['CON.txt', 'because Windows keeps that name for a device'],
  ['price: 5.txt', 'holds :, which Windows and some hosts refuse'],
  ['what?.txt', 'holds ?, which'],
  ['a\\b.txt', 'holds \\, which'],
  ['name.', 'ends in a dot'],
  ['name ', 'ends in a space'],
  ['two\nlines.txt', 'holds a tab or a line break'],
  ['Logo.png', '"logo.png" and "Logo.png" differ only in upper and lower case'],
  ['logo.png', '"logo.png" and "Logo.png" differ only in upper and lower case'],
]);

const path = someCars()[0]?.path.slice(1) ?? '';

/** Files that are left out of the site, and why. */
const LEFT_OUT = new Map([
  ['.DS_Store', 'operating systems and editors make such files'],
  ['guides/notes.txt~', 'operating systems and editors make such files'],
  ['notes.bak', 'operating systems and editors make such files'],
  ['.hidden', 'hosts do not serve names that begin with a dot'],
  ['about-us', 'the page /about-us is there'],
  ['About-Us.html', 'the page /about-us is there'],
  ['dealerships/index.html', 'the page /dealerships is there'],
  ['search/used-cars', 'the page /search/used-cars/ is there'],
  [path, `the page /${path} is there`],
  [`${path}.html/deep.txt`, `the site has a file called "${path}.html"`],
  ['locations', 'the site has a folder of that name'],
]);

const KEPT = ['.well-known/security.txt', 'guides/a b.txt', 'cars/photo.jpg', 'favicon.svg', 'é.txt'];

beforeAll(() => {
  writeTenant(tenants, 'steers', { ...goodTenant('steers'), ...inPublic([...REFUSED.keys()]) });
  const bytes = join(tenants, 'steers/public/guides');
  mkdirSync(bytes, { recursive: true });
  writeFileSync(Buffer.concat([Buffer.from(`${bytes}/caf`), Buffer.from([0xe9])]), '');
  writeTenant(tenants, 'crowded', { ...goodTenant('crowded'), ...inPublic([...LEFT_OUT.keys(), ...KEPT]) });
});

describe('public folders that hold more than a site may publish', { timeout: 120_000 }, () => {
  const told = ({ output }: CommandRun) => output;

  it('npm run check tells every file by its name, with the reason', async () => {
    const run = await runCommand('check', ['--tenants', tenants]);
    expect(run.status).toBe(1);
    for (const why of REFUSED.values()) expect(told(run)).toContain(why);
    expect(told(run)).toContain('public/guides/caf\ufffd has bytes that are not UTF-8. Rename it.');
    for (const [name, why] of LEFT_OUT)
      expect(told(run)).toContain(`"${name}" is left out of the site, because ${why}`);
    for (const name of KEPT) expect(told(run)).not.toContain(`public/${name}`);
    // One more is of the sales counter.
    expect(told(run)).toContain(`crowded: 0 errors, ${LEFT_OUT.size + 1} warnings`);
  });

  it('npm run build refuses what steers hosts, and publishes the pages and what is allowed', async () => {
    const run = await runCommand('build', ['--tenants', tenants, '--dist', dist]);
    for (const why of REFUSED.values()) expect(run.err).toContain(why);
    expect(existsSync(join(dist, 'steers'))).toBe(false);
    for (const [name, why] of LEFT_OUT) {
      expect(run.err).toContain(`"${name}" is left out of the site, because ${why}`);
      const file = join(dist, 'crowded', name);
      expect(existsSync(file) && statSync(file).isFile(), name).toBe(false);
    }
    expect(readFileSync(join(dist, 'crowded/about-us.html'), 'utf8')).toContain('Our yard');
    for (const name of KEPT) expect(readFileSync(join(dist, 'crowded', name), 'utf8')).toBe(`own ${name}`);
  });

  it('the icon of the site comes back when the dealer’s own is taken away', async () => {
    rmSync(join(tenants, 'crowded/public/favicon.svg'));
    await runCommand('build', ['crowded', '--tenants', tenants, '--dist', dist]);
    expect(readFileSync(join(dist, 'crowded/favicon.svg'), 'utf8')).toContain('<svg');
  });
});
