import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serializeCar } from '../../src/stock/stock-file.ts';
import { CONTRARY, ELSEWHERE, LATER, NETWORKED, PICTURED, PLAIN } from '../support/hosts.ts';
import { carsElsewhere, fixtureCars, laterCars, neighbouringCars } from './cars.ts';
import { MEDIA_NAMES } from './media-names.ts';
import { OVERRIDES } from './overrides.ts';
import { pictured, writeOwnPictures } from './pictured.ts';
import { contrary, elsewhere, later, networked, plainview } from './sites.ts';
import { FRAMES, frameDrawing } from './spin.ts';

const COLOURS = ['#3b5b7a', '#7a3b3b', '#3b7a52', '#7a6a3b', '#5a3b7a'];
const CONTENT = {
  'about-us':
    'title: About us\ndescription: Who we are.\n---\n\nA dealer made for tests.\n\n## Our yards\n\nThree.\n',
  'book-test-drive': 'title: Book a test drive\ndescription: Drive one.\n---\n\nRing the yard.\n',
};

const DAY_MS = 86_400_000;
/** Texts of a dealer's own pages: what it does besides, and sales that are coming, on and over. */
function ownPages(now: Date): Record<string, string> {
  const day = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const page = (title: string, dates = '') =>
    `title: ${title}\ndescription: ${title} at this dealer.\n${dates}---\n\nAsk the yard.\n`;
  return {
    'twg-cars': page('TWG Cars'),
    'twg-rental': page('TWG Rental'),
    'twg-tyres': page('TWG Tyres'),
    neotek: page('Neotek'),
    '4x4-outdoor': page('4x4 and outdoor'),
    eofy: page('End of year', `starts: "${day(-3)}"\nends: "${day(3)}"\n`),
    'boxing-day': page('Boxing Day', `starts: "${day(3)}"\nends: "${day(6)}"\n`),
    'winter-sale': page('Winter sale', `starts: "${day(-6)}"\nends: "${day(-3)}"\n`),
  };
}

const ABOUT_WITH_PICTURES = [
  CONTENT['about-us'],
  ...MEDIA_NAMES.map((name) => `![The picture ${name}](</media/${name}.svg>)\n`),
].join('\n');

const ABOUT_WITH_OWN_PICTURE = `${CONTENT['about-us']}\n![The team at the gate](pictures/team/gate.jpg)\n\n![Nobody](pictures/gone.jpg)\n`;

/** The page of the finance form, which only the contrary sites have. */
const FINANCE = 'title: Finance\ndescription: Borrow for one.\n---\n\nAsk the yard.\n';

/** A page of the later site, with sections of its own. */
const STORY =
  'title: How we began\ndescription: In a shed.\nsections:\n  - section: article\n  - section: arrivals\n    title: Where it led\n---\n\nWith a ute.\n';

const STOCKS = new Map([
  [ELSEWHERE, carsElsewhere],
  [LATER, laterCars],
  [NETWORKED, neighbouringCars],
]);

const drawing = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 10"><path fill="${colour}" d="M0 0h16v10H0z"/></svg>`;

function writeMedia(tenant: string): void {
  mkdirSync(join(tenant, 'public', 'media'));
  for (const name of [...MEDIA_NAMES, 'Kia badge (1)'])
    writeFileSync(join(tenant, 'public', 'media', `${name}.svg`), drawing('#111111'));
}

/** Writes a tenant folder for each fixture site. Stock dates are relative to `now`. */
export function writeFixtureTenants(folder: string, now: Date): void {
  rmSync(folder, { recursive: true, force: true });
  for (const site of [plainview(now), contrary(now), networked(now), later(now), elsewhere(now)])
    writeFixtureTenant(folder, site, now);
}

function writeFixtureTenant(folder: string, site: { slug: string }, now: Date): void {
  const tenant = join(folder, site.slug);
  mkdirSync(join(tenant, 'content'), { recursive: true });
  mkdirSync(join(tenant, 'public', 'pictures'), { recursive: true });
  writeFileSync(join(tenant, 'site.yaml'), JSON.stringify(site, null, 2));
  const cars = (STOCKS.get(site.slug) ?? fixtureCars)(now);
  writeFileSync(join(tenant, 'stock.jsonl'), `${cars.map(serializeCar).join('\n')}\n`);
  const isContrary = [CONTRARY, LATER].includes(site.slug);
  if (isContrary) {
    writeMedia(tenant);
    mkdirSync(join(tenant, 'overrides'));
    for (const [name, text] of Object.entries(OVERRIDES))
      writeFileSync(join(tenant, 'overrides', name), text);
  }
  const content = {
    ...CONTENT,
    ...(isContrary && { 'about-us': ABOUT_WITH_PICTURES, finance: FINANCE }),
    ...(site.slug === PLAIN && ownPages(now)),
    ...(site.slug === LATER && { 'how-we-began': STORY }),
    ...(site.slug === PICTURED && { 'about-us': ABOUT_WITH_OWN_PICTURE }),
  };
  for (const [slug, text] of Object.entries(content))
    writeFileSync(join(tenant, 'content', `${slug}.md`), `---\n${text}`);
  const picture = (name: string, colour: string) =>
    writeFileSync(join(tenant, 'public', 'pictures', `${name}.svg`), drawing(colour));
  COLOURS.forEach((colour, i) => {
    picture(String(i + 1), colour);
  });
  picture('interior', '#222222');
  for (let frame = 0; frame < FRAMES; frame++)
    writeFileSync(join(tenant, 'public', 'pictures', `frame-${frame}.svg`), frameDrawing(frame));
}

const [folder] = process.argv.slice(2);
if (import.meta.main && folder) {
  const now = new Date();
  writeFixtureTenants(folder, now);
  writeFixtureTenant(folder, pictured(now), now);
  await writeOwnPictures(join(folder, PICTURED));
}
