import { describe, expect, it } from 'vitest';
import { importText } from '../../../tests/support/stock/import-rows.ts';
import { nameKey } from '../import/feed/cell-names.ts';
import { namesOfFormat } from './names-of-format.ts';

const FORMATS = ['google', 'meta', 'au'] as const;

it.each(FORMATS)('in the format %s no spelling of a column stands for two fields', (format) => {
  const fieldOf = new Map<string, string>();
  const clashes: string[] = [];
  for (const [field, list] of Object.entries(namesOfFormat(format).names))
    for (const name of list.split(' ').map(nameKey)) {
      if ((fieldOf.get(name) ?? field) !== field) clashes.push(`${name}: ${fieldOf.get(name)}, ${field}`);
      fieldOf.set(name, field);
    }
  expect(clashes).toEqual([]);
});

describe('a feed with names of another format', () => {
  it('reads Australian columns of a Google feed that has no such columns itself', async () => {
    const { cars, report } = await importText(
      'id\tbrand\tmodel\tyear\tprice\tcondition\timage_link\tfuel\tdrive_wheel_configuration\tstore_code\nG1\tKia\tCerato\t2021\t21990 AUD\tused\thttps://img.example/1.jpg\tPetrol\tFWD\tA\n',
    );
    expect(report).toMatchObject({ format: 'google', unused_columns: [] });
    expect(cars[0]).toMatchObject({ fuel: 'Petrol', drive: 'FWD' });
  });

  it('reads Google’s and Meta’s columns of an Australian feed', async () => {
    const { cars, report } = await importText(
      'stock_no,make,model,year,car_type,badge,vehicle_fuel,address.postal_code,store_code\nA1,Kia,Cerato,2021,used,S,Petrol,3000,Y1\n',
    );
    expect(report).toMatchObject({ format: 'au', unused_columns: [] });
    expect(cars[0]).toMatchObject({ fuel: 'Petrol', location: { id: 'Y1', address: { postcode: '3000' } } });
  });

  it('prefers the columns of its own format', async () => {
    const { cars, report } = await importText(
      'id\tbrand\tmodel\tyear\tprice\tcondition\tfuel\tfuel_type\tstore_code\nG1\tKia\tCerato\t2021\t21990 AUD\tused\tPetrol\tDiesel\tA\n',
    );
    expect(cars[0]?.fuel).toBe('Diesel');
    expect(report.value_losses).toMatchObject([
      {
        column: 'fuel',
        field: 'fuel',
        kind: 'dropped',
        reason: 'the column "fuel_type" is read instead; a mapping file can choose the other',
        count: 1,
        examples: [{ row: 1, value: 'Petrol', became: 'Diesel' }],
      },
    ]);
  });
});

it.each(['StockNumber', 'STOCKNUMBER', 'stocknumber', 'Stock-Number', 'stock number', 'Stock No.'])(
  'the spelling of a column does not matter: %s is the stock number',
  async (name) => {
    const { cars } = await importText(
      `${name},MAKE,Model,ModelYear,cartype,FUELTYPE,Miles\nA1,Kia,Rio,2020,used,Petrol,12000\n`,
    );
    expect(cars[0]).toMatchObject({
      stocknum: 'A1',
      year: 2020,
      car_type: 'used',
      fuel: 'Petrol',
      km: 19_312,
    });
  },
);
