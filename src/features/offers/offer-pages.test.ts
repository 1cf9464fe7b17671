import { expect, it } from 'vitest';
import { pageAt, pathsOf } from '../../../tests/support/find-page.ts';
import { makeDocument, makeTenant } from '../../../tests/support/make-tenant.ts';
import { makeCar } from '../../../tests/support/vehicles.ts';
import { buildInventory } from '../../site/inventory.ts';

const NOW = new Date('2026-11-20T05:00:00Z');
const CX60 = { name: 'CX-60', slug: 'cx-60' };

function siteWith(changes: object, pages: string[] = []) {
  const offer = {
    id: 'o1',
    name: 'Mats &amp; <b>more</b>',
    description: '<p>Free <b>mats</b></p>',
    ends: '2026-12-31',
    ...changes,
  };
  const content = pages.map((slug) => makeDocument(slug, slug));
  const stock = [
    makeCar(),
    ...Array.from({ length: 12 }, (_, n) => makeCar({ model: 'CX-30', stocknum: `C3${n}` })),
  ];
  return buildInventory(makeTenant({ offers: [offer] }, content), stock, NOW);
}
const offerOf = (changes: object, pages?: string[]) =>
  pageAt(siteWith(changes, pages), '/offers/o1', 'offer');

it('OFF-02 ROU-28 an offer has a page from its first day; after its last day, the page stays without price and is not indexed', () => {
  expect(pathsOf(siteWith({ starts: '2026-11-21' }))).not.toContain('/offers/o1');
  expect(pathsOf(siteWith({ excluded_website_ids: [makeTenant().site.id] }))).not.toContain('/offers/o1');
  const current = offerOf({ price: 61_990 });
  expect([current.endsText, current.price, current.head.index]).toEqual([
    'Ends 31 December',
    '$61,990',
    true,
  ]);
  const ended = offerOf({ price: 61_990, ends: '2026-11-19' });
  expect([ended.endsText, ended.price, ended.head.index]).toEqual(['Ended 19 November', null, false]);
});

it('the HTML of an offer’s name and description is plain text in title, breadcrumbs and metadata', () => {
  const { head, breadcrumbs } = offerOf({});
  expect(breadcrumbs).toEqual([
    { label: 'Offers', href: '/special-offers' },
    { label: 'Mats & more', href: '/offers/o1' },
  ]);
  expect(head.title).toMatch(/^Mats & more/);
  expect(head.description).toBe('Ends 31 December. Free mats');
});

it('an offer shows up to 12 vehicles of its model or make, and links to the rest or to all stock', () => {
  const stockShownWith = (changes: object) => {
    const { cards, cardsTitle, stock } = offerOf(changes);
    return [cards.length, cardsTitle, stock];
  };
  const all = { label: 'See all our cars', href: '/search/new-used-and-demo-cars/' };
  expect(stockShownWith({ manufacturer: 'Mazda', model: CX60 })).toEqual([1, 'Mazda CX-60 in stock', all]);
  const thirteen = { label: 'See all 13 cars', href: '/search/mazda/' };
  expect(stockShownWith({ manufacturer: { name: 'mazda' } })).toEqual([12, 'Mazda in stock', thirteen]);
  for (const changes of [{}, { manufacturer: 'Kia', model: { name: 'EV5', slug: 'ev5' } }])
    expect(stockShownWith(changes)).toEqual([0, '', all]);
});

it('ROU-32 an offer links to its model’s page if the site has one, at the model’s `override_url` if that is set', () => {
  const href = (model: object, pages: string[]) =>
    offerOf({ manufacturer: 'Mazda', model }, pages).model?.href;
  expect(href(CX60, [])).toBeUndefined();
  expect(href(CX60, ['cx-60'])).toBe('/cx-60');
  expect(href({ ...CX60, override_url: '/big-suv' }, ['cx-60', 'big-suv'])).toBe('/big-suv');
  expect(href({ ...CX60, override_url: '/gone' }, ['cx-60'])).toBeUndefined();
});

it('ROU-26 all current offers are on one page, those that end first in front; without any there is no such page', () => {
  const dated = (id: string, dates: object) => ({
    id,
    name: id,
    description: 'Free mats',
    ends: '2026-12-31',
    ...dates,
  });
  const offers = [
    dated('late', { ends: '2026-12-31' }),
    dated('soon', { ends: '2026-11-30' }),
    dated('over', { ends: '2026-11-19' }),
    dated('coming', { starts: '2026-11-21', ends: '2026-12-01' }),
    dated('elsewhere', { excluded_website_ids: [makeTenant().site.id] }),
  ];
  const at = (list: object[]) => buildInventory(makeTenant({ offers: list }), [], NOW);
  const page = pageAt(at(offers), '/special-offers', 'offers');
  expect(page.offers.map(({ id }) => id)).toEqual(['soon', 'late']);
  expect(page.sections.map(({ section }) => section)).toEqual(['offer-list', 'next-step']);
  expect(pathsOf(at(offers.slice(2)))).not.toContain('/special-offers');
});
