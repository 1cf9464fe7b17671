import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { goodTenant, smallSite, writeTenant } from '../../../tests/support/write-tenant.ts';
import { CUSTOMARY_PAGES } from '../../features/content/customary-pages.ts';
import type { TenantPlace } from './scan-tenants.ts';
import { openTenantDirectory } from './tenant-directory.ts';

/** A folder of two dealers, north.example and south.example, and a directory of them with a clock that can be moved. */
function scene({ isWholeRoot = true, atLocalhost }: { isWholeRoot?: boolean; atLocalhost?: string } = {}) {
  const root = temporaryFolder('directory');
  for (const name of ['north', 'south']) writeTenant(root, name, goodTenant(name));
  const write = (name: string, more: Record<string, unknown>) =>
    writeTenant(root, name, { 'site.yaml': JSON.stringify(smallSite(name, more)) });
  let time = Date.now();
  const lines: string[] = [];
  const place: TenantPlace = isWholeRoot ? { root } : { folders: [join(root, 'north')] };
  const directory = openTenantDirectory({
    place,
    dataRoot: '/data',
    atLocalhost,
    environment: {},
    now: () => new Date(time),
    log: pino({}, { write: (line) => void lines.push(line) }),
  });
  const pass = (seconds: number) => {
    time += seconds * 1_000;
  };
  const nameAt = async (host: string) => (await directory.ofHost(host))?.name ?? null;
  return { root, write, lines, directory, pass, nameAt };
}

it('finds a tenant by the host of its url and by <tenant>.localhost, with any port and in upper or lower case', async () => {
  const { nameAt } = scene();
  for (const host of ['north.example', 'North.Example.:443', 'north.localhost:4321'])
    expect(await nameAt(host), host).toBe('north');
  expect(await nameAt('south.example')).toBe('south');
});

it.each(['', 'localhost', 'north', 'www.north.example', 'evil.north.example', 'constructor', '__proto__'])(
  'finds no tenant for the host "%s"',
  async (host) => expect(await scene().nameAt(host)).toBeNull(),
);

it('finds the tenant of the option atLocalhost at the host localhost', async () => {
  expect(await scene({ atLocalhost: 'south' }).nameAt('localhost:4321')).toBe('south');
});

it('finds a new tenant, and one whose url has changed, without a restart', async () => {
  const { nameAt, write, pass, directory } = scene();
  expect(await nameAt('east.example')).toBeNull();
  write('east', {});
  write('north', { url: 'https://new.example' });
  // Strangers cannot make the service read all folders with each request.
  expect(await nameAt('east.example')).toBeNull();
  pass(3);
  expect(await nameAt('east.example')).toBe('east');
  expect(await nameAt('new.example')).toBe('north');
  expect(await nameAt('north.example')).toBeNull();
  write('west', {});
  pass(3);
  expect((await directory.dealerOf('west'))?.name).toBe('Dealer west');
  expect(await directory.foldersOf('../west')).toBeNull();
});

it('does not serve other folders if some are named', async () => {
  const { nameAt, directory } = scene({ isWholeRoot: false });
  expect(await nameAt('south.example')).toBeNull();
  expect(await nameAt('south.localhost')).toBeNull();
  expect(await directory.foldersOf('south')).toBeNull();
});

it('stops serving a tenant whose folder was removed, but still sends its mails, and serves it again if it is back', async () => {
  const { root, nameAt, pass, directory } = scene();
  expect(await nameAt('north.example')).toBe('north');
  renameSync(join(root, 'north'), join(root, '_north'));
  pass(3);
  expect(await nameAt('north.example')).toBeNull();
  expect(await nameAt('north.localhost')).toBeNull();
  expect(await directory.foldersOf('north')).toBeNull();
  expect((await directory.dealerOf('north'))?.name).toBe('Dealer north');
  renameSync(join(root, '_north'), join(root, 'north'));
  pass(3);
  expect(await nameAt('north.example')).toBe('north');
});

it('reads a changed dealer, at most once a second, and goes on with the last good one if its site.yaml is invalid', async () => {
  const { root, write, lines, pass, directory } = scene();
  const receivers = async () => (await directory.dealerOf('north'))?.receivers(null, null).emails;
  write('north', { leads: { emails: ['a@north.example'] } });
  expect(await receivers()).toEqual(['a@north.example']);
  write('north', { leads: { emails: ['b@north.example'] } });
  expect(await receivers()).toEqual(['a@north.example']);
  pass(1);
  expect(await receivers()).toEqual(['b@north.example']);

  for (const broken of [
    'name: [',
    JSON.stringify(smallSite('north', { leads: { emails: ['c@north.example', 'no address'] } })),
    JSON.stringify(smallSite('north', { url: 'https://new.example', locations: 'none' })),
    JSON.stringify(smallSite('north', { url: 'new.example' })),
  ]) {
    lines.length = 0;
    writeFileSync(join(root, 'north', 'site.yaml'), broken);
    pass(1);
    expect(await receivers()).toEqual(['b@north.example']);
    pass(100);
    expect(await receivers()).toEqual(['b@north.example']);
    expect((await directory.ofHost('north.example'))?.origin).toBe('https://north.example');
    expect(lines).toEqual([expect.stringMatching(/"tenant":"north".*npm run check/)]);
  }
  write('north', { leads: { emails: ['d@north.example'] } });
  pass(1);
  expect(await receivers()).toEqual(['d@north.example']);
});

it('sees that the page about privacy was written', async () => {
  const { root, pass, directory } = scene();
  expect((await directory.dealerOf('north'))?.hasPrivacyPage).toBe(false);
  writeFileSync(join(root, 'north', 'content', `${CUSTOMARY_PAGES.privacy.path}.md`), 'Text');
  pass(1);
  expect((await directory.dealerOf('north'))?.hasPrivacyPage).toBe(true);
});

it('finds no tenant at a host that two tenants have as their url, and warns once', async () => {
  const { nameAt, write, lines, pass } = scene();
  expect(await nameAt('north.example')).toBe('north');
  write('twin', { url: 'https://north.example:8080/' });
  pass(11);
  // Known hosts are checked without a wait.
  await nameAt('north.example');
  await expect.poll(() => nameAt('north.example')).toBeNull();
  expect(await nameAt('twin.localhost')).toBe('twin');
  pass(11);
  expect(await nameAt('north.example')).toBeNull();
  const warnings = lines.filter((line) => line.includes('several tenants'));
  expect(warnings).toEqual([expect.stringContaining('"host":"north.example","tenants":["north","twin"]')]);
});

it('lets a tenant that cannot be served take no host from another', async () => {
  const { nameAt, write } = scene();
  write('twin', { url: 'https://north.example', id: [] });
  expect(await nameAt('north.example')).toBe('north');
});

it('warns when a tenant without website, receivers or the secret of its webhook is read', async () => {
  const { root, write, lines, directory, pass } = scene();
  mkdirSync(join(root, 'empty'));
  write('west', { leads: { emails: [], webhook: 'https://crm.example/leads' } });
  pass(3);
  await directory.foldersOf('nobody');
  await directory.dealerOf('west');
  const warnings = lines.map((line) => JSON.parse(line) as { tenant: string; msg: string });
  expect(warnings.find(({ tenant }) => tenant === 'empty')?.msg).toContain('no valid id or url');
  expect(warnings.find(({ tenant }) => tenant === 'west')?.msg).toContain('FORECOURT_WEST_WEBHOOK_SECRET');
});

it('knows the settings of all feeds as they are now', async () => {
  const { write, directory, pass } = scene();
  const urls = async () => [...(await directory.feeds())].map(([name, { url }]) => [name, url]);
  const url = 'https://feeds.example/north.csv';
  expect(await urls()).toEqual([
    ['north', undefined],
    ['south', undefined],
  ]);
  write('north', { stock_feed: { url } });
  pass(3);
  expect(await urls()).toEqual([
    ['north', url],
    ['south', undefined],
  ]);
});
