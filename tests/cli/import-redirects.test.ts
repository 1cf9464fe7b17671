import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serializeCar } from '../../src/stock/stock-file.ts';
import { runCommand } from '../support/commands/run-command.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { makeCar } from '../support/vehicles.ts';
import { goodTenant, writeTenant } from '../support/write-tenant.ts';

const folder = temporaryFolder('import-redirects');
const tenants = join(folder, 'tenants');
const redirects = join(tenants, 'pond/redirects.csv');
const report = join(folder, 'tenants-data/pond/redirects-without-target.csv');
const updated_at = new Date().toISOString();
const car = makeCar({ updated_at, stocknum: 'P4711' });
const byHand = [{ from: '/by-hand.php', to: '/about-us' }];

const read = (file: string): string => readFileSync(file, 'utf8');
const fileOf = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};
const importFrom = (source: string, ...flags: string[]) =>
  runCommand('import-redirects', ['pond', source, '--tenants', tenants, ...flags], {
    env: { FORECOURT_WEBHOOK_PRIVATE: '127.0.0.1' },
  });

const loc = (host: string, paths: readonly string[], entry = 'url') =>
  paths.map((path) => `<${entry}><loc>${host}${path}</loc></${entry}>\n`).join('');
const xml = (root: string, entries: string) => `<?xml version="1.0"?>\n<${root}>\n${entries}</${root}>\n`;

const OLD = [
  '/about-us.php',
  '/about-us/',
  '/by-hand.php',
  '/inventory/p4711',
  '/used-cars/2016-mazda-cx-60-old',
  '/staff/anna',
];

beforeAll(() =>
  writeTenant(tenants, 'pond', {
    ...goodTenant('pond', { redirects: byHand }),
    'stock.jsonl': `${serializeCar(car)}\n`,
  }),
);

describe('npm run import-redirects', { timeout: 120_000 }, () => {
  const server = createServer((request, response) => {
    const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const files: Record<string, string | Buffer> = {
      '/sitemap.xml': xml('sitemapindex', loc(host, ['/pages.xml.gz'], 'sitemap')),
      '/pages.xml.gz': gzipSync(xml('urlset', loc('https://www.oldpond.example', OLD))),
      '/broken.xml': '<urlset>\n<url><loc>x</url></urlset>',
      '/with-gone.xml': xml('sitemapindex', loc(host, ['/pages.xml.gz', '/gone.xml'], 'sitemap')),
    };
    const body = files[request.url ?? ''];
    if (request.url === '/moved') response.writeHead(301, { location: '/sitemap.xml' }).end();
    else if (body === undefined) response.writeHead(404).end();
    else response.end(body);
  });
  let host = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  it('prints what it would add with --dry-run, and writes nothing', async () => {
    const source = fileOf('old.xml', xml('urlset', loc('https://www.oldpond.example', OLD)));
    const { status, out } = await importFrom(source, '--dry-run');
    expect(status).toBe(0);
    expect(out).toContain(`/inventory/p4711 → ${car.path} (vehicle in stock)`);
    expect(out).toContain('/about-us.php → /about-us (page of the same name)');
    expect([existsSync(redirects), existsSync(report)]).toEqual([false, false]);
  });

  it('follows a redirect to a fetched index of packed sitemaps, and adds redirects and a report', async () => {
    const { status, out } = await importFrom(`${host}/moved`, '--host', 'oldpond.example');
    expect(status).toBe(0);
    for (const line of [
      '6 addresses',
      '1 already answered by the new site',
      '1 already redirected by site.yaml or redirects.csv, kept as they are',
      '3 redirected',
      '  1 page of the same name',
      '  1 vehicle in stock',
      '  1 search for a vehicle no longer in stock',
      '1 without target',
    ])
      expect(out.split('\n')).toContain(line);
    expect(out).toContain('3 redirects added to');
    expect(out).toContain('Next: fill in the column "to"');
    const all = '/search/new-used-and-demo-cars/';
    const [ofModel, ofMake] = ['/search/mazda/cx-60/', '/search/mazda/'];
    expect(read(redirects)).toBe(
      [
        'from,to,fallback',
        '/about-us.php,/about-us,',
        `/inventory/p4711,${car.path},${ofModel} ${ofMake} ${all}`,
        `/used-cars/2016-mazda-cx-60-old,${ofModel},${ofMake} ${all}`,
        '',
      ].join('\n'),
    );
    expect(read(report)).toBe(
      `from,to,reason,source\n/staff/anna,,No page of the site is certain to be about the same.,${host}/pages.xml.gz:8\n`,
    );
  });

  it('adds nothing when it runs again', async () => {
    const before = read(redirects);
    const { status, out } = await importFrom(`${host}/sitemap.xml`, '--host', 'oldpond.example');
    expect(status).toBe(0);
    expect(out).toContain('4 already redirected by site.yaml or redirects.csv, kept as they are');
    expect(out).toContain('There is nothing new to add.');
    expect(read(redirects)).toBe(before);
  });

  it('takes the report back once its targets are filled in, and removes the report', async () => {
    const filledIn = fileOf('filled-in.csv', read(report).replace('/staff/anna,,', '/staff/anna,/contact,'));
    const { status, out } = await importFrom(filledIn);
    expect([status, out]).toEqual([0, expect.stringContaining('1 target given in the source')]);
    expect(read(redirects)).toMatch(/\n\/staff\/anna,\/contact,\n$/);
    expect(existsSync(report)).toBe(false);
  });

  it('the build publishes the redirects, and check finds nothing wrong with them', async () => {
    const dist = join(folder, 'dist');
    expect((await runCommand('build', ['--tenants', tenants, '--dist', dist])).status).toBe(0);
    expect(read(join(dist, 'pond/_redirects'))).toContain(`/inventory/p4711 ${car.path} 301\n`);
    const { status, out } = await runCommand('check', ['--tenants', tenants]);
    expect(status).toBe(0);
    expect(out).not.toContain('redirects.csv');
  });

  it('check names the line of redirects.csv that leads nowhere or is taken, and the build refuses the latter', async () => {
    const more = join(folder, 'more-tenants');
    writeTenant(more, 'pond', {
      ...goodTenant('pond'),
      'redirects.csv': 'from,to\n/a,/nowhere\n/about-us,/contact\n/dealerships,/contact\n',
    });
    const { status, out } = await runCommand('check', ['--tenants', more]);
    expect(status).toBe(1);
    expect(out).toMatch(/redirects\.csv:2:1 {2}warning.*\n +There is no page at "\/nowhere" today/);
    expect(out).toMatch(
      /redirects\.csv:3:1 {2}error.*\n +"\/about-us" cannot be redirected, because content/,
    );
    expect(out).toMatch(
      /redirects\.csv:4:1 {2}error.*\n +"\/dealerships" cannot be redirected, because the page/,
    );
  });

  it('names a sitemap of an index that cannot be read, goes on with the others, and exits with 1', async () => {
    const { status, err } = await importFrom(`${host}/with-gone.xml`, '--host', 'oldpond.example');
    expect(status).toBe(1);
    expect(err).toContain(`${host}/gone.xml:1 It cannot be fetched: the server answered with status 404.`);
    expect(err).toContain('1 sitemap could not be read, see above. Next:');
  });

  it.each([
    ['an empty file', () => fileOf('empty.txt', '\n'), /empty\.txt:1 There is nothing in it\./],
    ['malformed XML', () => `${host}/broken.xml`, /broken\.xml:2 This is not valid XML/],
    ['no addresses', () => fileOf('words.txt', 'hello\n'), /words\.txt:1 "hello" is no address/],
    ['a file that is missing', () => join(folder, 'none.xml'), /none\.xml:1 The file does not exist\./],
  ])('refuses %s with its line, and changes nothing', async (_, source, message) => {
    const before = read(redirects);
    const { status, err } = await importFrom(source());
    expect([status, err]).toEqual([1, expect.stringMatching(message)]);
    expect(err).toContain('Nothing has changed.');
    expect(read(redirects)).toBe(before);
  });

  it('fetches nothing from a private address that is not allowed', async () => {
    const { status, err } = await runCommand(
      'import-redirects',
      ['pond', `${host}/sitemap.xml`, '--tenants', tenants],
      { env: { FORECOURT_WEBHOOK_PRIVATE: undefined } },
    );
    expect([status, err]).toEqual([1, expect.stringContaining('address is private')]);
  });
});
