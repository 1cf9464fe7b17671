import { expect, it } from 'vitest';
import { homeSection } from '../../../tests/support/find-page.ts';
import { makeTenant } from '../../../tests/support/make-tenant.ts';
import { makeCar } from '../../../tests/support/vehicles.ts';
import { buildInventory } from '../../site/inventory.ts';
import { schema } from './schema.ts';

const figuresOf = (figures: object[], cars = [makeCar({ stocknum: '1' })], now = '2026-11-20T05:00:00Z') => {
  const sections = [{ section: 'hero' }, { section: 'statistics', figures }];
  const tenant = makeTenant({ home: { title: 'Cars', lede: 'Near you.', sections } });
  const view = homeSection(buildInventory(tenant, cars, new Date(now)), 'statistics');
  return view?.figures.map(({ value, label }) => `${value} ${label}`);
};

it('counts the stock, and prefers the dealer’s own figure and label', () => {
  expect(
    figuresOf([{ count: 'stock' }, { count: 'makes', label: 'brands' }, { value: '2 in 3', label: 'stay' }]),
  ).toEqual(['1 car in stock', '1 brands', '2 in 3 stay']);
});

it('counts full years by the calendar of the dealer', () => {
  const figures = [
    { count: 'years', since: 1969 },
    { value: '2', label: 'dogs' },
  ];
  expect(figuresOf(figures, undefined, '2026-12-31T12:00:00Z')?.[0]).toBe('57 years');
  expect(figuresOf(figures, undefined, '2026-12-31T15:00:00Z')?.[0]).toBe('58 years');
});

it('a section with fewer than two figures is left out, and counts of nothing are not figures', () => {
  const figures = [{ count: 'stock' }, { count: 'makes' }, { value: '41', label: 'technicians' }];
  expect(figuresOf(figures)).toHaveLength(3);
  expect(figuresOf(figures, [])).toBeUndefined();
});

it.each([
  [{}, 'A figure needs a value of its own or a count: stock, makes, yards or years'],
  [{ value: '41' }, 'A figure with a value needs a label'],
  [{ count: 'years' }, 'Years need the year from which they count, in "since"'],
])('refuses the figure %j', (figure, message) => {
  const { error } = schema.safeParse({ section: 'statistics', figures: [figure] });
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});
