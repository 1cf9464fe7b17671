import { describe, expect, it } from 'vitest';
import { australianCsv, importText } from '../../../tests/support/stock/import-rows.ts';

describe('import of records', () => {
  const problemsOf = async (row: Record<string, string | number>) =>
    (await importText(australianCsv([{ stocknum: 'OK' }, row]))).report.quarantine.map(
      ({ row: at, problems }) => ({ at, problems }),
    );

  it.each([
    [{ make: '-' }, 'make', 'is missing'],
    [{ model: 'n/a' }, 'model', 'is missing'],
    [{ year: '1850' }, 'year', 'is not a model year between 1900 and 2028'],
    [{ car_type: 'lease' }, 'car_type', 'is not new, used or demo'],
    [{ car_type: '' }, 'car_type', 'is missing: must be new, used or demo'],
    [{ stocknum: 'OK' }, 'id', 'was already used by record 1'],
  ])('quarantines a record with %j, and reports its row, field and reason', async (row, field, reason) => {
    expect(await problemsOf(row)).toEqual([
      { at: 2, problems: [expect.objectContaining({ field, reason })] },
    ]);
  });

  it.each([
    [{ vin: 'SHORT' }, 'vin'],
    [{ rego: 'call for details' }, 'regplate'],
    [{ odometer: 'low!' }, 'km'],
    [{ dapprice: '9999999' }, 'price'],
    [{ dapprice: 'cheap' }, 'price'],
    [{ dapprice: '5000 EUR' }, 'price'],
    [{ seats: '500' }, 'seats'],
    [{ rego_expiry: '31/02/2026' }, 'rego_expiry'],
    [{ state: 'AL' }, 'state'],
    [{ phone: '0920-999 86' }, 'phone'],
    [{ images: 'javascript:x' }, 'images'],
    [{ external_video_url: 'ftp://x' }, 'external_video_url'],
  ])('imports a vehicle with %j without that value, and notes it', async (row, field) => {
    const { cars, report } = await importText(
      australianCsv([{ ...row, stocknum: 'W1' } as Record<string, string>]),
    );
    expect(cars).toHaveLength(1);
    expect(report.notes).toEqual([expect.objectContaining({ row: 1, id: 'W1', kind: 'withheld', field })]);
  });

  it.each(['Deposit', 'Deposit taken', 'Under Offer', 'On hold'])(
    'reads the status "%s" as reserved and for sale',
    async (status) => {
      const { cars } = await importText(australianCsv([{ status }]));
      expect(cars).toMatchObject([{ status: 'in_stock', reserved: true }]);
    },
  );

  it('reads the price type from words after the price', async () => {
    const prices = ['$45,990 Drive Away', '45990 EGC', '45,990 plus on roads', '45,990 ono', '$45,990'];
    const { cars } = await importText(australianCsv(prices.map((price) => ({ price }))));
    expect(cars.map(({ price, price_type }) => [price, price_type])).toEqual([
      [45_990, 'Drive away'],
      [45_990, 'Excl. Govt Charges'],
      [45_990, 'Excl. Govt Charges'],
      [45_990, null],
      [45_990, null],
    ]);
  });

  it.each([
    ['22990 not drive away', 'not drive away'],
    ['$22,990 (not drive away)', 'not drive away'],
    ['22990 - non drive-away price', 'non drive-away price'],
    ['22990 drive away not included', 'drive away not included'],
    ['22990 excl. on-roads', 'Excl. Govt Charges'],
    ['22990 excludes on road costs', 'Excl. Govt Charges'],
    ['22990 drive away excl on roads', 'Excl. Govt Charges'],
    ['22990 before on-roads', 'Excl. Govt Charges'],
    ['22990 plus on roads', 'Excl. Govt Charges'],
    ['22990 +ORC', 'Excl. Govt Charges'],
    ['22990 ex gov', 'Excl. Govt Charges'],
    ['22990 on-roads extra', 'Excl. Govt Charges'],
    ['22990 plus GST', 'plus GST'],
    ['22990 drive away, no more to pay', 'Drive away'],
    ['22990 driveaway', 'Drive away'],
    ['$22,990 DA', 'Drive away'],
    ['22990 d/a', 'Drive away'],
    ['22990 inc GST', null],
    ['22990 on roads included', null],
  ])('reads "%s" as the price type %s', async (written, type) => {
    const { cars, report } = await importText(australianCsv([{ price: written }, { dapprice: written }]));
    const ofDriveAwayColumn = type === null ? 'Drive away' : type;
    expect(cars.map(({ price, price_type }) => [price, price_type])).toEqual([
      [22_990, type],
      [22_990, ofDriveAwayColumn],
    ]);
    const contradicted = report.notes.map(({ row, kind, field }) => [row, kind, field]);
    expect(contradicted).toEqual(ofDriveAwayColumn === 'Drive away' ? [] : [[2, 'withheld', 'price_type']]);
  });

  it('"not drive away" or "plus on roads" beside the price overrides "Drive away" in the price type column', async () => {
    const words = ['22990 not drive away', '22990 plus on roads', '22990 is not drive away', '22990'];
    const { cars, report } = await importText(
      australianCsv(words.map((price) => ({ price, price_type: 'Drive away' }))),
    );
    expect(cars.map(({ price, price_type }) => [price, price_type])).toEqual([
      [22_990, 'not drive away'],
      [22_990, 'Excl. Govt Charges'],
      [null, 'Drive away'],
      [22_990, 'Drive away'],
    ]);
    expect(report.notes.map(({ row, field, value, reason }) => [row, field, value, reason])).toEqual([
      [1, 'price_type', 'Drive away', 'is contradicted by "not drive away" beside the price'],
      [2, 'price_type', 'Drive away', 'is contradicted by "plus on roads" beside the price'],
      [3, 'price', '22990 is not drive away', 'cannot be read as a price, so it is left out'],
    ]);
  });

  it('reads a vehicle with thousands of km as used if its condition is missing or new', async () => {
    const { cars } = await importText(
      australianCsv([
        { car_type: '', odometer: '50000' },
        { car_type: 'new', odometer: '9000' },
      ]),
    );
    expect(cars.map(({ status, car_type }) => [status, car_type])).toEqual([
      ['in_stock', 'used'],
      ['in_stock', 'used'],
    ]);
  });

  it('imports or quarantines every record, whatever words its cells contain', async () => {
    const words = [
      '__proto__',
      'constructor',
      'toString',
      'valueOf',
      '{}',
      '[]',
      '{"a":{"b":[1,{"c":2}]}}',
      '\u202e<script>',
      '=HYPERLINK("x")',
      'NaN',
      '1e999',
      '-0',
    ];
    const columns = [
      'badge',
      'odometer',
      'dapprice',
      'status',
      'body',
      'fuel_type',
      'images',
      'features',
      'dealercomments',
      'state',
      'location_code',
      'address',
      'item_type',
      'price_type',
      'seats',
      'rego',
      'vin',
      'build_date',
      '__proto__',
      'constructor',
    ];
    const rows = words.flatMap((word, w) =>
      columns.map((column, c) => ({ stocknum: `X${w}-${c}`, [column]: word })),
    );
    const { report } = await importText(australianCsv(rows));
    expect(report.vehicles + report.quarantined).toBe(rows.length);
    expect(report.outcome).toBe('imported');
  });
});
