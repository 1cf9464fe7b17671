import { describe, expect, it } from 'vitest';
import { importText } from '../../../tests/support/stock/import-rows.ts';

// Imports in tests run at 2026-11-20T03:00Z, 13:00 in Brisbane.
const google = (price: string, sale: string, dates = '') =>
  importText(
    `id,brand,model,year,condition,price,sale_price,sale_price_effective_date,image_link,google_product_category\nG1,Kia,Rio,2020,used,${price},${sale},${dates},https://x.example/1.jpg,916\n`,
    { format: 'google' },
  );

describe('the dates of a sale price', () => {
  it.each([
    ['2026-11-01T00:00+1100/2026-11-20T13:59+11:00'],
    ['2026-10-01T00:00Z/2026-11-20T02:59Z'],
    ['2026-11-01/2026-11-19'],
    ['/2026-11-19'],
  ])('in the past (%s): the ordinary price applies, and the report says why', async (dates) => {
    const { cars, report } = await google('20000 AUD', '15000 AUD', dates);
    expect(cars[0]).toMatchObject({ price: 20_000, before_price: null });
    expect(report.notes).toMatchObject([
      {
        kind: 'withheld',
        field: 'sale_price',
        value: '15000 AUD',
        reason: `applied only until ${dates.split('/')[1]}, so the ordinary price applies`,
      },
    ]);
    expect(report.value_losses).toEqual([]);
  });

  it.each([['2026-11-20T14:01+11:00/2026-12-20T00:00+11:00'], ['2026-11-21/2026-12-01'], ['2026-11-21/']])(
    'in the future (%s): the ordinary price applies, and the report says why',
    async (dates) => {
      const { cars, report } = await google('20000 AUD', '15000 AUD', dates);
      expect(cars[0]).toMatchObject({ price: 20_000, before_price: null });
      expect(report.notes).toMatchObject([
        {
          kind: 'withheld',
          field: 'sale_price',
          reason: `applies only from ${dates.split('/')[0]}, so the ordinary price applies`,
        },
      ]);
    },
  );

  it.each([
    ['2026-11-20T13:59+11:00/2026-11-20T14:01+11:00'],
    ['2026-11-20/2026-11-20'],
    ['2026-11-20T12:59/2026-11-20T13:01'],
    [''],
  ])('that include today ("%s"): the sale price applies', async (dates) => {
    const { cars, report } = await google('20000 AUD', '15000 AUD', dates);
    expect(cars[0]).toMatchObject({ price: 15_000, before_price: 20_000 });
    expect(report.notes).toEqual([]);
    expect(report.unused_columns).toEqual([]);
  });

  it.each([['soon'], ['2026-13-01/2026-14-01'], ['/']])(
    'that cannot be read ("%s") are noted as doubtful',
    async (dates) => {
      const { cars, report } = await google('20000 AUD', '15000 AUD', dates);
      expect(cars[0]).toMatchObject({ price: 15_000 });
      expect(report.notes).toMatchObject([
        { kind: 'doubtful', field: 'sale_price_effective_date', value: dates },
      ]);
    },
  );

  it('apply in Meta feeds too', async () => {
    const { cars } = await importText(
      'vehicle_id,make,model,year,state_of_vehicle,price,sale_price,sale_price_effective_date\nM1,Kia,Rio,2020,used,20000 AUD,15000 AUD,2026-01-01T00:00+00:00/2026-02-01T00:00+00:00\nM2,Kia,Rio,2020,used,20000 AUD,15000 AUD,2026-01-01T00:00+00:00/2027-02-01T00:00+00:00\n',
      { format: 'meta' },
    );
    expect(cars.map(({ price }) => price)).toEqual([20_000, 15_000]);
  });
});

describe('a sale price without an ordinary price', () => {
  it.each([[''], ['0 AUD'], ['N/A']])('is the price if the ordinary price is "%s"', async (price) => {
    const { cars, report } = await google(price, '15000 AUD');
    expect(cars[0]).toMatchObject({ price: 15_000, before_price: null });
    expect([report.value_losses, report.notes]).toEqual([[], []]);
  });

  it('is not shown if the seller withholds the ordinary price, and the report says so', async () => {
    const { cars, report } = await google('POA', '15000 AUD');
    expect(cars[0]).toMatchObject({ price: null, before_price: null });
    expect(report.value_losses).toMatchObject([
      {
        field: 'sale_price',
        kind: 'dropped',
        reason: 'is not shown, because the ordinary price is not shown either',
      },
    ]);
  });

  it('is not shown outside its dates', async () => {
    const { cars } = await google('', '15000 AUD', '2026-01-01/2026-02-01');
    expect(cars[0]).toMatchObject({ price: null, before_price: null });
  });
});
