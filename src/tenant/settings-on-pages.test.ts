import { describe, expect, it } from 'vitest';
import { homeFinder, homeSection, pageAt } from '../../tests/support/find-page.ts';
import { makeTenant } from '../../tests/support/make-tenant.ts';
import { makeCar } from '../../tests/support/vehicles.ts';
import { buildInventory } from '../site/inventory.ts';

const NOW = new Date('2026-11-20T05:00:00Z');

const stock = (['ute', 'suv', 'hatch'] as const).map((simple_body, i) =>
  makeCar({ stocknum: `S${i}`, simple_body }),
);
const site = (config: object, extra: object = {}) =>
  buildInventory(makeTenant({ ...extra, config }), stock, NOW);

const reviews = {
  count: 40,
  average_rating: 4,
  reviews: ['a', 'b', 'c'].map((id) => ({
    id,
    customer_name: id,
    text: `Text of ${id}.`,
    rating: 4,
    review_date: '2026-03-14',
  })),
};

describe('settings that change pages', () => {
  it('SRC-19 the body type filter offers the types in stock, limited to the configured types if there are any', () => {
    const bodies = (config: object) =>
      pageAt(buildInventory(makeTenant({ config }), stock, NOW), '/search/new-used-and-demo-cars/', 'search')
        .facets.find(({ attribute }) => attribute === 'simple_body')
        ?.values.map(({ value }) => value);
    expect(bodies({})?.toSorted()).toEqual(['hatch', 'suv', 'ute']);
    expect(bodies({ search: { body_count: 20, bodies: ['suv', 'van'] } })).toEqual(['suv']);
  });

  it('LIM-03 the price field of the home page’s finder offers the default amounts or the dealer’s own', () => {
    expect(homeFinder(site({}))?.prices).toEqual([
      5000, 10000, 15000, 20000, 25000, 30000, 40000, 50000, 70000,
    ]);
    const trucks = [300000, 400000, 500000, 600000, 700000, 800000];
    expect(homeFinder(site({ search: { price_picks: trucks } }))?.prices).toEqual(trucks);
  });

  it('REV-02 reviews are shown only if their average is above minimum_rating', () => {
    expect(homeSection(site({ reviews: { minimum_rating: 3.9 } }, { reviews }), 'reviews')?.average).toBe(4);
    expect(homeSection(site({ reviews: { minimum_rating: 4 } }, { reviews }), 'reviews')).toBeNull();
  });

  it('REV-04 the texts of reviews in hidden_texts are not shown', () => {
    const texts = (config: object) =>
      homeSection(site(config, { reviews }), 'reviews')?.items.map(({ text }) => text);
    expect(texts({})).toEqual(['Text of a.', 'Text of b.', 'Text of c.']);
    expect(texts({ reviews: { hidden_texts: ['a', 'c'] } })).toEqual(['', 'Text of b.', '']);
  });

  it('REV-05 no reviews are shown if reviews.hidden is true', () => {
    expect(homeSection(site({}, { reviews }), 'reviews')?.items).toHaveLength(3);
    expect(homeSection(site({ reviews: { hidden: true } }, { reviews }), 'reviews')).toBeNull();
  });
});
