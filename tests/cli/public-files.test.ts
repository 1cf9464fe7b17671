import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { serializeCar } from '../../src/stock/stock-file.ts';
import { runCommand } from '../support/commands/run-command.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { aPage, goodTenant, someCars, type TenantFiles, writeTenant } from '../support/write-tenant.ts';

const folder = temporaryFolder('public-files');
const tenants = join(folder, 'tenants');
const dist = join(folder, 'dist');

const inPublic = (names: readonly string[]): TenantFiles =>
  Object.fromEntries(names.map((name) => [`public/${name}`, `own ${name}`]));

/** Files that stop a build, with the expected message. */
const REFUSED = new Map([
  ['_worker.js', '"_worker.js" can be in the public folder, because hosts read their configuration from it'],
  [
    '_routes.json',
    '"_routes.json" can be in the public folder, because hosts read their configuration from it',
  ],
  ['_Headers', 'because static hosts read rules from it'],
  [
    'functions/[[path]].js',
    '"functions" can be in the public folder, because hosts read their configuration from it',
  ],
  ['netlify.toml', 'because hosts read their configuration from it'],
  ['wrangler.toml', 'because hosts read their configuration from it'],
  [
    'guides/.htaccess',
    '".htaccess" can be in the public folder, because hosts read their configuration from it',
  ],
  ['.env', 'because it contains secrets'],
  ['.env.production', 'because it contains secrets'],
  ['guides/.git/config', '".git" can be in the public folder, because it contains secrets'],
  ['CON.txt', 'because Windows reserves that name for a device'],
  ['price: 5.txt', 'contains :, which Windows and some hosts do not allow'],
  ['what?.txt', 'contains ?, which'],
  ['a\\b.txt', 'contains \\, which'],
  ['name.', 'ends in a dot'],
  ['name ', 'ends in a space'],
  ['two\nlines.txt', 'contains a tab or a line break'],
  ['Logo.png', '"logo.png" and "Logo.png" differ only in upper and lower case'],
  ['logo.png', '"logo.png" and "Logo.png" differ only in upper and lower case'],
]);

const path = someCars()[0]?.path.slice(1) ?? '';

/** Files that are not published, with the reason in the message. */
const LEFT_OUT = new Map([
  ['.DS_Store', 'it is a leftover of an operating system or editor'],
  ['guides/notes.txt~', 'it is a leftover of an operating system or editor'],
  ['notes.bak', 'it is a leftover of an operating system or editor'],
  ['.hidden', 'hosts do not serve names that begin with a dot'],
  ['about-us', 'the page /about-us is there'],
  ['About-Us.html', 'the page /about-us is there'],
  ['dealerships/index.html', 'the page /dealerships is there'],
  ['search/used-cars', 'the page /search/used-cars/ is there'],
  [path, `the page /${path} is there`],
  [`${path}.html/deep.txt`, `the site has a file called "${path}.html"`],
  ['locations', 'the site has a folder of that name'],
]);

const PUBLISHED = ['.well-known/security.txt', 'guides/a b.txt', 'cars/photo.jpg', 'favicon.svg', 'é.txt'];

beforeAll(() => {
  writeTenant(tenants, 'steers', { ...goodTenant('steers'), ...inPublic([...REFUSED.keys()]) });
  const bytes = join(tenants, 'steers/public/guides');
  mkdirSync(bytes, { recursive: true });
  writeFileSync(Buffer.concat([Buffer.from(`${bytes}/caf`), Buffer.from([0xe9])]), '');
  writeTenant(tenants, 'crowded', {
    ...goodTenant('crowded'),
    ...inPublic([...LEFT_OUT.keys(), ...PUBLISHED]),
  });
});

describe('public folders with files that must not be published', { timeout: 120_000 }, () => {
  it('npm run check names every file with the reason', async () => {
    const run = await runCommand('check', ['--tenants', tenants]);
    expect(run.status).toBe(1);
    for (const why of REFUSED.values()) expect(run.output).toContain(why);
    expect(run.output).toContain('public/guides/caf\ufffd has bytes that are not UTF-8. Rename it.');
    for (const [name, why] of LEFT_OUT)
      expect(run.output).toContain(`"${name}" is left out of the site, because ${why}`);
    for (const name of PUBLISHED) expect(run.output).not.toContain(`public/${name}`);
    // The sales counter, the ticked box for news and the missing pages for privacy and terms cause four more warnings.
    expect(run.output).toContain(`crowded: 0 errors, ${LEFT_OUT.size + 4} warnings`);
  });

  it('npm run build refuses a tenant with forbidden files; of another one it publishes only pages and allowed files', async () => {
    const run = await runCommand('build', ['--tenants', tenants, '--dist', dist]);
    for (const why of REFUSED.values()) expect(run.err).toContain(why);
    expect(existsSync(join(dist, 'steers'))).toBe(false);
    for (const [name, why] of LEFT_OUT) {
      expect(run.err).toContain(`"${name}" is left out of the site, because ${why}`);
      const file = join(dist, 'crowded', name);
      expect(existsSync(file) && statSync(file).isFile(), name).toBe(false);
    }
    expect(readFileSync(join(dist, 'crowded/about-us.html'), 'utf8')).toContain('Our yard');
    for (const name of PUBLISHED)
      expect(readFileSync(join(dist, 'crowded', name), 'utf8')).toBe(`own ${name}`);
  });

  it('npm run build publishes the default icon again after the dealer’s own favicon.svg is removed', async () => {
    rmSync(join(tenants, 'crowded/public/favicon.svg'));
    await runCommand('build', ['crowded', '--tenants', tenants, '--dist', dist]);
    expect(readFileSync(join(dist, 'crowded/favicon.svg'), 'utf8')).toContain('<svg');
  });
});

const pictureOf = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 25, channels: 3, background } })
    .png()
    .toBuffer();

it('npm run build gives a replaced picture a new address, and keeps the old one published', {
  timeout: 120_000,
}, async () => {
  const [ford, kia] = someCars().map((car, at) => {
    const url = `/media/cars/${at}/front.png`;
    return { ...car, primary_image_url: url, images: [{ image: { url, thumb: { url } } }] };
  });
  if (!ford || !kia) throw new Error('The tenant needs two vehicles.');
  const files = {
    ...goodTenant('pictured'),
    'stock.jsonl': `${[ford, kia].map(serializeCar).join('\n')}\n`,
    'content/about-us.md': aPage('![Our team](/media/team.png) and the [same picture](/media/team.png).'),
    'public/media/cars/0/front.png': await pictureOf('#800'),
    'public/media/cars/1/front.png': await pictureOf('#080'),
    'public/media/team.png': await pictureOf('#008'),
  };
  const site = join(dist, 'pictured');
  const read = (path: string) => readFileSync(join(site, path), 'utf8');
  const build = () => runCommand('build', ['pictured', '--tenants', tenants, '--dist', dist]);
  /** Addresses of the vehicle's picture and of the one for links to its page. */
  const shownBy = ({ slug }: { slug: string }) => {
    const html = read(`cars/${slug}.html`);
    const picture = /\/_media\/[\w-]{6}\/front\.png/.exec(html)?.[0] ?? '';
    return { picture, social: /\/media\/social\/\w+\.jpg/.exec(html)?.[0] ?? '' };
  };

  writeTenant(tenants, 'pictured', files);
  const { err } = await build();
  expect(err).not.toContain('do not exist');
  const before = [shownBy(ford), shownBy(kia)];
  expect(readFileSync(join(site, before[0]?.picture ?? ''))).toEqual(files['public/media/cars/0/front.png']);
  expect(before[0]?.picture).not.toBe(before[1]?.picture);
  expect(read('about-us.html')).toMatch(/<img src="\/_media\/[\w-]{6}\/team\.png"/);
  // Other sites may link to the plain address.
  expect(read('about-us.html')).toContain('<a href="/media/team.png"');
  expect(readFileSync(join(site, 'media/team.png'))).toEqual(files['public/media/team.png']);

  const { ino } = statSync(join(site, 'about-us.html'));
  const changed = await pictureOf('#444');
  writeTenant(tenants, 'pictured', { 'public/media/cars/0/front.png': changed });
  await build();
  const after = shownBy(ford);
  expect(readFileSync(join(site, after.picture))).toEqual(changed);
  expect(after.picture).not.toBe(before[0]?.picture);
  expect(after.social).not.toBe(before[0]?.social);
  expect(shownBy(kia)).toEqual(before[1]);
  expect(statSync(join(site, 'about-us.html')).ino).toBe(ino);
  for (const old of [before[0]?.picture, before[0]?.social])
    expect(existsSync(join(site, old ?? ''))).toBe(true);
  expect((await build()).out).toContain('nothing to publish');
});
