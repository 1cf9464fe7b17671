import { expect, it } from 'vitest';
import { homeSection } from '../../../tests/support/find-page.ts';
import { makeTenant } from '../../../tests/support/make-tenant.ts';
import { makeCar } from '../../../tests/support/vehicles.ts';
import { buildInventory } from '../../site/inventory.ts';
import { schema } from './schema.ts';

const ev = (stocknum: string, price: number, seats: number) =>
  makeCar({ make: 'Kia', model: 'EV9', stocknum, price, seats, car_type: 'new' });
const siteWith = (comparison: object) => {
  const sections = [{ section: 'hero' }, { section: 'comparison', ...comparison }];
  const tenant = makeTenant({ home: { title: 'Cars', lede: 'Near you.', sections } });
  return buildInventory(tenant, [ev('1', 97_000, 6), ev('2', 95_000, 7)], new Date('2026-11-20T05:00:00Z'));
};
const things = [{ model: 'Kia EV9' }, { model: 'Kia EV3', name: 'The small one' }];

it('figures of a model come from its stock, and the dealer’s own value replaces one', () => {
  const rows = [
    { figure: 'price', label: 'What it costs' },
    { figure: 'stock' },
    { figure: 'seats', values: ['', 5] },
    { figure: 'gvm' },
  ];
  expect(homeSection(siteWith({ things, rows }), 'comparison')).toMatchObject({
    things: [
      { name: 'Kia EV9', href: expect.stringMatching(/ev9/) },
      { name: 'The small one', href: null },
    ],
    rows: [
      { label: 'What it costs', values: [expect.stringMatching(/^From \$95,000/), null] },
      { label: 'In stock', values: ['2', 'None right now'] },
      { label: 'Seats', values: ['6 to 7', '5'] },
    ],
  });
});

it('the check names a model that is not in stock', () => {
  const { findings } = siteWith({ things, rows: [{ figure: 'stock' }] });
  expect(findings.map(({ path, message }) => `${path.join('.')}: ${message}`)).toContainEqual(
    expect.stringMatching(/^home\.sections\.1\.things: No "Kia EV3" is in stock/),
  );
});

it('one thing alone is not compared, and a row with more values than things is refused', () => {
  const rows = [{ label: 'Fast', values: [true] }];
  expect(homeSection(siteWith({ things: [{ name: 'A' }], rows }), 'comparison')).toBeNull();
  const { error } = schema.safeParse({ section: 'comparison', rows });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'This row has 1 values, but only 0 things are compared. Remove some, or add to "things"',
  ]);
});
