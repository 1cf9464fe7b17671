import { describe, expect, it } from 'vitest';
import { homeSection } from '../../../tests/support/find-page.ts';
import { makeTenant } from '../../../tests/support/make-tenant.ts';
import { makeCar } from '../../../tests/support/vehicles.ts';
import { buildInventory } from '../../site/inventory.ts';
import type { Car } from '../../stock/car.ts';
import { blankVariant } from '../../stock/car-defaults.ts';
import { sizeOfName } from '../../ui/name-width.ts';
import { shortLines } from './short-lines.ts';

const NOW = new Date('2026-11-20T05:00:00Z');
const siteWith = (hero: object, cars: Car[]) =>
  buildInventory(
    makeTenant({ home: { title: 'Cars', lede: 'Near you.', sections: [{ section: 'hero', ...hero }] } }),
    cars,
    NOW,
  );
const heroOf = (hero: object, cars: Car[]) => homeSection(siteWith(hero, cars), 'hero');
const warningsOf = (hero: object, cars: Car[]) =>
  siteWith(hero, cars)
    .findings.filter(({ path }) => path[0] === 'home')
    .map(({ severity, path }) => `${severity} ${path.join('.')}`);

describe('ROU-01 the vehicle that a hero names', () => {
  const car = makeCar({
    stocknum: 'M1',
    dealercomments: '<p>Tidy.</p><p>Easy to live with through the week.</p>',
  });
  const photo = { form: 'photo', vehicle: 'm1' };

  it('has its title, price and a sentence from the stock', () => {
    expect(heroOf(photo, [car])).toMatchObject({
      vehicle: {
        title: '2023 Mazda CX-60',
        note: 'Easy to live with through the week.',
        price: { text: '$46,990', type: 'Drive away' },
      },
    });
    expect(warningsOf(photo, [car])).toEqual([]);
  });

  it('disappears when the vehicle is sold, and the check says so', () => {
    const sold = { ...car, sold: true };
    expect(heroOf(photo, [sold])).toMatchObject({ vehicle: null });
    expect(warningsOf(photo, [sold])).toEqual(['warning home.sections.0.vehicle']);
  });

  it('is not looked for by forms that do not show it', () => {
    expect(warningsOf({ form: 'stage', vehicle: 'M1' }, [])).toEqual([]);
  });
});

describe('ROU-01 the model that a hero names', () => {
  const tasman = (stocknum: string, changes: Partial<Car>) =>
    makeCar({ make: 'Kia', model: 'Tasman', badge: 'S', year: 2026, stocknum, ...changes });
  const model = { form: 'model', model: 'kia tasman' };

  it('has the lowest price of the new ones and the number in stock', () => {
    const cars = [
      tasman('1', { car_type: 'used', price: 40_000 }),
      tasman('2', { car_type: 'new', price: 58_000 }),
      tasman('3', { car_type: 'new', price: 53_490 }),
    ];
    expect(heroOf(model, cars)).toMatchObject({
      model: {
        name: 'Tasman',
        price: { text: '$53,490', note: 'Drive away, 2026 S' },
        stock: { label: 'See 3 in stock' },
      },
    });
    expect(warningsOf(model, cars)).toEqual([]);
  });

  it('keeps its name without a price when none is in stock, and the check says so', () => {
    expect(heroOf(model, [makeCar()])).toMatchObject({ model: { price: null, stock: null } });
    expect(warningsOf(model, [makeCar()])).toEqual(['warning home.sections.0.model']);
  });
});

it('the figures of the stock are counted, and those that it does not have are left out', () => {
  const truck = (stocknum: string, grossvehiclemass: number) =>
    makeCar({ stocknum, make: 'Isuzu', variant: { ...blankVariant(), grossvehiclemass } });
  const figures = (cars: Car[]) => {
    const hero = heroOf({ form: 'split', figures: ['gross_mass', 'stock', 'makes'] }, cars);
    return hero?.form === 'split' ? hero.figures.map(({ label, value }) => `${label} ${value}`) : [];
  };
  expect(figures([truck('1', 4495), truck('2', 26_000)])).toEqual(['GVM 4.5–26', 'In stock 2', 'Makes 1']);
  expect(figures([makeCar()])).toEqual(['In stock 1', 'Makes 1']);
});

it('the size of a model’s name falls with its width, and stops at a smallest one', () => {
  const sizes = ['K4', 'Tasman', 'Sportage', 'LandCruiser Prado', 'X'.repeat(60)].map(sizeOfName);
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  expect(sizes[0]).toBe(0);
  expect(new Set(sizes).size).toBe(sizes.length);
});

it('a heading of short parts has a line for each; others break where they fit', () => {
  expect(shortLines('Ridden, known, ready')).toEqual(['Ridden,', 'known,', 'ready']);
  expect(shortLines('Slow roads, good company')).toEqual([]);
  expect(shortLines('Ready')).toEqual([]);
});
