import { describe, expect, it } from 'vitest';
import type { Grade } from '../grade.ts';
import { PictureLibrary } from '../pictures.ts';
import { caravanGrades } from './caravans.ts';
import { carGrades, parseSeries } from './cars.ts';
import { motorcycleGrades } from './motorcycles.ts';
import { truckGrades } from './trucks.ts';

const TABLES: [string, Grade[]][] = [
  ['cars', carGrades()],
  ['trucks', truckGrades()],
  ['motorcycles', motorcycleGrades()],
  ['caravans', caravanGrades()],
];
const library = PictureLibrary.read('public/demo/vehicles');

describe.each(TABLES)('the table of %s', (_, grades) => {
  it('has plausible years, prices and resale rates', () => {
    for (const grade of grades) {
      expect(grade.series.length, `${grade.model} ${grade.badge}`).toBeGreaterThan(0);
      for (const { from, to } of grade.series) expect(from).toBeLessThanOrEqual(to);
      expect(grade.price).toBeGreaterThan(5_000);
      expect(grade.hold).toBeGreaterThan(0.7);
      expect(grade.hold).toBeLessThan(1);
    }
  });

  it('names only bodies that the picture library has, except the five that are not drawn', () => {
    const undrawn = grades.filter(({ art }) => library.coloursOf(art).length === 0);
    for (const { body } of undrawn)
      expect(['primeMover', 'tipper', 'rigidTruck', 'adventure', 'sport']).toContain(body);
  });
});

it('parses series with and without a name', () => {
  expect(parseSeries('KE 2012-2016; KF 2017-2026')).toEqual([
    { name: 'KE', from: 2012, to: 2016 },
    { name: 'KF', from: 2017, to: 2026 },
  ]);
  expect(parseSeries('2019-2026')).toEqual([{ name: null, from: 2019, to: 2026 }]);
  expect(() => parseSeries('KE')).toThrow('"KE" is not a series such as');
});

it('has no litres and consumption for electric vehicles, and no engine for caravans', () => {
  const electric = carGrades().find((grade) => grade.engine?.fuel === 'Electric');
  expect([electric?.engine?.litres, electric?.engine?.consumption]).toEqual([null, null]);
  expect(caravanGrades().find(({ body }) => body === 'caravan')?.engine).toBeNull();
});
