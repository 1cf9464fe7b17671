import { expect, it } from 'vitest';
import { pageAt } from '../../../tests/support/find-page.ts';
import { makeTenant } from '../../../tests/support/make-tenant.ts';
import { makeCar } from '../../../tests/support/vehicles.ts';
import { buildInventory } from '../../site/inventory.ts';
import { MAKES } from '../../stock/makes.ts';

it('MOD-05 the trade-in form suggests about 150 makes and those in stock, and the models in stock', () => {
  expect(MAKES.length).toBeGreaterThanOrEqual(145);
  expect(MAKES.length).toBeLessThanOrEqual(155);
  expect(new Set(MAKES).size).toBe(MAKES.length);
  const cars = [
    makeCar({ stocknum: '1', make: 'Bushmaker', model: '7X' }),
    makeCar({ stocknum: '2', make: 'Mazda', model: 'CX-60' }),
  ];
  const inventory = buildInventory(makeTenant(), cars, new Date('2026-11-20T05:00:00Z'));
  const { suggested } = pageAt(inventory, '/trade-in', 'form');
  expect(MAKES).not.toContain('Bushmaker');
  expect(suggested?.makes).toContain('Bushmaker');
  expect(suggested?.makes.filter((make) => make === 'Mazda')).toHaveLength(1);
  expect(suggested?.makes).toHaveLength(MAKES.length + 1);
  expect(suggested?.models).toEqual(['7X', 'CX-60']);
});
