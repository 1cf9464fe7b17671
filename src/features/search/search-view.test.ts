import { describe, expect, it } from 'vitest';
import { harbour } from '../../../tests/fixtures/chromes.ts';
import { filtersOf, searchPages } from '../../../tests/fixtures/search-pages.ts';
import { pageAt } from '../../../tests/support/find-page.ts';
import { makeTenant } from '../../../tests/support/make-tenant.ts';
import { htmlOf, part, parts, words } from '../../../tests/support/render-view.ts';
import { fullCar } from '../../../tests/support/vehicles.ts';
import { formatCount } from '../../lib/money.ts';
import { buildInventory } from '../../site/inventory.ts';
import { FILTER_NAMES, FILTERS } from '../../stock/search-filters.ts';
import type { FacetView, SearchPage } from './search-page.ts';

const byPath = (path: string): SearchPage => {
  const page = searchPages(harbour, '').find((candidate) => candidate.path === path);
  if (!page) throw new Error(`No fixture at ${path}.`);
  return page;
};
const full = byPath('/search/suv');
const facet = (changes: Partial<FacetView>): FacetView => ({
  attribute: 'make',
  label: 'Make',
  values: Array.from({ length: 10 }, (_, index) => ({
    label: `Make ${index + 1}`,
    value: `make-${index + 1}`,
    count: 10 - index,
    href: `/search/make-${index + 1}`,
    selected: false,
    image: null,
  })),
  ...changes,
});
const filters = async (facets: FacetView[], shown?: Record<string, number>) =>
  part(
    await htmlOf({ ...full, facets, live: { ...full.live, filters: filtersOf(facets, shown) } }),
    '<aside class="filters"',
    '</aside>',
  );

describe('search page', () => {
  it('SRC-01 shows the filters and a card per result', async () => {
    const html = await htmlOf(full);
    expect(parts(html, '<article class="card', '</article>')).toHaveLength(full.cards.length);
    expect(words(part(html, '<aside class="filters"', '</aside>'))).toContain('Toyota 214');
  });

  it('TEN-14 renders every filter in FILTERS in the static page', async () => {
    const config = { search: { filters: FILTER_NAMES } };
    const stock = [fullCar()];
    const inventory = buildInventory(makeTenant({ config }), stock, new Date('2026-11-20T05:00:00Z'));
    const html = await htmlOf(pageAt(inventory, '/search/mazda/', 'search'));
    const filters = part(html, '<aside class="filters"', '</aside>');
    const headings = [...filters.matchAll(/<summary[^>]*>(.*?)<svg/gs)].map(([, text = '']) => words(text));
    // The heading of a filter names what the page has chosen.
    expect(headings).toEqual(
      Object.values(FILTERS).map(({ label }) => (label === 'Make' ? 'Make Mazda' : label)),
    );
  });

  it('SRC-41 caps every count above 1999 as configured', async () => {
    const shownCounts = async (total: number, stockCountCap: number | null) => {
      const html = await htmlOf({ ...full, total, live: { ...full.live, stockCountCap } });
      if (stockCountCap !== null && total > 1999) expect(html).not.toContain(formatCount(total));
      const countTexts = [
        part(html, '<h2 id="results"', '</h2>'),
        part(html, '<button class="btn primary" type="submit">', '</button>'),
        part(html, '<div class="more"', '</p>'),
      ];
      return countTexts.map((html) => /[\d,]+\d(?!.*\d)/.exec(words(html))?.[0]);
    };
    expect(await shownCounts(2500, null)).toEqual(['2,500', '2,500', '2,500']);
    expect(await shownCounts(2500, 1500)).toEqual(['1,500', '1,500', '1,500']);
    expect(await shownCounts(1999, 1500)).toEqual(['1,999', '1,999', '1,999']);
  });

  it('SRC-03 SRC-07 shows the promo tile and the call to action at their positions among the cards', async () => {
    const items = parts(part(await htmlOf(full), '<ul class="results"', '</section>'), '<li> <', '</h3>');
    const tiles = items.flatMap((item, index) => (item.includes('promo-tile') ? [index + 1] : []));
    expect(tiles).toEqual([8, 15]);
  });

  it('a list without vehicles says that there are none, and links to all stock', async () => {
    const html = part(await htmlOf(byPath('/search/none')), '<div class="empty"', '</div>');
    expect(words(html)).toBe(
      'None in stock Please see what else we have, or ask us to find one for you. See all our cars',
    );
    expect(html).toContain(`href="${harbour.searchHref}"`);
  });

  it('ROU-27 links "Clear filters" to the page’s `clearFiltersHref`', async () => {
    expect(await htmlOf(full)).toMatch(/<a class="link clear" href="\/special-offers"/);
    const other = await htmlOf({ ...full, clearFiltersHref: '/search/elsewhere/' });
    expect(other).toMatch(/<a class="link clear" href="\/search\/elsewhere\/"/);
  });

  it('SRC-16 SRC-17 shows the first seven makes, or as many as configured, and the others behind a toggle', async () => {
    const html = await filters([facet({})]);
    const [open, hidden] = html.split('<details class="extra"');
    expect(open?.match(/class="name"/g)).toHaveLength(7);
    expect(hidden?.match(/class="name"/g)).toHaveLength(3);
    expect(words(hidden ?? '')).toContain('Show all makes');
    expect(words(hidden ?? '')).toContain('Hide extra makes');
    expect(
      (await filters([facet({})], { make: 9 })).split('<details class="extra"')[0]?.match(/class="name"/g),
    ).toHaveLength(9);
  });

  it('always shows a selected make', async () => {
    const { values } = facet({});
    const chosen = values.map((value) => ({ ...value, selected: value.label === 'Make 10' }));
    const [open] = (await filters([facet({ values: chosen })])).split('<details class="extra"');
    expect(open).toContain('Make 10');
    expect(open).toContain('aria-current="true"');
  });

  it('SRC-24 marks the selected body type', async () => {
    const html = await filters(full.facets.filter(({ attribute }) => attribute === 'simple_body'));
    expect(html.match(/aria-current="true"/g)).toHaveLength(1);
    expect(part(html, 'aria-current="true"', '</a>')).toContain('SUV');
  });

  it('SRC-22 LIM-03 LIM-04 shows placeholders of the price and kilometre sliders', async () => {
    const html = part(await htmlOf(full), '<aside class="filters"', '</aside>');
    const [price = '', km = ''] = parts(html, '<details class="facet live"', '</details>').slice(-2);
    expect(price).toContain('aria-label="Lowest price" min="15000" max="100000"');
    expect(words(price)).toBe('Price to Up to $5,000 $20,000 $40,000 $300,000');
    expect(parts(price, '<button', '</button>').filter((pick) => pick.includes('disabled'))).toHaveLength(2);
    expect(km).toContain('value="182,000 kms"');
    for (const range of [price, km]) expect(range).toContain('<div class="in" inert');
  });

  it('marks filters whose values have no pages as needing the live search', async () => {
    const html = await filters(full.facets.filter(({ attribute }) => attribute === 'simple_fuel'));
    expect(html).toContain('<details class="facet live"');
    expect(part(html, '<ul>', '</ul>')).not.toContain('<a ');
  });

  it('shows a value with a count of 0, without a link', async () => {
    const { values } = facet({});
    const html = await filters([
      facet({
        values: values.map((value, index) => (index === 4 ? { ...value, count: 0 } : value)),
      }),
    ]);
    expect(html).not.toContain('href="/search/make-5"');
    expect(words(html)).toContain('Make 5 0');
  });
});
