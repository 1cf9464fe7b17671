import { describe, expect, it } from 'vitest';
import { homeSection } from '../../../tests/support/find-page.ts';
import { makeTenant } from '../../../tests/support/make-tenant.ts';
import { makeCar } from '../../../tests/support/vehicles.ts';
import { buildInventory } from '../../site/inventory.ts';
import type { Car } from '../../stock/car.ts';
import { blankVariant } from '../../stock/car-defaults.ts';

const NOW = new Date('2026-11-20T05:00:00Z');
const STOCK = [
  ['1', 4_000, 'used'],
  ['2', 4_500, 'demo'],
  ['3', 7_000, 'used'],
  ['4', 30_000, 'used'],
] as const;
const cars: Car[] = STOCK.map(([stocknum, grossvehiclemass, car_type], day) =>
  makeCar({
    stocknum,
    car_type,
    created_at: `2026-11-${day + 10}T00:00:00Z`,
    variant: { ...blankVariant(), grossvehiclemass },
  }),
);
const arrivals = (settings: object) => {
  const sections = [{ section: 'hero' }, { section: 'arrivals', ...settings }];
  const tenant = makeTenant({ home: { title: 'Trucks', lede: 'Near you.', sections } });
  return homeSection(buildInventory(tenant, cars, NOW), 'arrivals');
};
const numbersOf = (cards: readonly { slug: string }[] | undefined) => cards?.map(({ slug }) => slug.at(-1));

describe('the newest vehicles', () => {
  it('of one condition lead to its search', () => {
    const shown = arrivals({ condition: 'demo' });
    expect(numbersOf(shown?.cards)).toEqual(['2']);
    expect(shown).toMatchObject({ href: '/search/demo-cars/', action: 'See all demo cars' });
  });

  it('stand in groups by weight, without groups that have none', () => {
    const bands = [
      { to: 4_500, title: 'To 4.5 t', note: 'Car licence' },
      { to: 6_000, title: 'To 6 t' },
      { to: 8_000, title: 'To 8 t' },
    ];
    const shown = arrivals({ bands, count: 6 });
    expect(shown?.cards).toEqual([]);
    expect(shown?.groups.map(({ title, all, cards }) => [title, all.label, numbersOf(cards)])).toEqual([
      ['To 4.5 t', 'All 2', ['2', '1']],
      ['To 8 t', 'All 1', ['3']],
    ]);
  });

  it('are led by one with its card, which stands nowhere else; those shown elsewhere are left out', () => {
    const shown = arrivals({ lead: { vehicle: '3' }, except: ['4'] });
    expect(shown?.lead?.href).toMatch(/3$/);
    expect(shown?.lead?.facts[0]).toEqual({ label: 'Condition', value: 'Used' });
    expect(numbersOf(shown?.cards)).toEqual(['2', '1']);
    expect(arrivals({ lead: { vehicle: 'sold' } })?.lead).toBeNull();
  });

  it('are not repeated below a lead that is named by its id, and may be left out by it', () => {
    const ids = cars.map(({ id, stocknum }): [string | null, string] => [stocknum, id]);
    const idOf = (stocknum: string) => new Map(ids).get(stocknum) ?? '';
    const shown = arrivals({ lead: { vehicle: idOf('3') }, except: [idOf('4').toUpperCase()] });
    expect(shown?.lead?.href).toMatch(/3$/);
    expect(numbersOf(shown?.cards)).toEqual(['2', '1']);
  });

  it('stand in groups with complete cards first, as many as a group may have; those to come are left out', () => {
    const truck = (stocknum: string, day: number, fields: Partial<Car> = {}) =>
      makeCar({
        stocknum,
        km: 10,
        colour: null,
        model: `Model ${stocknum}`,
        primary_image_url: `/${stocknum}.jpg`,
        created_at: `2026-11-${day}T00:00:00Z`,
        variant: { ...blankVariant(), grossvehiclemass: 4_000 },
        ...fields,
      });
    const stock = [
      truck('1', 11),
      truck('2', 12),
      truck('3', 13, { km: null }),
      truck('4', 14, { primary_image_url: null }),
      truck('5', 15, { status: 'coming_soon' }),
    ];
    const groupsOf = (count: number) => {
      const sections = [
        { section: 'hero' },
        { section: 'arrivals', count, bands: [{ to: 4_500, title: 'Light' }] },
      ];
      const tenant = makeTenant({
        home: { title: 'Trucks', lede: 'Near you.', sections },
        look: { card_facts: ['km'] },
      });
      const shown = homeSection(buildInventory(tenant, stock, NOW), 'arrivals');
      return shown?.groups.map(({ all, cards }) => [all.label, numbersOf(cards)]);
    };
    expect(groupsOf(4)).toEqual([['All 5', ['2', '1', '4', '3']]]);
    expect(groupsOf(3)).toEqual([['All 5', ['2', '1', '4']]]);
  });

  it('share their number among the groups', () => {
    const bands = [
      { to: 4_500, title: 'To 4.5 t' },
      { to: 8_000, title: 'To 8 t' },
    ];
    expect(arrivals({ bands, count: 3 })?.groups.map(({ cards }) => numbersOf(cards))).toEqual([
      ['2'],
      ['3'],
    ]);
  });

  it('have their weight from the details of the feed, too', () => {
    const extra_specs = [{ label: 'GVM', value: '5,500 kg' }];
    const truck = makeCar({ stocknum: '5', variant: null, extra_specs });
    const sections = [{ section: 'hero' }, { section: 'arrivals', bands: [{ to: 6_000, title: 'To 6 t' }] }];
    const tenant = makeTenant({ home: { title: 'Trucks', lede: 'Near you.', sections } });
    const shown = homeSection(buildInventory(tenant, [truck], NOW), 'arrivals');
    expect(shown?.groups.map(({ all, cards }) => [all.label, numbersOf(cards)])).toEqual([['All 1', ['5']]]);
  });
});
