import { describe, expect, it } from 'vitest';
import { australianCsv, importText } from '../../../tests/support/stock/import-rows.ts';
import { formatReport } from './format-report.ts';

const MAPPING = `
columns: { stocknum: No, make: Brand, model: Type, year: Year, sleeps: Berths, price: Cost, colour: Paint, axle_type: Axles }
expressions: { badge: "trim({Trim})" }
constants: { car_type: used, item_type: car }
`;
const HEADER = 'No,Brand,Type,Year,Berths,Cost,Paint,Axles,Trim\n';

describe('values that were lost or changed', () => {
  it('are reported by column, with count, reason and the first rows', async () => {
    const lines = Array.from({ length: 5 }, (_, i) => `${i + 1},Kia,Rio,2020,4,"$9,000.5${i}",Red,,S`);
    const { report, cars } = await importText(`${HEADER}${lines.join('\n')}\n`, { mapping: MAPPING });
    expect(cars).toHaveLength(5);
    expect(report.value_losses).toEqual(
      expect.arrayContaining([
        {
          column: 'Berths',
          field: 'sleeps',
          kind: 'dropped',
          reason: 'is kept only for caravans, but the vehicle is a car',
          count: 5,
          examples: [1, 2, 3].map((row) => ({ row, value: '4', became: null })),
        },
        expect.objectContaining({
          column: 'Cost',
          field: 'price',
          kind: 'rounded',
          reason: 'is kept in whole dollars',
          count: 5,
          examples: expect.arrayContaining([{ row: 2, value: '$9,000.51', became: '9001' }]),
        }),
        {
          column: 'Axles',
          field: 'axle_type',
          kind: 'empty',
          reason: 'no record has a value in this column',
          count: 5,
          examples: [],
        },
      ]),
    );
    expect(report.value_losses).toHaveLength(3);
    expect(formatReport(report, 'r.json').join('\n')).toContain(
      '5  Berths (sleeps): dropped: is kept only for caravans, but the vehicle is a car (record 1: "4", record 2: "4", record 3: "4")',
    );
  });

  it('are not reported if the vehicle has them, they mean "not known", or a note gives the reason', async () => {
    const { report } = await importText(
      australianCsv([
        {
          dapprice: '9000.00',
          odometer: '52,000 km',
          seats: '5 Seats',
          badge: 'XLT &amp; more',
          sleeps: '-',
        },
        { dapprice: 'POA', seats: '500', odometer: '12 hours', rego_expiry: '31/02/2026' },
      ]),
    );
    expect(report.value_losses).toEqual([]);
  });

  it.each([
    ['seats', '4.5', 'rounded', 'is kept as a whole number'],
    ['doors', '0', 'dropped', '0 means not known'],
    ['odometer', '52000.6', 'rounded', 'is kept as a whole number'],
    ['colour', 'very '.repeat(30), 'cut', /^is longer than the \d+ characters that are kept$/],
    ['dealercomments', 'word '.repeat(5_000), 'cut', 'is longer than the 20000 characters that are kept'],
    ['postcode', '3000', 'dropped', /^is stored only for vehicles with a yard/],
    ['sold_date', '2026-01-01', 'dropped', 'the vehicle is not sold'],
    ['before_price', '5000', 'dropped', 'is not above the price'],
    ['egcprice', '8000', 'dropped', 'another price of the same vehicle is shown'],
    [
      'features',
      Array.from({ length: 200 }, (_, i) => `f${i}`).join('|'),
      'cut',
      'only the first 150 are kept',
    ],
    ['build_date', '0', 'dropped', 'is not a date'],
  ])('include the value of the column %s: %s', async (column, value, kind, reason) => {
    const { report } = await importText(australianCsv([{ dapprice: '9000', [column]: value }]));
    expect(report.value_losses).toEqual([
      expect.objectContaining({
        column,
        kind,
        reason: typeof reason === 'string' ? reason : expect.stringMatching(reason),
        count: 1,
      }),
    ]);
  });

  it.each([
    ['31818.181818', 31_818],
    ['$9,000.555', 9_001],
    ['9000.001', 9_000],
    ['9.000,50', 9_001],
    ['9.000,505', 9_001],
    ['$ 1.234.567,89', 1_234_568],
    ['9000,500', 9_001],
    ['31818,181818', 31_818],
    ["9'000,5 AUD", 9_001],
    ['9000.50 incl. GST', 9_001],
  ])('a price of %s is rounded to %i and reported', async (price, whole) => {
    const { cars, report } = await importText(australianCsv([{ dapprice: price }]));
    expect(cars[0]?.price).toBe(whole);
    expect(report.value_losses).toEqual([
      expect.objectContaining({
        column: 'dapprice',
        kind: 'rounded',
        reason: 'is kept in whole dollars',
        examples: [{ row: 1, value: price, became: String(whole) }],
      }),
    ]);
  });

  it.each(['9000.00', '9.000,00', '9,000.000', '9000,0000', '1.234.567'])(
    'a price of %s is a whole number and not reported',
    async (price) => {
      const { cars, report } = await importText(australianCsv([{ dapprice: price }]));
      expect(cars[0]?.price).toBeGreaterThanOrEqual(9_000);
      expect(report.value_losses).toEqual([]);
    },
  );

  it('rules of a mapping read decimal commas too: 9.000,50 is 9000.5 and not 9', async () => {
    const rules = `${MAPPING}quarantine: [{ when: "{Cost} < 300", field: price, because: is too cheap }]\n`;
    const { cars, report } = await importText(
      `${HEADER}1,Kia,Rio,2020,,"9.000,50",,,\n2,Kia,Rio,2020,,"299,50",,,\n`,
      { mapping: rules },
    );
    expect(cars.map(({ price }) => price)).toEqual([9_001]);
    expect(report.quarantine.map(({ row }) => row)).toEqual([2]);
  });

  it('include an element that occurs twice in a record', async () => {
    const { report } = await importText(
      '<stock><vehicle><stocknum>1</stocknum><make>Kia</make><model>Rio</model><year>2020</year><car_type>used</car_type><colour>Red</colour><colour>Blue</colour></vehicle></stock>',
    );
    expect(report.value_losses).toMatchObject([
      { column: 'colour', reason: 'is given more than once; the first value is kept' },
    ]);
  });
});
