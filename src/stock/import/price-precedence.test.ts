import { expect, it } from 'vitest';
import { australianCsv, importText } from '../../../tests/support/stock/import-rows.ts';

it('a sale price above the price does not replace it, and is reported', async () => {
  const { cars, report } = await importText(
    'id,brand,model,year,condition,price,sale_price,image_link,google_product_category\nG1,Kia,Rio,2020,used,20000 AUD,25000 AUD,https://x.example/1.jpg,916\n',
    { format: 'google' },
  );
  expect(cars[0]).toMatchObject({ price: 20_000, before_price: null });
  expect(report.value_losses).toMatchObject([{ field: 'sale_price', kind: 'dropped', count: 1 }]);
});

it('a price of 9999999 AUD is a placeholder, 9999998 AUD is a price', async () => {
  const { cars } = await importText(australianCsv([{ price: '9999999' }, { price: '9999998' }]));
  expect(cars.map(({ price }) => price)).toEqual([null, 9_999_998]);
});

it('a currency in the price cell wins over the currency column', async () => {
  const { cars, report } = await importText(
    australianCsv([
      { price: 'AUD 20000', currency: 'USD' },
      { price: 'USD 20000', currency: 'AUD' },
    ]),
  );
  expect(cars.map(({ price }) => price)).toEqual([20_000, null]);
  expect(report.foreign_prices).toEqual({ USD: 1 });
});
