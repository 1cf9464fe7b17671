import { describe, expect, it } from 'vitest';
import { importText } from '../../../tests/support/stock/import-rows.ts';

const OWN = [
  {
    listing: 'A1',
    manufacture: 'Mazda',
    series: 'CX-5',
    built: 2019,
    odo: 61_000,
    asking: { value: 27_990, currency: 'AUD' },
    state_of: 'used',
    media: { pics: ['https://img.example/1.jpg', 'https://img.example/2.jpg'] },
  },
  { listing: 'A2', manufacture: 'Kia', series: 'Cerato', built: 2020, odo: 52_000, state_of: 'used' },
];
const MAPPING = `columns:
  stocknum: listing
  make: manufacture
  model: series
  year: built
  km: odo
  price: asking.value
  car_type: state_of
  images: media.pics
  primary_image: media.pics[1]
`;
const xmlOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([key, inner]) =>
          [inner]
            .flat()
            .map((entry) => `<${key}>${xmlOf(entry)}</${key}>`)
            .join(''),
        )
        .join('')
    : String(value);
const FEEDS: [string, string][] = [
  ['JSON', JSON.stringify({ vehicles: OWN })],
  ['JSON on several lines', JSON.stringify({ vehicles: OWN }, null, 1)],
  ['JSON Lines', OWN.map((vehicle) => JSON.stringify(vehicle)).join('\n')],
  ['XML', `<stock>${OWN.map((vehicle) => `<vehicle>${xmlOf(vehicle)}</vehicle>`).join('')}</stock>`],
  [
    'a table with JSON in cells',
    `listing,manufacture,series,built,odo,asking,state_of,media\nA1,Mazda,CX-5,2019,61000,"{""value"":27990}",used,"{""pics"":[""https://img.example/1.jpg"",""https://img.example/2.jpg""]}"\nA2,Kia,Cerato,2020,52000,,used,\n`,
  ],
];

describe.each(FEEDS.slice(0, 4))('a mapping for %s', (_, feed) => {
  it('reads columns by their paths, and entries of lists by their number', async () => {
    const { cars, report } = await importText(feed, { mapping: MAPPING });
    expect(cars).toMatchObject([
      { id: 'A1', make: 'Mazda', model: 'CX-5', year: 2019, km: 61_000, price: 27_990, car_type: 'used' },
      { id: 'A2', make: 'Kia', model: 'Cerato', year: 2020, km: 52_000, price: null },
    ]);
    expect(cars.map(({ images }) => images.map(({ image }) => image.url))).toEqual([
      ['https://img.example/2.jpg', 'https://img.example/1.jpg'],
      [],
    ]);
    expect(report).toMatchObject({ remarks: [], unused_columns: ['asking.currency'] });
  });

  it('applies expressions, value maps, constants, repairs and quarantine rules', async () => {
    const { cars, report } = await importText(feed, {
      mapping: `columns: { stocknum: listing, year: BUILT, model: series }
expressions: { make: "upper({Manufacture})" }
values: { model: { cerato: Rio } }
constants: { car_type: demo, colour: Red }
repairs:
  - { when: "{listing} == 'A2'", because: the year was wrong, set: { built: "'2021'" } }
quarantine:
  - { when: "{manufacture} == 'Mazda'", field: manufacture, because: is not sold here }
`,
    });
    expect(cars).toMatchObject([
      { id: 'A2', make: 'Kia', model: 'Rio', year: 2021, car_type: 'demo', colour: 'Red' },
    ]);
    expect(report.quarantine).toMatchObject([
      { row: 1, problems: [{ field: 'manufacture', value: 'Mazda', reason: 'is not sold here' }] },
    ]);
  });
});

it('a mapping reads values inside of cells with JSON by their paths', async () => {
  const { cars } = await importText(FEEDS[4]?.[1] ?? '', {
    mapping: MAPPING.replace('asking.value', 'asking').replace(/ {2}(images|primary).*\n/g, ''),
  });
  expect(cars).toMatchObject([
    { id: 'A1', price: null },
    { id: 'A2', price: null },
  ]);
});

describe('columns that a mapping does not name', () => {
  const table =
    'Stock No,Year,Make,Model,Type,Odometer,Notes,Colour\nS1,2020,Kia,Rio,used,12000,one owner,Red\n';

  it('are read by the names of the feed’s format', async () => {
    const { cars, report } = await importText(table, {
      mapping: 'columns: { car_type: Type, dealercomments: Notes }',
    });
    expect(cars[0]).toMatchObject({ id: 'S1', make: 'Kia', km: 12_000, dealercomments: 'one owner' });
    expect(report.unused_columns).toEqual([]);
  });

  it('are not read if the mapping ignores them or uses them for another field', async () => {
    const { cars, report } = await importText(table, {
      mapping: 'columns: { car_type: Type, badge: colour }\nignore: { odometer: is wrong }',
    });
    expect(cars[0]).toMatchObject({ badge: 'Red', colour: null, km: null });
    expect(report.unused_columns).toEqual(['Notes']);
  });

  it('never fill a field that the mapping defines, even if its expression gives nothing', async () => {
    const { cars, report } = await importText(table, {
      mapping: 'columns: { car_type: Type }\nexpressions: { km: "if({Year} > 2021, {Notes}, \'\')" }',
    });
    expect(cars[0]?.km).toBeNull();
    expect(report.unused_columns).toEqual(['Odometer']);
  });

  it('are read of a table whose make and model come from the mapping', async () => {
    const { cars } = await importText('No,Brand Name,Range,Year\n1,Kia,Rio,2020\n', {
      mapping: 'columns: { stocknum: no, make: brand_name, model: range }\nconstants: { car_type: used }',
    });
    expect(cars[0]).toMatchObject({ stocknum: '1', make: 'Kia', model: 'Rio', year: 2020 });
  });
});

it('names columns of the mapping that no record of a JSON feed has, with the nearest name', async () => {
  const { report } = await importText(JSON.stringify({ vehicles: OWN }), {
    mapping: MAPPING.replace('km: odo', 'km: odoo').replace('manufacture', 'Manufacturer'),
  });
  expect(report.outcome).toBe('refused');
  expect(report.remarks).toEqual([
    'The mapping file mapping.yaml reads "Manufacturer" (did you mean "manufacture"?) on line 3, "odoo" (did you mean "odo"?) on line 6, which no record has. The records have: listing, manufacture, series, built, odo, asking.value, asking.currency, state_of, media.pics.',
  ]);
});

it.each([
  ['capitals', '{"Make":"Kia","Model":"Rio","Year":2020,"Condition":"used","StockNumber":"S1"}'],
  [
    'names that only other systems have',
    '{"make":"Kia","model":"Rio","year":2020,"condition":"used","stock_id":"S1","kms":5000}',
  ],
])('reads JSON Lines with %s by their names, not as native vehicles', async (_, line) => {
  const { cars, report } = await importText(`${line}\n`);
  expect(report).toMatchObject({ format: 'au', unused_columns: [] });
  expect(cars).toMatchObject([{ stocknum: 'S1', make: 'Kia', car_type: 'used' }]);
});
