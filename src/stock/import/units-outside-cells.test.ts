import { describe, expect, it } from 'vitest';
import { importText } from '../../../tests/support/stock/import-rows.ts';

const vehicle = (id: string, more: string) =>
  `<vehicle><stocknum>${id}</stocknum><make>Kia</make><model>Rio</model><year>2020</year><car_type>used</car_type>${more}</vehicle>`;
const prices = (cars: readonly { id: string; price: number | null }[]) =>
  Object.fromEntries(cars.map(({ id, price }) => [id, price]));

describe('a currency outside the cell of the price', () => {
  it('prevents a foreign price from being shown as AUD, if it is in an XML attribute', async () => {
    const { cars, report } = await importText(
      `<stock>${vehicle('A', '<price currency="USD">20000</price>')}${vehicle('B', '<price unit="USD">20000</price>')}${vehicle('C', '<drive_away_price currency="NZD">20000</drive_away_price>')}${vehicle('D', '<price currency="AUD">20000</price>')}</stock>`,
    );
    expect(prices(cars)).toEqual({ A: null, B: null, C: null, D: 20_000 });
    expect(report.foreign_prices).toEqual({ USD: 2, NZD: 1 });
  });

  it('is read in Google and Meta feeds too', async () => {
    const google =
      'id,brand,model,year,condition,price,currency,image_link,google_product_category\nG1,Kia,Rio,2020,used,20000,USD,https://x.example/1.jpg,916\n';
    expect((await importText(google, { format: 'google' })).report.foreign_prices).toEqual({ USD: 1 });
    const meta =
      'vehicle_id,make,model,year,price,currency,state_of_vehicle\nM1,Kia,Rio,2020,20000,USD,USED\n';
    expect((await importText(meta)).report.foreign_prices).toEqual({ USD: 1 });
  });
});

it('an odometer in miles is converted to km if an XML attribute states the unit', async () => {
  const { cars } = await importText(
    `<stock>${vehicle('A', '<km unit="mi">20000</km>')}${vehicle('B', '<odometer units="miles">20000</odometer>')}${vehicle('C', '<odometer type="km">20000</odometer>')}</stock>`,
  );
  expect(cars.map(({ km }) => km)).toEqual([32_187, 32_187, 20_000]);
});
