import { expect, it } from 'vitest';
import { importText } from '../../../tests/support/stock/import-rows.ts';

const HEAD = 'vehicle_id,make,model,year,state_of_vehicle,dealer_name';
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

it.each([
  ['{"addr1":'],
  ['{"addr1": "1 High St", "city": "Perth"'],
  ['[{"addr1": "1 High St"}'],
  ['{nothing}'],
])('an address cell of broken JSON is noted and gives no street: %s', async (cell) => {
  const { cars, report } = await importText(
    `${HEAD},address\nM1,Kia,Rio,2020,used,Acme,${quoted(cell)}\nM2,Kia,Rio,2020,used,Acme,"1 High St, Perth WA 6000"\n`,
    { format: 'meta' },
  );
  expect(cars.map(({ location }) => location?.address.street)).toEqual([null, '1 High St']);
  expect(report.notes).toMatchObject([
    { row: 1, kind: 'withheld', field: 'address', value: cell, reason: 'is JSON that cannot be read' },
  ]);
});
