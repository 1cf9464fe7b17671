import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { MANIFEST_PATH } from '../../src/frame/search/search-source.ts';
import { loadIndex } from '../../src/search/client/worker/load-index.ts';
import { CAR_COLLECTION } from '../../src/search/documents/car-schema.ts';
import { serializeCar } from '../../src/stock/stock-file.ts';
import { aLender } from '../support/a-lender.ts';
import { runCommand } from '../support/commands/run-command.ts';
import { makeLocation } from '../support/make-tenant.ts';
import { PROTOTYPE_NAMES } from '../support/prototype-names.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { makeCar } from '../support/vehicles.ts';
import { aPage, goodTenant, writeTenant } from '../support/write-tenant.ts';

const folder = temporaryFolder('names');
const dist = join(folder, 'dist');
const site = join(dist, 'names');
const now = new Date();

const CARS = PROTOTYPE_NAMES.flatMap((name, i) => {
  const slug = name.toLowerCase().replace(/_/g, '');
  const car = makeCar({
    make: name,
    model: name,
    badge: name,
    series: name,
    colour: name,
    body: name,
    fuel: name,
    tag: name,
    city: name,
    features: [name],
    seller_words: JSON.parse(`{"${name}":"${name}"}`),
    finance_lenders: JSON.parse(`{"${name}":${JSON.stringify(aLender({ paymentWeek: 100 + i }))}}`),
    stocknum: name,
    slug,
    updated_at: now.toISOString(),
    dealership_slug: 'constructor',
  });
  return [car, { ...car, id: `${car.id}-2`, slug: `${slug}-2`, path: `/cars/${slug}-2` }];
});

const MENU = [...PROTOTYPE_NAMES].map((label) => ({ label, items: [{ label, link: '/constructor' }] }));
const SITE = {
  dealerships: [{ slug: 'constructor', name: 'constructor', id: 'd1' }],
  locations: [
    makeLocation({
      primary: true,
      id: 'constructor',
      slug: 'constructor',
      dealership_slug: 'constructor',
      manufacturers: ['constructor'],
      services: [...PROTOTYPE_NAMES].map((icon) => ({ title: icon, text: icon, link: '/constructor', icon })),
    }),
  ],
  manufacturers: PROTOTYPE_NAMES.map((name) => ({
    id: name,
    name,
    slug: name.toLowerCase().replace(/_/g, ''),
  })),
  brands: [{ title: 'constructor', slug: 'constructor', logo: { source: 'https://a.example/1.png' } }],
  models: [{ name: 'constructor', slug: 'valueof', status: 'constructor', manufacturer_body: 'constructor' }],
  flags: { constructor: true, valueOf: false },
  navigation: MENU,
  offers: [{ id: 'constructor', name: 'constructor', description: 'constructor', ends: '2099-01-01' }],
  redirects: [{ from: '/toString', to: '/constructor' }],
  search_categories: [...PROTOTYPE_NAMES],
  config: {
    finance: { provider: 'constructor', on_cards: true },
    claims: ['warranty', 'freight'],
    search: { promo_positions: [1, 2], filters: ['make', 'model', 'tag', 'features', 'colour', 'city'] },
    footer: { pages: [{ label: 'constructor', link: '/constructor' }] },
  },
  overrides: [
    { when: { flag: 'constructor' }, set: { header: { notice: 'The flag is on.' } } },
    { when: { flag: 'valueOf' }, set: { header: { notice: 'The flag is off.' } } },
    { when: { manufacturer: 'constructor' }, set: { claims: ['finance'] } },
  ],
};

let output = '';
beforeAll(async () => {
  writeTenant(join(folder, 'tenants'), 'names', {
    ...goodTenant('names', SITE),
    'stock.jsonl': `${CARS.map(serializeCar).join('\n')}\n`,
    'content/constructor.md': aPage('## constructor\n\n## __proto__\n\n## constructor'),
    'content/valueof/hasownproperty.md': aPage('# toString'),
    'public/constructor': 'left out: a page has this address',
    'public/__proto__': 'a file',
  });
  ({ output } = await runCommand('build', ['--tenants', join(folder, 'tenants'), '--dist', dist]));
}, 120_000);

describe('a tenant with names from Object.prototype in stock and configuration', () => {
  const page = (path: string) => readFileSync(join(site, path), 'utf8');

  it('is built completely', () => {
    expect(output).toMatch(/names: \d+ pages rendered/);
    for (const car of CARS) expect(page(`${car.path.slice(1)}.html`)).toContain(car.make);
    expect(page('index.html')).toContain('The flag is on.');
    expect(page('constructor.html')).toContain('<h2 id="constructor-2">constructor</h2>');
    expect(output).toContain(
      '"constructor" is left out of the site, because the page /constructor is there.',
    );
    // A folder, because of the brand of that name.
    expect(page('constructor/overview.html')).toContain('constructor models');
    expect(page('__proto__')).toBe('a file');
  });

  it('can be searched by a make with such a name, and answers 4xx for such a collection or field', async () => {
    const index = await loadIndex(MANIFEST_PATH, async (path) => {
      const bytes = readFileSync(join(site, String(path)));
      return new Response(Uint8Array.from(bytes));
    });
    const searches = PROTOTYPE_NAMES.map((name) => ({
      collection: CAR_COLLECTION,
      q: '*',
      filter_by: `make:=[\`${name}\`]`,
      facet_by: 'make,model,tag,filtered_features,colour,city',
    }));
    const { results } = await index.multiSearch({ searches });
    for (const [at, name] of PROTOTYPE_NAMES.entries()) {
      const result = results[at];
      expect(result).toMatchObject({ found: 2 });
      expect(JSON.stringify(result)).toContain(`{"value":"${name}","highlighted":"${name}","count":2}`);
    }
    const other = await index.multiSearch({
      searches: [
        { collection: 'constructor', q: '*' },
        { collection: CAR_COLLECTION, q: 'constructor', query_by: 'make,model', facet_by: 'constructor' },
        { collection: CAR_COLLECTION, q: '*', filter_by: '__proto__:=1' },
        { collection: CAR_COLLECTION, q: '*', sort_by: 'toString:desc' },
      ],
    });
    expect(other.results.map((result) => 'code' in result && result.code)).toEqual([404, 404, 400, 404]);
  });
});
