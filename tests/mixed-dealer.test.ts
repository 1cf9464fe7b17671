import { expect, it } from 'vitest';
import { lookOf } from '../src/frame/look.ts';
import { buildInventory } from '../src/site/inventory.ts';
import type { Car } from '../src/stock/car.ts';
import { blankVariant } from '../src/stock/car-defaults.ts';
import { loadTenant } from '../src/tenant/load-tenant.ts';
import type { Tenant } from '../src/tenant/tenant.ts';
import { pageAt } from './support/find-page.ts';
import { DEMO_TENANTS } from './support/hosts.ts';
import { htmlOf } from './support/render-view.ts';
import { makeCar } from './support/vehicles.ts';

const NOW = new Date('2026-11-20T05:00:00Z');

async function load(folder: string): Promise<Tenant> {
  const loaded = await loadTenant(folder);
  if (!loaded.ok) throw new Error(`${folder}: ${JSON.stringify(loaded.problems)}`);
  return loaded.tenant;
}
const mixed = await load('tests/fixtures/mixed-dealer');

const car = (stocknum: string, changes: Partial<Car>, vehiclelength: number, grossvehiclemass: number) =>
  makeCar({
    make: 'Toyota',
    stocknum,
    dealership_id: 's1',
    dealership_slug: 'saltbush',
    updated_at: NOW.toISOString(),
    variant: {
      ...blankVariant(),
      vehiclelength,
      vehiclewidth: 1_850,
      vehicleheight: 1_900,
      grossvehiclemass,
    },
    ...changes,
  });
const STOCK = [
  car('1', { model: 'Hilux', simple_body: 'ute', body: 'Ute' }, 5_325, 3_000),
  car('2', { model: 'HiAce', simple_body: 'van', body: 'Van' }, 5_265, 3_300),
];
const inventory = buildInventory(mixed, STOCK, NOW);

it('a dealer made by configuration alone has the forms that it mixes', async () => {
  const home = await htmlOf(pageAt(inventory, '/', 'home'));
  const forms = [
    'data-type="fraunces"',
    'data-surface="tint"',
    'data-density="open"',
    'data-card="portrait"',
    'class="top dark on-dark',
    'class="accented"',
    'class="section sunk elevations',
    'class="section weights',
    'class="section sunk cover',
    'class="hour-bars"',
    'foot-range',
  ];
  expect(forms.filter((form) => !home.includes(form))).toEqual([]);
  for (const words of [
    'Will it fit the shed?',
    '5.3 m',
    'What may it weigh?',
    'Under $50,000',
    'Warranty, 3 years',
  ])
    expect(home).toContain(words);
});

it('its search and vehicle pages have the forms that it mixes, too', async () => {
  const search = await htmlOf(pageAt(inventory, '/search/ute/', 'search'));
  for (const form of ['data-filters="tags"', 'class="list-head search-head head-band"', '>1 ute<'])
    expect(search).toContain(form);
  const { path } = inventory.sources.find((source) => /^\/cars\/.*hilux/.test(source.path)) ?? { path: '' };
  const vehicle = await htmlOf(pageAt(inventory, path, 'vehicle'));
  const forms = [
    'data-gallery="frame"',
    'data-buying="figures"',
    '<dl class="data"',
    'v-layout opens-wide broad as-rail',
    'class="keys as-tiles"',
    'id="to-scale"',
  ];
  expect(forms.filter((form) => !vehicle.includes(form))).toEqual([]);
});

it('looks like no other dealer: of its sixteen forms, none of the demo dealers has more than four, and of the nine on its home page none more than three', async () => {
  const home = ['type', 'surface', 'density', 'header', 'footer', 'card', 'hero', 'finder', 'yards'];
  const parts = [...home, 'search', 'filters', 'gallery', 'buying', 'vehicle', 'facts', 'comments'];
  // Rules that several forms share.
  const shared =
    /^(header-(call|strip)|card-more|footer-(sign|columns|row)|search-(counted|tiles)|filters-(row|sheet)|gallery-below|vehicle-wide)$/;
  const formsOf = (tenant: Tenant) =>
    lookOf(tenant).forms.filter(
      (form) => parts.some((part) => form.startsWith(`${part}-`)) && !shared.test(form),
    );
  const own = formsOf(mixed);
  expect(own).toHaveLength(parts.length);
  for (const slug of DEMO_TENANTS) {
    const theirs = new Set(formsOf(await load(`tenants/${slug}`)));
    const common = own.filter((form) => theirs.has(form));
    expect(common.length, slug).toBeLessThanOrEqual(4);
    const onHome = common.filter((form) => home.some((part) => form.startsWith(`${part}-`)));
    expect(onHome.length, slug).toBeLessThanOrEqual(3);
  }
});
