import { describe, expect, it } from 'vitest';
import { PROTOTYPE_NAMES } from '../../../tests/support/prototype-names.ts';
import { australianCsv, importText } from '../../../tests/support/stock/import-rows.ts';
import { makeBareCar } from '../../../tests/support/vehicles.ts';
import type { Car } from '../car.ts';
import { readStockLine, serializeCar } from '../stock-file.ts';

const vehicle = (name: string) => ({ stocknum: name, make: name, model: name, badge: name });
const namesOf = (cars: readonly Car[]): string[][] =>
  cars.map(({ make, model }) => [make.toLowerCase(), model.toLowerCase()]);
const expected = PROTOTYPE_NAMES.map((name) => [name.toLowerCase(), name.toLowerCase()]);

describe('feeds with names that every object inherits', () => {
  it('in CSV work as makes, models, stock numbers and columns', async () => {
    const rows = PROTOTYPE_NAMES.map((name) => ({
      ...vehicle(name),
      colour: name,
      body: name,
      fuel: name,
      price: '20,000 AUD',
      ...Object.fromEntries(PROTOTYPE_NAMES.map((column) => [column, 'a value'])),
    }));
    const { cars, report } = await importText(australianCsv(rows));
    expect(report.quarantine).toEqual([]);
    expect(namesOf(cars)).toEqual(expected);
    expect(new Set(cars.map(({ slug }) => slug)).size).toBe(PROTOTYPE_NAMES.length);
    expect(report.unused_columns).toHaveLength(PROTOTYPE_NAMES.length);
  });

  it('in CSV work as columns of a mapping', async () => {
    const [make, model, id, note] = PROTOTYPE_NAMES;
    const { cars, report } = await importText(
      `${[make, model, id, note, 'year'].join()}\nKia,Rio,K1,x,2021\n`,
      {
        mapping: [
          'columns:',
          `  make: ${make}`,
          `  model: ${model}`,
          `  id: ${id}`,
          '  year: year',
          'values:',
          '  make: { constructor: Never }',
          'constants: { car_type: used }',
          'expressions:',
          `  colour: '{${note}}'`,
        ].join('\n'),
      },
    );
    expect(report.quarantine).toEqual([]);
    expect(cars).toMatchObject([{ id: 'K1', make: 'Kia', model: 'Rio', colour: 'x' }]);
  });

  it('are refused with the column’s name if a mapping reads the column “constructor” and the feed does not have it', async () => {
    const { report } = await importText('Marke,Modell,Jahr\nKia,Rio,2021\n', {
      mapping: 'columns:\n  make: Marke\n  model: Modell\n  year: Jahr\n  id: constructor',
    }).catch((error: Error) => ({ report: error.message }));
    expect(JSON.stringify(report)).toContain('constructor');
  });

  it('in JSON work as keys of vehicles and of nested objects', async () => {
    const keys = PROTOTYPE_NAMES.map((name) => `"${name}":{"${name}":"a value"}`).join();
    const records = PROTOTYPE_NAMES.map(
      (name) => `${JSON.stringify({ ...vehicle(name), year: 2021, car_type: 'used' }).slice(0, -1)},${keys}}`,
    );
    const { cars } = await importText(records.join('\n'));
    expect(namesOf(cars)).toEqual(expected);
    const document = await importText(`{"vehicles":[${records.join()}]}`);
    expect(namesOf(document.cars)).toEqual(expected);
  });

  it('in XML work as elements, attributes and values', async () => {
    const items = PROTOTYPE_NAMES.map(
      (name) =>
        `<vehicle ${name}="a value"><stocknum>${name}</stocknum><make>${name}</make><model>${name}</model><year>2021</year><car_type>used</car_type><${name} ${name}="more">text</${name}></vehicle>`,
    );
    const { cars, report } = await importText(`<vehicles>${items.join('')}</vehicles>`);
    expect(report.quarantine).toEqual([]);
    expect(namesOf(cars)).toEqual(expected);
  });
});

describe('stock lines with names that every object inherits', () => {
  const line = (part: string) => {
    const text = serializeCar(makeBareCar({ price: 5 }));
    return `${text.slice(0, -1)},${part}}`;
  };

  it.each(PROTOTYPE_NAMES)('are read without %s as a key of the vehicle or of its parts', (name) => {
    for (const part of [
      `"${name}":"x"`,
      `"variant":{"${name}":{"a":1}}`,
      `"caravan":{"${name}":"x"}`,
      `"location":{"id":"l","name":"L","slug":"l","${name}":"x"}`,
    ]) {
      const read = readStockLine(line(part));
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      const { car } = read;
      for (const held of [car, car.variant, car.caravan, car.location])
        expect(Object.hasOwn(held ?? {}, name), part).toBe(false);
      expect(Object.getPrototypeOf(car)).toBe(Object.prototype);
    }
  });

  it.each(PROTOTYPE_NAMES)(
    'keep %s as a key of seller_words, also when the line is written again',
    (name) => {
      const read = readStockLine(line(`"seller_words":{"${name}":"said"}`));
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      expect(Object.entries(read.car.seller_words)).toEqual([[name, 'said']]);
      const again = readStockLine(serializeCar(read.car));
      expect(again.ok && Object.entries(again.car.seller_words)).toEqual([[name, 'said']]);
    },
  );
});
