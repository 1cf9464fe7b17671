import { describe, expect, it } from 'vitest';
import { makeCar } from '../../../tests/support/vehicles.ts';
import type { Car } from '../../stock/car.ts';
import { withDifferentLooks } from './different-looks.ts';

const cars = (...all: Partial<Car>[]): Car[] =>
  all.map((fields, id) => makeCar({ ...fields, id: String(id) }));
const idsOf = (list: readonly Car[]): string => list.map(({ id }) => id).join('');

describe('vehicles in a row', () => {
  it('do not look alike while there are enough others: neither one picture nor one model in one colour', () => {
    const white = { make: 'Kia', model: 'EV3', colour: 'White' };
    const list = cars(
      { ...white, primary_image_url: '/2026/11/1.jpg' },
      { ...white, primary_image_url: '/2026/11/2.jpg' },
      { ...white, colour: 'Red', primary_image_url: '/2026/11/3.jpg' },
      { ...white, model: 'EV5', colour: null, primary_image_url: '/2026/11/1.jpg' },
      { ...white, model: 'EV5', colour: null, primary_image_url: null },
    );
    expect(idsOf(withDifferentLooks(list, 3))).toBe('024');
  });

  it('keep their order if there are too few others', () => {
    const list = cars({ colour: 'White' }, { colour: 'White' }, { colour: 'White' });
    expect(idsOf(withDifferentLooks(list, 3))).toBe('012');
  });

  it('of one model look alike only in one make, however the colour is written', () => {
    const list = cars(
      { make: 'Kia', model: 'One', colour: 'White' },
      { make: 'Kia', model: 'One', colour: 'WHITE' },
      { make: 'BMW', model: 'One', colour: 'White' },
    );
    expect(idsOf(withDifferentLooks(list, 2))).toBe('02');
  });

  it('are looked for only among three times as many, because the list is of the newest', () => {
    const white = { colour: 'White' };
    const list = cars(white, white, white, white, white, white, { colour: 'Red' });
    expect(idsOf(withDifferentLooks(list, 2))).toBe('01');
  });

  it('keep their order wherever their pictures lie', () => {
    const list = cars(
      { model: 'A', primary_image_url: '/2026/11/1.jpg' },
      { model: 'B', primary_image_url: '/2026/11/2.jpg' },
      { model: 'C', primary_image_url: '/2026/10/3.jpg' },
    );
    expect(idsOf(withDifferentLooks(list, 2))).toBe('01');
  });
});
