import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keySpecs } from '../../src/stock/rules/specs.ts';
import { importFile, NOW } from '../support/stock/import-rows.ts';

const CASES = resolve(import.meta.dirname, '../../../shared/cases');
const HAS_CASES = existsSync(CASES);

describe.skipIf(!HAS_CASES)('small feeds with values as dealers write them', () => {
  const read = (path: string, options: Parameters<typeof importFile>[1] = {}) =>
    importFile(join(CASES, path), { acceptDrop: true, ...options });

  it('words for a status that a system renamed leave the vehicles on sale', async () => {
    const day2 = await read('02-status-word-empties-the-site/day2.csv');
    expect(new Set(day2.cars.map(({ status }) => status))).toEqual(new Set(['in_stock']));
    const day2b = await read('02-status-word-empties-the-site/day2b.csv');
    expect(day2b.cars.map(({ status, reserved }) => [status, reserved]).slice(0, 5)).toEqual([
      ['in_stock', false],
      ['in_stock', false],
      ['coming_soon', false],
      ['in_stock', true],
      ['in_stock', false],
    ]);
    expect(day2b.report.unmatched_words).toEqual({});
  });

  it('what is left of a title is a badge only if it is a trim', async () => {
    const { cars, report } = await read('06-title-rest-becomes-badge/titles.csv');
    const badges = Object.fromEntries(cars.map(({ id, badge }) => [id, badge]));
    expect(badges).toEqual({
      ...Object.fromEntries(Array.from({ length: 15 }, (_, i) => [`C${i + 1}`, null])),
      C3: 'Si',
      C4: 'Si',
      C12: 'S',
      C13: 'QL MY20 S',
    });
    expect(report.notes.filter(({ field }) => field === 'year').map(({ id }) => id)).toEqual(['C5']);
  });

  it('a motorcycle has the capacity of the feed', async () => {
    const { cars } = await read('07-motorcycle-cc/cc.csv');
    const engines = cars.map((car) => keySpecs(car, NOW).find(({ label }) => label === 'Engine')?.value);
    expect(engines).toEqual([
      '125 cc',
      '124 cc',
      '155 cc',
      '999.9 cc',
      '373 cc',
      '655 cc',
      '248cc',
      '113 cc',
      '125cc 4-stroke',
      '1.8 L',
      '2.8 L',
    ]);
    expect(cars.map(({ variant }) => variant?.enginesize)).toEqual([
      125, 124, 155, 999.9, 373, 655, 248, 113, 125, 1798, 2755,
    ]);
  });

  it('no word for a category silently becomes a car', async () => {
    const { cars, report } = await read('08-category-words-become-cars/types.csv');
    expect(Object.fromEntries(cars.map(({ id, item_type }) => [id, item_type]))).toEqual({
      ...Object.fromEntries(
        ['T00', 'T01', 'T02', 'T03', 'T04', 'T05', 'T06'].map((id) => [id, 'motorcycle']),
      ),
      ...Object.fromEntries(['T07', 'T08', 'T09', 'T10'].map((id) => [id, 'caravan'])),
    });
    expect(report.quarantined).toBe(9);
    expect(
      cars.filter(({ caravan }) => caravan?.sleeps === 2 && caravan.aggregate_trailer_mass === 2500),
    ).toHaveLength(4);
  });

  it('prices with words are prices, and a status in place of a price is a status', async () => {
    const { cars } = await read('09-price-words/prices.csv');
    const found = cars.map(({ price, price_type, sold, reserved }) => [price, price_type, sold, reserved]);
    const priced = (type: string | null) => [45_990, type, false, false];
    expect(found).toEqual([
      priced('Ride away'),
      priced('Ride away'),
      priced('Tow away'),
      priced('Drive away'),
      priced('Drive away'),
      priced('Excl. Govt Charges'),
      priced(null),
      priced(null),
      priced(null),
      [null, null, false, false],
      [null, null, true, false],
      [null, null, false, true],
      [null, null, false, true],
      priced('Drive away'),
      priced(null),
    ]);
  });

  it('make and model are split where the maker does', async () => {
    const { cars } = await read('12-make-and-model-split/split.csv');
    expect(cars.map(({ make, model }) => `${make}: ${model}`)).toEqual([
      'Alfa Romeo: Giulia',
      'Land Rover: Discovery Sport',
      'Aston Martin: DB11',
      'Great Wall: Cannon',
      'Mercedes-Benz: C200',
      'Mercedes-Benz: C200',
      'Rolls-Royce: Ghost',
      'Land Rover: Range Rover Evoque',
      'Land Rover: Range Rover Evoque',
      'Land Rover: Defender',
      'Mazda: Mazda3',
      'Mazda: Mazda3',
      'Harley-Davidson: Street Glide',
      'Royal Enfield: Himalayan',
      'MG: MG3',
      'Isuzu: D-MAX',
      'Western Star: 4800',
      'Toyota: HiLux',
    ]);
  });

  it('placeholders are not shown', async () => {
    const { cars } = await read('22-placeholder-words/meta.csv');
    expect(cars).toHaveLength(4);
    expect(cars.map(({ body, trans }) => [body, trans])[2]).toEqual([null, null]);
    expect(cars.map(({ colour, interior_colour }) => [colour, interior_colour])[0]).toEqual([null, null]);
    const shown = cars.map(({ status, ...fields }) => fields);
    expect(JSON.stringify(shown)).not.toMatch(/"other"/i);
  });
});
