import { expect, it } from 'vitest';
import { makeTenant } from '../../tests/support/make-tenant.ts';
import { manyCars } from '../../tests/support/many-cars.ts';
import type { Car } from '../stock/car.ts';
import { buildInventory } from './inventory.ts';

const now = new Date('2026-11-20T03:00:00Z');
const cars = manyCars(60, now);

/** The `tie_break` of each vehicle and model, by id: the number that orders results that are otherwise equal. */
function numbersOf(stock: Car[]): Map<string, number> {
  const { documents, models } = buildInventory(makeTenant(), stock, now);
  return new Map([...documents, ...models].map(({ id, tie_break }) => [id, tie_break]));
}

/** Expects each of the remaining numbers to be the same as among all. */
function expectSame(rest: Map<string, number>, all: Map<string, number>): void {
  for (const [id, number] of rest) expect([id, number]).toEqual([id, all.get(id)]);
}

it('adding or removing a vehicle keeps the tie_break of all others', () => {
  const all = numbersOf(cars);
  expect(new Set(all.values()).size).toBe(all.size);
  for (const at of [0, 1, 29, 59]) {
    const rest = numbersOf(cars.toSpliced(at, 1));
    expect(rest.has(cars[at]?.id ?? '')).toBe(false);
    expect(rest.size).toBeGreaterThanOrEqual(cars.length - 1);
    expectSame(rest, all);
  }
  expect(numbersOf(cars.toReversed())).toEqual(all);
});

it('adding or removing a model keeps the tie_break of all others', () => {
  const all = numbersOf(cars);
  const models = new Set(cars.map(({ model }) => model));
  expect(models.size).toBeGreaterThan(2);
  for (const gone of models) {
    const rest = numbersOf(cars.filter(({ model }) => model !== gone));
    expect(rest.size).toBeGreaterThan(models.size);
    expect(rest.size).toBeLessThan(all.size);
    expectSame(rest, all);
  }
});
