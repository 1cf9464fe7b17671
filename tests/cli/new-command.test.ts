import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parse } from 'yaml';
import { endOf, startCommand } from '../support/commands/run-command.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const YARD =
  'Chermside | 12 Station Street, Chermside QLD 4032 | 07 3555 0100 | sales@northside.example | Mon-Fri 8:30-17:30, Sat 8:30-12 | -27.386, 153.035';
const FEED = `Stock No,Year,Make,Model,Condition,Asking Price,Kms,Body
N101,2021,Toyota,Corolla,Used,24990,41200,Hatchback
N102,2026,Kia,Sportage,New,49990,12,SUV
`;
const tenants = () => join(root, 'tenants');
const folder = () => join(tenants(), 'northside');
const flags = (...others: string[]) => [
  'northside',
  '--tenants',
  tenants(),
  ...['--name', 'Northside', '--kind', 'cars', '--colour', '#0b5d3b', '--yard', YARD],
  ...others,
];
const run = (name: string, args: string[]) => endOf(startCommand(name, args));

it('makes a dealer with stock that is checked and built at once, and states nothing but what was answered', {
  timeout: 120_000,
}, async () => {
  const feed = join(root, 'feed.csv');
  writeFileSync(feed, FEED);
  const made = await run(
    'new',
    flags('--feed', feed, '--makes', 'Kia', '--licence', 'Motor dealer licence 4112233'),
  );
  expect(made.output).toContain('Imported 2 vehicles.');
  expect(made.output).toContain('1 tenant checked: 0 errors, 2 warnings.');
  expect(made.output).toContain('site.yaml:7: the address that the site is published at.');
  expect(made.output).toContain('Next: npm run dev -- northside');
  expect(made.status).toBe(0);
  const yaml = readFileSync(join(folder(), 'site.yaml'), 'utf8');
  const site = parse(yaml);
  expect(site.licences).toEqual([{ state: 'QLD', label: 'Motor dealer licence', number: '4112233' }]);
  expect(site.manufacturers).toEqual([{ id: 'kia', name: 'Kia', slug: 'kia' }]);
  expect(site.locations[0].contact_detail.opening_hours.at(-1)).toEqual({ weekday: 0, status: 'Closed' });
  for (const key of ['abn', 'reviews', 'offers', 'facebook_url']) expect(site).not.toHaveProperty(key);
  // The line of each word to replace is the one that the command named.
  expect(yaml.split('\n')[6]).toBe('# REPLACE: the address that the site is published at.');
  const built = await run('build', ['northside', '--tenants', tenants(), '--dist', join(root, 'dist')]);
  expect(built.status, built.output).toBe(0);
  const home = readFileSync(join(root, 'dist/northside/index.html'), 'utf8');
  expect(home).toContain('Cars in Chermside');
  expect(home).toContain('07 3555 0100');
});

it.each(['trucks', 'motorcycles', 'caravans'])(
  'a new dealer of %s passes the check',
  { timeout: 60_000 },
  async (kind) => {
    const args = flags().with(flags().indexOf('cars'), kind).with(flags().indexOf('#0b5d3b'), '#f2b705');
    const { status, output } = await run('new', args);
    expect(status, output).toBe(0);
    // Without stock there is one warning more.
    expect(output).toContain('1 tenant checked: 0 errors, 3 warnings.');
    expect(output).toContain('Next: npm run import -- northside <feed>');
  },
);

it('puts the largest wide picture of a folder at the top, others in a row, and names what is no picture', {
  timeout: 120_000,
}, async () => {
  const pictures = join(root, 'pictures');
  mkdirSync(pictures);
  const draw = (name: string, width: number, height: number, orientation = 1) =>
    sharp({ create: { width, height, channels: 3, background: '#456' } })
      .withMetadata({ orientation })
      .jpeg()
      .toFile(join(pictures, name));
  await draw('IMG_1001.jpg', 2400, 1600);
  await draw('workshop bay 2.jpg', 1600, 1000);
  await draw('IMG_1003.jpg', 1500, 1000);
  await draw('small.jpg', 600, 400);
  // Wide in the file, but taken upright.
  await draw('IMG_1004.jpg', 4000, 3000, 6);
  writeFileSync(join(pictures, 'notes.txt'), 'Call the photographer.');
  const logo = join(root, 'logo.png');
  await sharp({ create: { width: 400, height: 200, channels: 3, background: '#0b5d3b' } }).toFile(logo);
  const { status, output } = await run('new', flags('--pictures', pictures, '--logo', logo));
  expect(status, output).toBe(0);
  expect(output).toContain('1 tenant checked: 0 errors');
  expect(output).toContain('notes.txt: not a JPEG, PNG, WebP or AVIF picture that can be read');
  expect(output).toMatch(/site\.yaml:\d+: what the picture shows/);
  const { home, logo: mark } = parse(readFileSync(join(folder(), 'site.yaml'), 'utf8'));
  expect(home.hero_image).toEqual({ src: 'pictures/IMG_1001.jpg' });
  expect(mark).toEqual({ url: 'pictures/logo.png' });
  const gallery = home.sections.find(({ section }: { section: string }) => section === 'gallery');
  expect(gallery.pictures).toEqual([
    { picture: { src: 'pictures/IMG_1003.jpg', alt: '' } },
    { picture: { src: 'pictures/workshop bay 2.jpg', alt: 'Workshop bay' }, caption: 'Workshop bay' },
  ]);
  const built = await run('build', ['northside', '--tenants', tenants(), '--dist', join(root, 'dist')]);
  expect(built.status, built.output).toBe(0);
  expect(readFileSync(join(root, 'dist/northside/index.html'), 'utf8')).toMatch(
    /_media\/pictures\/[^" ]+-400\.avif 400w/,
  );
});

it('leaves nothing behind when an answer is wrong, and never touches a tenant that exists', {
  timeout: 60_000,
}, async () => {
  const wrong = await run('new', flags().with(flags().indexOf(YARD), 'Chermside | somewhere'));
  expect(wrong.status).toBe(1);
  expect(wrong.output).toContain('lacks a part');
  const bad = await run('new', flags('--pictures', join(root, 'none')));
  expect(bad.output).toContain('does not exist');
  expect(existsSync(tenants()) ? readdirSync(tenants()) : []).toEqual([]);
  expect((await run('new', flags())).status).toBe(0);
  const before = readFileSync(join(folder(), 'site.yaml'), 'utf8');
  const again = await run('new', flags().with(flags().indexOf('Northside'), 'Another'));
  expect(again.status).toBe(1);
  expect(again.output).toContain('exists already. Choose another name');
  expect(readFileSync(join(folder(), 'site.yaml'), 'utf8')).toBe(before);
  for (const name of ['North Side', 'northside-'])
    expect((await run('new', [name, ...flags().slice(1)])).output, name).toContain(
      'cannot be a tenant’s name',
    );
});
