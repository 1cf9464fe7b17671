import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { australianCsv, importText, rows } from '../../../tests/support/stock/import-rows.ts';

/** A feed with one date per vehicle, in the given order. */
const feed = (dates: readonly string[], field = 'created_at') =>
  australianCsv(dates.map((date, i) => ({ stocknum: `D${i}`, [field]: date })));

describe('the order of day and month', () => {
  it('is month first for a whole column if one value proves it, even the last of thousands', async () => {
    const dates = [...rows(1, 3_000).map(() => '03/04/2026'), '3/4/26', '2026-08-22', '12/25/2025'];
    const { cars, report } = await importText(feed(dates));
    expect(cars).toHaveLength(3_003);
    expect(new Set(cars.slice(0, 3_001).map(({ created_at }) => created_at))).toEqual(
      new Set(['2026-03-04']),
    );
    expect(cars.slice(3_001).map(({ created_at }) => created_at)).toEqual(['2026-08-22', '2025-12-25']);
    expect(report.note_count).toBe(0);
    expect(report.records).toBe(3_003);
    expect(report.remarks).toEqual([
      'The dates in created_at are read month first, because 1 of them, such as "12/25/2025", cannot be day first.',
    ]);
  });

  it('is detected for each column separately, in every format', async () => {
    const vehicle = (stock: string, added: string, built: string) =>
      `<vehicle><stocknum>${stock}</stocknum><make>Kia</make><model>Rio</model><year>2020</year><condition>used</condition><date_added>${added}</date_added><build_date>${built}</build_date></vehicle>`;
    const { cars } = await importText(
      `<stock>${vehicle('J1', '01/02/2026', '01/02/2020')}${vehicle('J2', '01/31/2026', '31/01/2020')}</stock>`,
    );
    expect(cars.map(({ created_at, build_date }) => [created_at, build_date])).toEqual([
      ['2026-01-02', '2020-02-01'],
      ['2026-01-31', '2020-01-31'],
    ]);
  });

  it('is day first unless a date can only be month first', async () => {
    expect(
      (await importText(feed(['03/04/2026', '05/05/2026']))).cars.map(({ created_at }) => created_at),
    ).toEqual(['2026-04-03', '2026-05-05']);
    const { cars, report } = await importText(feed(['03/04/2026', '22/08/2026']));
    expect(cars.map(({ created_at }) => created_at)).toEqual(['2026-04-03', '2026-08-22']);
    expect(report.remarks).toEqual([]);
  });

  it('if dates prove both orders, ambiguous dates are left out and reported', async () => {
    const { cars, report } = await importText(
      feed(['03/04/2026', '22/08/2026', '08/22/2026', '05/05/2026', 'Aug 2026']),
    );
    expect(cars.map(({ created_at }) => created_at)).toEqual([
      null,
      '2026-08-22',
      '2026-08-22',
      '2026-05-05',
      '2026-08',
    ]);
    expect(report.notes).toEqual([
      {
        row: 1,
        line: 2,
        id: 'D0',
        kind: 'withheld',
        field: 'created_at',
        value: '03/04/2026',
        reason: 'could be day first or month first, because its column has dates of both kinds',
      },
    ]);
    expect(report.remarks).toEqual([
      'The dates in created_at use two orders: 1 can only be day first, such as "22/08/2026", and 1 only month first, such as "08/22/2026". Dates that could be either are left out; set date_order in a mapping file to read them.',
    ]);
  });

  it('if dates prove both orders, the majority does not decide', async () => {
    const { cars, report } = await importText(feed(['12/25/2025', '12/26/2025', '22/08/2026', '03/04/2026']));
    expect(cars.map(({ created_at }) => created_at)).toEqual([
      '2025-12-25',
      '2025-12-26',
      '2026-08-22',
      null,
    ]);
    expect(report.notes).toMatchObject([{ row: 4, kind: 'withheld', value: '03/04/2026' }]);
    expect(report.remarks).toEqual([
      'The dates in created_at use two orders: 1 can only be day first, such as "22/08/2026", and 2 only month first, such as "12/25/2025". Dates that could be either are left out; set date_order in a mapping file to read them.',
    ]);
  });

  it.each([
    ['mdy', ['03/04/2026', '3-4-26 10:30', '2026/3/4'], '2026-03-04'],
    ['ymd', ['26/03/04', '2026.03.04', '2026-03-04'], '2026-03-04'],
    ['dmy', ['04/03/2026', '4.3.26', '4 March 2026'], '2026-03-04'],
  ])('is %s if the mapping file says so', async (order, dates, iso) => {
    const { cars } = await importText(feed(dates), { mapping: `date_order: ${order}` });
    expect(cars.map(({ created_at }) => created_at)).toEqual(dates.map(() => iso));
  });

  it('is that of the mapping file even if the values contradict it', async () => {
    const { cars, report } = await importText(feed(['08/22/2026', '03/04/2026']), {
      mapping: 'date_order: dmy',
    });
    expect(cars.map(({ created_at }) => created_at)).toEqual([null, '2026-04-03']);
    expect(report.note_reasons).toEqual([
      {
        field: 'created_at',
        reason: 'withheld: is not a date in the order day, month, year, which is used for its column',
        count: 1,
        examples: [{ row: 1, value: '08/22/2026' }],
      },
    ]);
  });

  it('makes the feed refused if the mapping file names an unknown order', async () => {
    await expect(importText(feed(['1/2/2026']), { mapping: 'date_order: american' })).rejects.toMatchObject({
      reason: expect.stringContaining('line 1, date_order: must be dmy, mdy or ymd'),
    });
  });
});

it('a feed that is read twice to find its date order is counted and compared with the old stock only once', async () => {
  const first = await importText(feed(['03/04/2026', '12/25/2025', '12/26/2025']));
  const again = await importText(feed(['03/04/2026', '12/25/2025', '12/26/2025', '12/27/2025']), {
    folder: first.folder,
  });
  expect(again.report).toMatchObject({
    outcome: 'imported',
    records: 4,
    vehicles: 4,
    quarantined: 0,
    previous: { vehicles: 3, removed: 0, added: 1 },
  });
  expect(again.cars.slice(0, 3).map(({ slug }) => slug)).toEqual(first.cars.map(({ slug }) => slug));
});

it('a feed that is read twice to find its date order reports each record once and leaves no temporary file', async () => {
  const { folder, cars, report } = await importText(
    australianCsv([
      { created_at: '03/04/2026', seats: '500' },
      { created_at: '03/04/2026', stocknum: 'S1' },
      { created_at: '05/05/2026', colour: '-', doors: '4.6', odometer: '100 USD' },
      { created_at: '05/05/2026', dapprice: '9000 USD', fuel: 'Steam' },
      { created_at: '12/25/2025' },
    ]),
  );
  expect(cars.map(({ created_at }) => created_at)).toEqual([
    '2026-03-04',
    '2026-05-05',
    '2026-05-05',
    '2025-12-25',
  ]);
  expect(report.quarantine.map(({ row }) => row)).toEqual([2]);
  expect(report.notes.map(({ row, field }) => [row, field])).toEqual([
    [1, 'seats'],
    [3, 'km'],
    [4, 'price'],
  ]);
  expect(report).toMatchObject({
    records: 5,
    vehicles: 4,
    quarantined: 1,
    note_count: 3,
    noted_vehicles: 3,
    quarantine_reasons: [{ count: 1 }],
    note_reasons: [{ count: 1 }, { count: 1 }, { count: 1 }],
    value_losses: [{ field: 'doors', count: 1 }],
    foreign_prices: { USD: 1 },
    unknown_words: { colour: { '-': 1 } },
    unmatched_words: { fuel: { Steam: 1 } },
  });
  expect(report.remarks).toHaveLength(1);
  expect(readdirSync(folder).sort()).toEqual(['feed', 'import-report.json', 'stock.jsonl']);
});
