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

  it('reads all lists of vehicles', async () => {
    expect(await ids({ cars: [vehicle('1')], bikes: [vehicle('2'), vehicle('3')] })).toEqual(['1', '2', '3']);
    expect(
      await ids({
        dealers: [
          { name: 'A', stock: [vehicle('1')] },
          { name: 'B', stock: [vehicle('2')] },
        ],
      }),
    ).toEqual(['1', '2']);
  });

  it('reads the list of vehicles, whatever other lists are before it or inside of them', async () => {
    const photos = Array.from({ length: 9 }, (_, i) => ({ url: `https://img.example/${i}.jpg` }));
    const similar = [vehicle('8'), vehicle('9')];
    const feed = {
      facets: [{ name: 'Kia' }, { name: 'Ford' }],
      results: [{ ...vehicle('1'), photos, similar }],
      pages: [1, 2],
    };
    for (const text of [JSON.stringify(feed), JSON.stringify(feed, null, 2)]) {
      const { cars, report } = await importText(text);
      expect(cars.map(({ id, photos_count }) => [id, photos_count])).toEqual([['1', 9]]);
      expect(report.remarks).toEqual([
        'The JSON has other lists with 2 entries, which are not read. If those are vehicles, ask the provider to put all vehicles into one list, or name the right list as "records" in a mapping file.',
      ]);
    }
  });

  it('reads the longest list if no list has names of a vehicle, or the one that the mapping names', async () => {
    const own = (n: number) => ({ no: `N${n}`, maker: 'Kia', range: 'Rio', built: 2020 });
    const feed = JSON.stringify({ facets: [{ a: 1 }], data: { stock: [own(1), own(2)], gone: [own(3)] } });
    const mapping =
      'columns: { stocknum: no, make: maker, model: range, year: built }\nconstants: { car_type: used }\n';
    const idsWith = async (more: string) =>
      (await importText(feed, { mapping: `${mapping}${more}` })).cars.map(({ id }) => id);
    expect(await idsWith('')).toEqual(['N1', 'N2']);
    expect(await idsWith('records: data.gone')).toEqual(['N3']);
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

describe('importing a JSON document that has vehicles under their numbers', () => {
  const { stocknum: _, ...unnumbered } = vehicle('');
  const photos = Array.from({ length: 9 }, (_, i) => ({ url: `https://img.example/${i}.jpg` }));
  const entry = { ...unnumbered, photos, similar: [vehicle('8'), vehicle('9')] };
  const forms = (feed: unknown) => [JSON.stringify(feed), JSON.stringify(feed, null, 2)];

  it.each([
    ['at the top', { A1: entry, A2: entry }],
    ['in an object', { count: 2, vehicles: { A1: entry, A2: entry } }],
    ['beside other objects', { info: { year: 2026 }, data: { pages: [1], stock: { A1: entry, A2: entry } } }],
    ['by yard', { yards: { north: { A1: entry }, south: { A2: entry, count: 1, none: null } } }],
  ])('reads them with their photos, by these numbers: %s', async (_, feed) => {
    for (const text of forms(feed)) {
      const { cars, report } = await importText(text);
      expect(cars.map(({ id, photos_count }) => [id, photos_count])).toEqual([
        ['A1', 9],
        ['A2', 9],
      ]);
      expect(report).toMatchObject({ refusal: null, quarantine: [], remarks: [] });
    }
  });

  it('prefers a number inside of the vehicle, and takes no word for one', async () => {
    expect(await ids({ x1: vehicle('A1'), x2: vehicle('A2') })).toEqual(['A1', 'A2']);
    const [only] = (await importText(JSON.stringify({ vehicle: unnumbered }, null, 2))).cars;
    expect(only).toMatchObject({ make: 'Kia', stocknum: null });
  });

  it('reads one on a line of 200,000 characters', async () => {
    const many = Object.fromEntries(Array.from({ length: 2_000 }, (_, i) => [`A${i}`, unnumbered]));
    expect(await ids(many)).toHaveLength(2_000);
  });

  it('finds them by the names that a mapping reads', async () => {
    const own = { maker: 'Kia', range: 'Rio', built: 2020, pictures: photos };
    const mapping = 'columns: { make: maker, model: range, year: built }\nconstants: { car_type: used }\n';
    for (const text of forms({ A1: own, A2: own }))
      expect((await importText(text, { mapping })).cars.map(({ id }) => id)).toEqual(['A1', 'A2']);
  });

  it('refuses a document that is cut short', async () => {
    const { report } = await importText(JSON.stringify({ A1: entry, A2: entry }, null, 2).slice(0, -20));
    expect(report.refusal?.reason).toContain('The JSON is truncated');
  });
});

it('reads a JSON document that is one vehicle', async () => {
  const one = { ...vehicle('A1'), photos: [{ url: 'https://img.example/1.jpg' }], similar: [{ id: 1 }] };
  const { cars, report } = await importText(JSON.stringify(one, null, 2));
  expect(cars.map(({ id, photos_count }) => [id, photos_count])).toEqual([['A1', 1]]);
  expect(report).toMatchObject({ quarantine: [], remarks: [] });
});
