import { expect, it } from 'vitest';
import { makeCar } from '../../../tests/support/vehicles.ts';
import { nameOrder } from './name-order.ts';

it('nameOrder sorts vehicles by make and model, then the newest first, then the cheapest first', () => {
  const car = (name: string, year: number, price: number | null = 20_000) => {
    const [make = '', ...model] = name.split(' ');
    return makeCar({ id: `${name} ${year} ${price}`, make, model: model.join(' '), year, price });
  };
  const sorted = [
    car('Audi Q5', 2020),
    car('Kia Carnival', 2020),
    car('Kia EV5', 2024, null),
    car('Kia EV5', 2024, 9500),
    car('Kia EV5', 2024, 30_000),
    car('Kia EV5', 2023),
    car('kia Sportage', 2019),
    car('Kia Sportage Hybrid', 2024),
  ];
  const stock = [...sorted].reverse();
  const inOrder = nameOrder(stock);
  expect(inOrder(stock)).toEqual(sorted);
  expect(inOrder(stock.slice(2, 5))).toEqual(sorted.slice(3, 6));
});
