import { expect, it } from 'vitest';
import { aLender } from '../../../tests/support/a-lender.ts';
import { pageAt } from '../../../tests/support/find-page.ts';
import { makeTenant } from '../../../tests/support/make-tenant.ts';
import { makeCar } from '../../../tests/support/vehicles.ts';
import { buildInventory } from '../../site/inventory.ts';
import type { Car } from '../../stock/car.ts';

const NOW = new Date('2026-11-20T05:00:00Z');
const financed = (stocknum: string, price: number, more: Partial<Car> = {}) =>
  makeCar({ stocknum, price, finance_lenders: { Lender: aLender() }, ...more });
const CARS = [
  financed('a', 10_000),
  financed('b', 50_000),
  financed('c', 30_000),
  financed('d', 31_000, { sold: true, status: 'sold' }),
  makeCar({ stocknum: 'e', price: 29_000 }),
];
const exampleOn = (path: string, cars = CARS) => {
  const site = { config: { finance: { provider: 'Lender' } } };
  return pageAt(buildInventory(makeTenant(site), cars, NOW), path, 'form').example;
};

it('the example beside a finance form is the vehicle in the middle by price of those that can be financed', () => {
  for (const path of ['/finance', '/finance-enquiry', '/apply-for-finance', '/personalised/finance'])
    expect(exampleOn(path), path).toMatchObject({
      href: CARS[2]?.path,
      price: expect.stringMatching(/^\$30,000/),
      repayment: { comparison: '9.87% p.a.' },
      budgetHref: '/budget-finder',
    });
  expect(exampleOn('/contact')).toBeNull();
  expect(exampleOn('/finance', [makeCar()])).toBeNull();
});
