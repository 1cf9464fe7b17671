import { describe, expect, it } from 'vitest';
import { homeSection } from '../../tests/support/find-page.ts';
import { makeTenant } from '../../tests/support/make-tenant.ts';
import { makeCar } from '../../tests/support/vehicles.ts';
import type { Car } from '../stock/car.ts';
import { site as siteSchema } from '../tenant/schema/site.ts';
import { buildInventory } from './inventory.ts';

const NOW = new Date('2026-11-20T05:00:00Z');
const REVIEWS = [
  { id: 'r1', customer_name: 'Ana', text: 'Straight talk.', rating: 5, review_date: '2026-10-01' },
  { id: 'r2', customer_name: 'Bo', text: 'Late, but good.', rating: 3, review_date: '2026-11-01' },
  { id: 'r3', customer_name: 'Cy', text: 'x'.repeat(300), rating: 5, review_date: '2026-11-02' },
];

type Section = { section: string } & Record<string, unknown>;
const siteWith = (sections: Section[], stock: Car[] = [makeCar()], site: object = {}) =>
  buildInventory(
    makeTenant({
      home: { title: 'Cars', lede: 'Near you.', sections: [{ section: 'hero' }, ...sections] },
      reviews: { reviews: REVIEWS },
      ...site,
    }),
    stock,
    NOW,
  );

const van = (stocknum: string, changes: Partial<Car> = {}, mass: number | null = 2_000) =>
  makeCar({
    stocknum,
    item_type: 'caravan',
    make: 'Jayco',
    model: `Van ${stocknum}`,
    simple_body: 'caravan',
    ...changes,
    caravan: {
      body_width: null,
      body_length: null,
      tare_weight: null,
      axle_type: null,
      sleeps: 4,
      aggregate_trailer_mass: mass,
    },
  });

describe('reviews that are quoted', () => {
  it('by their ids', () => {
    const plate = homeSection(siteWith([{ section: 'plate', quote: 'r2' }]), 'plate');
    expect(plate?.quote).toMatchObject({ text: 'Late, but good.', name: 'Bo' });
  });

  it('REV-04 are left out if the site hides their texts', () => {
    const hidden = { config: { reviews: { hidden_texts: ['r2'] } } };
    const plate = homeSection(siteWith([{ section: 'plate', quote: 'r2' }], undefined, hidden), 'plate');
    expect(plate?.quote).toBeNull();
  });

  it('in large type are the short ones with five stars, if the dealer names none', () => {
    const quotes = homeSection(siteWith([{ section: 'quotes' }]), 'quotes')?.quotes;
    expect(quotes?.map(({ name }) => name)).toEqual(['Ana']);
  });
});

describe('the table of weekly prices', () => {
  it('has the cheapest of each model, and a tow weight for those that are towed', () => {
    const stock = [
      van('1', { model: 'Swan', subscription_price: 200 }),
      van('2', { model: 'Swan', subscription_price: 150, price: 30_000 }),
      van('3', { model: 'Roamer', subscription_price: 300, simple_body: 'motorhome' }),
      van('4', { model: 'Dear', subscription_price: null }),
    ];
    const weekly = homeSection(
      siteWith([{ section: 'weekly' }], stock, { config: { pricing: { subscriptions: true } } }),
      'weekly',
    );
    expect(
      weekly?.rows.map(({ name, week, outright, towWeight }) => [name, week, outright, towWeight]),
    ).toEqual([
      ['Jayco Swan', '$150', '$30,000', '2,000 kg'],
      ['Jayco Roamer', '$300', expect.any(String), null],
    ]);
    expect(weekly?.caption).toMatch(/^2 of the 3 /);
  });

  it('is left out at a dealer without weekly prices', () => {
    expect(homeSection(siteWith([{ section: 'weekly' }]), 'weekly')).toBeNull();
  });
});

describe('what cars may tow', () => {
  it('counts only vans that are towed, of which the stock knows the mass', () => {
    const stock = [
      ...Array.from({ length: 10 }, (_, index) => van(`${index}`, {}, 1_500 + index * 100)),
      van('m', { simple_body: 'motorhome' }, 4_000),
      van('n', {}, null),
    ];
    const tow = homeSection(siteWith([{ section: 'tow', ratings: [3_000, 2_000] }], stock), 'tow');
    expect(tow?.ratings).toEqual([2_000, 3_000]);
    expect(tow?.scale).toMatchObject({ total: 10, within: [6, 10] });
  });

  it('is left out for a few vans, which a list shows as well', () => {
    expect(homeSection(siteWith([{ section: 'tow' }], [van('1')]), 'tow')).toBeNull();
  });
});

describe('makes with their counts', () => {
  it('say how many are new, demo and used, and the lowest price of the new ones', () => {
    const stock = [
      makeCar({ stocknum: '1', make: 'Kia', car_type: 'used', price: 9_000 }),
      makeCar({ stocknum: '2', make: 'Kia', car_type: 'new', price: 40_000 }),
      makeCar({ stocknum: '3', make: 'Kia', car_type: 'new', price: 38_000 }),
      makeCar({ stocknum: '4', make: 'Mazda', car_type: 'used', price: 12_000 }),
    ];
    const makes = homeSection(siteWith([{ section: 'makes', form: 'counts' }], stock), 'makes');
    expect(makes?.counts).toMatchObject([
      {
        label: 'Kia',
        count: 3,
        parts: [
          { word: 'new', count: 2 },
          { word: 'used', count: 1 },
        ],
        from: 'New from $38,000',
      },
      { label: 'Mazda', count: 1, from: 'From $12,000' },
    ]);
  });
});

describe('a hall', () => {
  it('lists the dearest vehicles of its make that have a price, and is left out without any', () => {
    const stock = [
      makeCar({ stocknum: '1', make: 'Kia', price: 30_000 }),
      makeCar({ stocknum: '2', make: 'Kia', price: 50_000, price_type: 'Drive away' }),
      makeCar({ stocknum: '3', make: 'Kia', price: null }),
    ];
    const hall = homeSection(siteWith([{ section: 'hall', make: 'Kia' }], stock), 'hall');
    expect(hall?.rows.map(({ price }) => price)).toEqual(['$50,000', '$30,000']);
    expect(hall?.rows[0]?.priceType).toBe('Drive away');
    expect(hall?.all.label).toBe('All 3 Kia');
    expect(homeSection(siteWith([{ section: 'hall', make: 'Audi' }], stock), 'hall')).toBeNull();
  });
});

it('a page may tell several stories, but has every other section once', () => {
  const sections = (...names: string[]) => ({
    ...makeTenant().site,
    home: { title: 'T', lede: 'L', sections: ['hero', ...names].map((section) => ({ section })) },
  });
  expect(siteSchema.safeParse(sections('story', 'yards', 'story')).success).toBe(true);
  expect(siteSchema.safeParse(sections('plate', 'plate')).success).toBe(false);
});
