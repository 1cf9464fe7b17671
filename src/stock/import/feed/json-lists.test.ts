import { describe, expect, it } from 'vitest';
import { importText } from '../../../../tests/support/stock/import-rows.ts';

const vehicle = (stocknum: string) => ({
  stocknum,
  make: 'Kia',
  model: 'Rio',
  year: 2020,
  car_type: 'used',
});
const ids = async (feed: unknown) => (await importText(JSON.stringify(feed))).cars.map(({ id }) => id);

describe('importing a JSON document with several lists', () => {
  it('reads the first list that is not empty', async () => {
    expect(await ids({ warnings: [], data: [vehicle('1'), vehicle('2')] })).toEqual(['1', '2']);
    expect(await ids({ data: { removed: [], vehicles: [vehicle('1')] } })).toEqual(['1']);
  });

  it('reports how many objects in the other lists were not read', async () => {
    const feed = { cars: [vehicle('1')], bikes: [vehicle('2'), vehicle('3')], tags: ['a'] };
    for (const text of [JSON.stringify(feed), JSON.stringify(feed, null, 2)]) {
      const { cars, report } = await importText(text);
      expect(cars.map(({ id }) => id)).toEqual(['1']);
      expect(report.remarks).toEqual([
        'Only the first list of the JSON is read. Other lists have 2 more entries; if those are vehicles, ask the provider to put all vehicles into one list.',
      ]);
    }
  });

  it('makes no remark about lists inside vehicles', async () => {
    const { report } = await importText(
      JSON.stringify({
        cars: [
          { ...vehicle('1'), features: ['a'] },
          { ...vehicle('2'), features: ['b'] },
        ],
        tags: ['x'],
      }),
    );
    expect(report.remarks).toEqual([]);
  });
});

it('reads a JSON document on one long line with its list in a nested object', async () => {
  const feed = { status: 'ok', errors: [], data: { vehicles: [vehicle('1'), vehicle('2')] } };
  expect(await ids(feed)).toEqual(['1', '2']);
  const many = Array.from({ length: 5_000 }, (_, i) => vehicle(String(i)));
  expect(await ids({ ...feed, data: { vehicles: many } })).toHaveLength(5_000);
});
