import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeDocument, makeTenant } from '../../tests/support/make-tenant.ts';
import { makeCar } from '../../tests/support/vehicles.ts';
import { CUSTOMARY_PAGES } from '../features/content/customary-pages.ts';
import { withoutTrailingSlash } from '../frame/link-target.ts';
import type { PageAddress } from '../frame/pages/page-names.ts';
import { viewRoute } from '../render/view-route.ts';
import { whyVehicleSlugIsReserved } from '../stock/rules/reserved-addresses.ts';
import { vehiclePath } from '../stock/rules/vehicle-path.ts';
import { buildInventory } from './inventory.ts';
import { PAGE_ADDRESSES } from './page-addresses.ts';
import { PAGE_REGISTER } from './page-register.ts';

const NOW = new Date('2026-11-20T05:00:00Z');
const addresses = Object.entries<PageAddress>(PAGE_ADDRESSES);
const customary = new Set<string>(Object.values(CUSTOMARY_PAGES).map(({ path }) => path));
/** Addresses that texts of the dealer can have only if our page shows them; static hosts refuse "404" before. */
const ours = addresses.filter(([name, { path }]) => !customary.has(path) && name !== 'not-found');

it('no two registered pages have the same name or path', () => {
  const all = PAGE_REGISTER.flatMap((pages) => Object.entries<PageAddress>(pages.addresses));
  expect(all.length).toBe(addresses.length);
  expect(new Set(all.map(([, { path }]) => withoutTrailingSlash(path))).size).toBe(all.length);
});

it('no two registered pages have the same place in a menu or in a group of the footer', () => {
  const places = addresses.flatMap(([, { menu, footer }]) => [
    ...(menu ? [`menu ${menu.in} ${menu.at}`] : []),
    ...(footer ? [`footer ${footer.in} ${footer.at}`] : []),
  ]);
  expect(places.length).toBeGreaterThan(25);
  expect(new Set(places).size).toBe(places.length);
});

describe('a text of the dealer at the address of a page of ours', () => {
  it.each(ours)('%s: is shown by that page, or named as an error', (_, { path }) => {
    const slug = withoutTrailingSlash(path).slice(1) || 'index';
    const text = makeDocument(path === '/' ? '' : slug, 'Only here', '<p>Only on this page.</p>');
    const { pages, lostTexts } = buildInventory(makeTenant({}, [text]), [makeCar()], NOW);
    const page = pages.find((one) => withoutTrailingSlash(one.path) === withoutTrailingSlash(path));
    const shown = page?.kind === 'form' && `${page.intro}${page.html}`.includes('Only on this page.');
    if (page?.kind === 'form') expect([shown, lostTexts]).toEqual([true, []]);
    // Without a workshop the site has no service page, so the address is the dealer's.
    else if (page?.kind === 'content') expect(page.html).toContain('Only on this page.');
    else expect(lostTexts).toEqual([{ slug: text.slug, why: expect.stringMatching(/ is there$/) }]);
  });

  it('is named also if its address differs in case from a page that shows texts', () => {
    const { lostTexts } = buildInventory(makeTenant({}, [makeDocument('Finance', 'Mine')]), [], NOW);
    expect(lostTexts).toEqual([{ slug: 'Finance', why: 'the page “Finance” is there' }]);
  });

  it.each(['cars/ranger', 'locations/orange', 'search/red', 'used-car/red'])(
    'nor can it be in a folder of our pages, where one may be tomorrow: %s',
    (slug) => {
      const { lostTexts } = buildInventory(makeTenant({}, [makeDocument(slug, 'Mine')]), [], NOW);
      expect(lostTexts).toEqual([{ slug, why: expect.stringMatching(/ have their pages there$/) }]);
    },
  );
});

it('a vehicle whose stock line gives it the path of a page of ours is named as an error', () => {
  const car = makeCar({ path: '/models' });
  const { lostVehicles } = buildInventory(makeTenant(), [car], NOW);
  expect(lostVehicles).toEqual([{ path: '/models', why: 'the page “Makes and models” is there' }]);
});

it('no vehicle gets the slug of a page of ours in the vehicles’ folder', () => {
  const folder = vehiclePath('');
  const inside = addresses.flatMap(([, { path }]) =>
    path.startsWith(folder) ? path.slice(folder.length) : [],
  );
  expect(inside).toEqual(['trade-in']);
  for (const slug of inside) expect(whyVehicleSlugIsReserved(slug)).not.toBe(null);
});

it('each kind of page has a view of its name, or is a list of sections', () => {
  const { pages } = buildInventory(makeTenant({}, [makeDocument('about-us', 'Mine')]), [makeCar()], NOW);
  const views = new Set(pages.map(viewRoute));
  expect(views.size).toBeGreaterThan(3);
  for (const view of views) expect([view, existsSync(`src/pages${view}.astro`)]).toEqual([view, true]);
});
