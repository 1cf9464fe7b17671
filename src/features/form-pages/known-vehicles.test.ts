import { expect, it } from 'vitest';
import { pageAt } from '../../../tests/support/find-page.ts';
import { makeTenant } from '../../../tests/support/make-tenant.ts';
import { makeCar } from '../../../tests/support/vehicles.ts';
import { POPULAR_MAKES } from '../../frame/popularity.ts';
import { buildInventory } from '../../site/inventory.ts';

it('the trade-in form suggests the popular makes and those in stock, and the models in stock', () => {
  const cars = [
    makeCar({ stocknum: '1', make: 'Zeekr', model: '7X' }),
    makeCar({ stocknum: '2', make: 'Mazda', model: 'CX-60' }),
  ];
  const inventory = buildInventory(makeTenant(), cars, new Date('2026-11-20T05:00:00Z'));
  const { suggested } = pageAt(inventory, '/trade-in', 'form');
  expect(POPULAR_MAKES).not.toContain('Zeekr');
  expect(suggested?.makes).toContain('Zeekr');
  expect(suggested?.makes.filter((make) => make === 'Mazda')).toHaveLength(1);
  expect(suggested?.makes).toHaveLength(POPULAR_MAKES.length + 1);
  expect(suggested?.models).toEqual(['7X', 'CX-60']);
});
