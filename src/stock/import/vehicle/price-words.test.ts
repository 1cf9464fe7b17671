import { expect, it } from 'vitest';
import { australianCsv, importText } from '../../../../tests/support/stock/import-rows.ts';

const WITHOUT_CHARGES = 'Excl. Govt Charges';

it.each<[string, string | null]>([
  ['$45,990 Ride Away', 'Ride away'],
  ['$45,990 Rideaway', 'Ride away'],
  ['$45,990 ride-away no more to pay', 'Ride away'],
  ['$45,990 Tow Away', 'Tow away'],
  ['Tow-away: $45,990', 'Tow away'],
  ['Drive Away $45,990', 'Drive away'],
  ['Driveaway Price $45,990', 'Drive away'],
  ['DAP: $45,990', 'Drive away'],
  ['EGC $45,990', WITHOUT_CHARGES],
  ['Excl. Govt Charges $45,990', WITHOUT_CHARGES],
  ['From $45,990', null],
  ['Now $45,990', null],
  ['NOW ONLY A$45,990.00', null],
  ['$45,990^', null],
  ['$45,990 drive away', 'Drive away'],
  ['$45,990*', null],
  ['$45,990 + ORC', WITHOUT_CHARGES],
])('the price "%s" is 45,990 AUD of the type %s', async (price, type) => {
  const { cars, report } = await importText(australianCsv([{ price }]));
  expect([cars[0]?.price, cars[0]?.price_type]).toEqual([45_990, type]);
  expect(report.notes).toEqual([]);
});

it('a price type in its own column is known in the words of motorcycle and caravan dealers', async () => {
  const types = ['RIDE AWAY', 'Rideaway', 'Tow Away Price'];
  const { cars } = await importText(
    australianCsv(types.map((price_type) => ({ price: '9990', price_type }))),
  );
  expect(cars.map(({ price_type }) => price_type)).toEqual(['Ride away', 'Ride away', 'Tow away']);
});

it.each([
  ['SOLD', true, false],
  ['Sold!', true, false],
  ['$45,990 SOLD', true, false],
  ['Under Offer', false, true],
  ['Deposit Taken', false, true],
  ['Sale pending', false, true],
  ['POA', false, false],
  ['Coming soon', false, false],
])('"%s" in place of the price means sold: %s, reserved: %s', async (price, sold, reserved) => {
  const { cars, report } = await importText(australianCsv([{ price, status: '' }]));
  expect(cars[0]).toMatchObject({ sold, reserved, status: sold ? 'sold' : 'in_stock', price: null });
  if (sold || reserved)
    expect(report.notes).toMatchObject([{ kind: 'repaired', field: 'price', value: price }]);
});

it('a price of thousands in short ("45k") is left out with a note, because it may be rounded', async () => {
  const { cars, report } = await importText(australianCsv([{ price: '45k' }]));
  expect(cars[0]?.price).toBeNull();
  expect(report.notes).toMatchObject([{ kind: 'withheld', field: 'price', value: '45k' }]);
});
