import { expect, it } from 'vitest';
import { importText } from '../../../tests/support/stock/import-rows.ts';

const HEAD = 'vehicle_id,make,model,year,state_of_vehicle,dealer_name';
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

it.each([
  ['{"addr1":'],
  ['{"addr1": "1 High St", "city": "Perth"'],
  ['[{"addr1": "1 High St"}'],
  ['{nothing}'],
])('an address cell with broken JSON (%s) gives no street and is noted', async (cell) => {
  const { cars, report } = await importText(
    `${HEAD},address\nM1,Kia,Rio,2020,used,Acme,${quoted(cell)}\nM2,Kia,Rio,2020,used,Acme,"1 High St, Perth WA 6000"\n`,
    { format: 'meta' },
  );
  expect(cars.map(({ location }) => location?.address.street)).toEqual([null, '1 High St']);
  expect(report.notes).toMatchObject([
    { row: 1, kind: 'withheld', field: 'address', value: cell, reason: 'is JSON that cannot be read' },
  ]);
});

it.each([
  ['image[0].url,image[10].url,image[2].url', 'a,c,b'],
  ['image[10].url,image[2].url,image[0].url', 'c,b,a'],
  ['image.10.url,image.2.url,image.0.url', 'c,b,a'],
  ['image[10],image[2],image[0]', 'c,b,a'],
])('pictures are in the order of their index, not of the columns: %s', async (columns, names) => {
  const addresses = names.split(',').map((name) => `https://x.example/${name}.jpg`);
  const { cars } = await importText(
    `${HEAD},${columns}\nM1,Kia,Rio,2020,used,Acme,${addresses.join(',')}\n`,
    { format: 'meta' },
  );
  expect(cars[0]?.images.map(({ image }) => image.url)).toEqual(
    ['a', 'b', 'c'].map((name) => `https://x.example/${name}.jpg`),
  );
});

it('pictures in columns without an index keep the order of the columns', async () => {
  const { cars } = await importText(
    `${HEAD},image,images,image\nM1,Kia,Rio,2020,used,Acme,https://x.example/b.jpg,https://x.example/c.jpg,https://x.example/a.jpg\n`,
    { format: 'meta' },
  );
  expect(cars[0]?.images.map(({ image }) => image.url)).toEqual(
    ['b', 'a', 'c'].map((name) => `https://x.example/${name}.jpg`),
  );
});
