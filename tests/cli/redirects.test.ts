import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { serializeCar } from '../../src/stock/stock-file.ts';
import { runCommand } from '../support/commands/run-command.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { makeCar } from '../support/vehicles.ts';
import { goodTenant, writeTenant } from '../support/write-tenant.ts';

const folder = temporaryFolder('redirects');
const tenants = join(folder, 'tenants');
const car = makeCar({ updated_at: new Date().toISOString() });

const REDIRECTS = [
  { from: '/to-nowhere', to: '/abuot-us' },
  { from: '/to-sold', to: '/cars/2019-kia-rio-sold' },
  { from: '/over', to: '/to-nowhere' },
  { from: '/to-folder', to: '/%2e%2e/site.yaml' },
  { from: '/locations/north-yard', to: '/about-us' },
  { from: car.path, to: '/about-us' },
  { from: `${car.path}.html`, to: '/about-us' },
  { from: '/cars/2012-ford-focus-gone', to: '/about-us' },
  { from: '/folder.pdf', to: '/brochure.pdf' },
  { from: '/shop', to: 'https://shop.example/' },
  { from: '/to-own-nowhere', to: 'https://moved.example/nobody-here' },
  { from: '/own-page', to: 'https://moved.example/about-us?x=1' },
];

beforeAll(() =>
  writeTenant(tenants, 'moved', {
    ...goodTenant('moved', { redirects: REDIRECTS }),
    'stock.jsonl': `${serializeCar(car)}\n`,
    'public/brochure.pdf': '%PDF',
  }),
);

const text = () => readFileSync(join(tenants, 'moved/site.yaml'), 'utf8');
const lineOf = (part: string): number =>
  text()
    .split('\n')
    .findIndex((line) => line.includes(part)) + 1;

/** Expected warnings: line and message. */
const WARNINGS: [line: () => number, words: string][] = [
  [() => lineOf('"/abuot-us"'), 'There is no page at "/abuot-us" today'],
  [() => lineOf('rio-sold'), 'There is no page at "/cars/2019-kia-rio-sold" today'],
  [() => lineOf('nobody-here'), 'There is no page at "/nobody-here" today'],
  [() => lineOf('%2e%2e'), 'There is no page at "/%2e%2e/site.yaml" today'],
  [() => lineOf('"/locations/north-yard"'), 'The site has a page at "/locations/north-yard"'],
  [() => lineOf(`"${car.path}"`), `The site has a page at "${car.path}"`],
  [() => lineOf(`${car.path}.html`), `The site has a page at "${car.path}.html"`],
];

/** Redirects from other spellings of published addresses, with the expected reason. */
const FROM_FILES = new Map([
  ['/search-index/manifest.json', 'the build puts the search index there'],
  ['/about-us.html', 'content/about-us.md is already a page there'],
  ['/about-us/index.html', 'content/about-us.md is already a page there'],
  ['/%61bout-us.html', 'content/about-us.md is already a page there'],
  ['/search/used-cars/index.html', 'it is a search page'],
  ['/_astro/x.js', 'the build puts its scripts and styles there'],
  ['/.forecourt-changes.json', 'A name that begins with a dot'],
  ['/brochure%20a.pdf', 'public/brochure a.pdf is published there'],
]);

/** Redirects from other spellings of pages of ours, which only the plan of the site knows. */
const FROM_OUR_PAGES = new Map([
  ['/index.html', 'the page “Home” is there'],
  ['/dealerships.html', 'the page “Our locations” is there'],
]);

describe('redirects from a published file', { timeout: 120_000 }, () => {
  const others = join(folder, 'others');
  const ruleFrom = (from: string) => ({ from, to: '/about-us' });
  const line = (from: string): number =>
    readFileSync(join(others, 'over-files/site.yaml'), 'utf8')
      .split('\n')
      .findIndex((text) => text.includes(`"${from}"`)) + 1;
  const rules = [...FROM_FILES.keys(), ...FROM_OUR_PAGES.keys()].map(ruleFrom);
  beforeAll(() => {
    writeTenant(others, 'over-files', {
      ...goodTenant('over-files', { redirects: rules }),
      'public/brochure a.pdf': '%PDF',
    });
    const ofPages = [...FROM_OUR_PAGES.keys()].map(ruleFrom);
    writeTenant(join(folder, 'ours'), 'over-pages', goodTenant('over-pages', { redirects: ofPages }));
  });

  it('npm run check refuses each with its line and the reason', async () => {
    const { status, out } = await runCommand('check', ['--tenants', others]);
    expect(status).toBe(1);
    for (const [from, why] of [...FROM_FILES, ...FROM_OUR_PAGES])
      expect(out).toMatch(new RegExp(`site\\.yaml:${line(from)}:\\d+  error  redirects.*\\n.*${why}`));
  });

  it('npm run build refuses each with its line and the reason', async () => {
    const dist = join(folder, 'dist-refused');
    const { status, err } = await runCommand('build', ['--tenants', others, '--dist', dist]);
    expect(status).toBe(1);
    for (const [from, why] of FROM_FILES)
      expect(err).toMatch(new RegExp(`site\\.yaml:${line(from)} .*${why}`));
    expect(existsSync(join(dist, 'over-files'))).toBe(false);
  });

  it('npm run build refuses those from pages of ours, too', async () => {
    const dist = join(folder, 'dist-of-pages');
    const { status, err } = await runCommand('build', ['--tenants', join(folder, 'ours'), '--dist', dist]);
    expect(status).toBe(1);
    for (const [from, why] of FROM_OUR_PAGES) expect(err).toMatch(new RegExp(`"${from}" .*${why}`));
    expect(existsSync(join(dist, 'over-pages'))).toBe(false);
  });
});

describe('redirects to missing pages, or from a page that exists', { timeout: 120_000 }, () => {
  it('npm run check warns of each with its line', async () => {
    const { status, out } = await runCommand('check', ['--tenants', tenants]);
    expect(status).toBe(0);
    for (const [line, words] of WARNINGS)
      expect(out).toMatch(new RegExp(`moved/site\\.yaml:${line()}:\\d+  warning  redirects.*\\n +${words}`));
    expect(out.match(/warning {2}redirects/g)).toHaveLength(WARNINGS.length);
    expect(out).toContain('Did you mean "/about-us"?');
  });

  it('npm run build prints a warning for each with its line, and publishes the other redirects', async () => {
    const dist = join(folder, 'dist');
    const { status, out, err } = await runCommand('build', ['--tenants', tenants, '--dist', dist]);
    expect(status).toBe(0);
    for (const [line, words] of WARNINGS) expect(err).toContain(`moved/site.yaml:${line()} ${words}`);
    expect(err.match(/redirect is left out/g)).toHaveLength(WARNINGS.length);
    expect(out).toMatch(/moved: \d+ pages rendered/);
    const rules = readFileSync(join(dist, 'moved/_redirects'), 'utf8');
    for (const rule of [
      '/cars/2012-ford-focus-gone /about-us 301',
      '/folder.pdf /brochure.pdf 301',
      '/own-page /about-us?x=1 301',
    ])
      expect(rules).toContain(`${rule}\n`);
    expect(rules).not.toMatch(/^\/(?:to-|over|locations\/north-yard )/m);
  });
});
