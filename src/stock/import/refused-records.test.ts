import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { australianCsv, importText, rows, tenantOf } from '../../../tests/support/stock/import-rows.ts';
import { formatReport } from './format-report.ts';

const stockOf = (folder: string) => readFileSync(join(folder, 'stock.jsonl'), 'utf8');
const idsOf = ({ cars }: { cars: readonly { id: string }[] }) => cars.map(({ id }) => id).sort();
const ALL = ['S1', 'S10', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8', 'S9'];

describe('a vehicle whose record is refused stays as it was', () => {
  it('with a note, a count and its id in the report and the printed summary', async () => {
    const folder = await tenantOf(10);
    const before = stockOf(folder).split('\n');
    const result = await importText(
      australianCsv([...rows(1, 8, { odometer: '9000' }), ...rows(9, 10, { year: 'soon' })]),
      { folder },
    );
    const { report, cars } = result;
    expect(idsOf(result)).toEqual(ALL);
    expect(cars.map(({ km }) => km)).toEqual([...Array(8).fill(9_000), null, null]);
    expect(stockOf(folder).split('\n').slice(8)).toEqual(before.slice(8));
    expect(report).toMatchObject({
      outcome: 'imported',
      vehicles: 8,
      quarantined: 2,
      previous: { removed: 0, kept: 2, kept_ids: ['S9', 'S10'] },
    });
    expect(report.notes).toEqual([
      {
        row: 9,
        line: 10,
        id: 'S9',
        kind: 'kept',
        field: 'year',
        value: 'soon',
        reason:
          'is not a model year between 1900 and 2028, so the record was refused and the vehicle stays as it was',
      },
      expect.objectContaining({ row: 10, id: 'S10', kind: 'kept' }),
    ]);
    expect(formatReport(report, 'r.json')).toContain(
      'Warning: 2 vehicles stay as before, because the record was refused: S9, S10.',
    );
  });

  it.each([
    ['has too few columns', 'S10,Ford\n'],
    [
      'has a quote that is never closed',
      '"S10,Ford,Ranger,2021,used,in_stock\nS1,Ford,Ranger,2021,used,in_stock\n',
    ],
  ])('also if a line of a table %s', async (_, line) => {
    const folder = await tenantOf(10);
    const result = await importText(australianCsv(rows(1, 9)) + line, { folder });
    expect(idsOf(result)).toEqual(ALL);
    expect(result.report.previous).toMatchObject({ removed: 0, kept_ids: ['S10'] });
  });

  it.each([
    ['is not JSON', '{"stocknum":"S10","make":"Kia","model" "Rio"}'],
    ['is cut', '{"stocknum":"S10",'],
    ['has a wrong value', '{"stocknum":"S10","make":"Kia","model":"Rio","year":"soon","dapprice":"9000"}'],
  ])('also if a line of JSON %s', async (_, line) => {
    const folder = await tenantOf(10);
    const good = rows(1, 9).map(({ stocknum }) =>
      JSON.stringify({ stocknum, make: 'Kia', model: 'Rio', year: 2020, car_type: 'used', dapprice: '9000' }),
    );
    const result = await importText(`${[...good, line].join('\n')}\n`, { folder, format: 'au' });
    expect(idsOf(result)).toEqual(ALL);
    expect(result.report.previous).toMatchObject({ removed: 0, kept_ids: ['S10'] });
  });

  it('also if a record of our own format has one wrong value, by id, stock number or VIN', async () => {
    const folder = await tenantOf(9);
    const vin = 'JHMFB4F37CS003479';
    const own = (line: string, more: object) => JSON.stringify({ ...JSON.parse(line), ...more });
    const lines = stockOf(folder).trim().split('\n');
    const withVin = lines.map((line, i) => (i === 8 ? own(line, { vin }) : line));
    await importText(withVin.join('\n'), { folder, format: 'native' });
    const { id: _, ...byNumber } = JSON.parse(lines[7] ?? '');
    const { id: __, stocknum: ___, ...byVin } = JSON.parse(withVin[8] ?? '');
    const wrong = [
      own(lines[6] ?? '', { price: '$8,990' }),
      JSON.stringify({ ...byNumber, year: 'soon' }),
      JSON.stringify({ ...byVin, make: null }),
    ];
    const result = await importText([...lines.slice(0, 6), ...wrong].join('\n'), {
      folder,
      format: 'native',
      maxDrop: 0.4,
    });
    expect(result.report.previous).toMatchObject({ removed: 0, kept_ids: ['S7', 'S8', 'S9'] });
    expect(idsOf(result)).toEqual(ALL.filter((id) => id !== 'S10'));
  });

  it('also if an expression of the mapping fails on it', async () => {
    const table = (bad: string) =>
      `No,Make,Model,Year,Name\n${[1, 2, 3, 4].map((n) => `S${n},Kia,Rio,2020,${n === 4 ? bad : 'Rio'}`).join('\n')}\n`;
    const mapping =
      'columns: { stocknum: No, make: Make, model: Model, year: Year }\nconstants: { car_type: used }\nexpressions: { badge: "match({Model}, {Name})" }\n';
    const first = await importText(table('Rio'), { mapping });
    const result = await importText(table('('), { mapping, folder: first.folder });
    expect(result.report.quarantine).toMatchObject([{ row: 4, problems: [{ field: 'mapping' }] }]);
    expect(result.report.previous).toMatchObject({ removed: 0, kept_ids: ['S4'] });
  });
});

it('a vehicle that a rule of the mapping leaves out is removed, because the rule says so', async () => {
  const table = (heading: string) =>
    `No,Make,Model,Year,Name\n${[1, 2, 3, 4].map((n) => `S${n},Kia,Rio,2020,${n === 4 ? heading : 'car'}`).join('\n')}\n`;
  const mapping =
    'columns: { stocknum: No, make: Make, model: Model, year: Year }\nconstants: { car_type: used }\nquarantine: [{ when: "{Name} == \'parts\'", field: Name, because: is not a vehicle }]\n';
  const first = await importText(table('car'), { mapping });
  const { report, cars } = await importText(table('parts'), { mapping, folder: first.folder });
  expect(cars).toHaveLength(3);
  expect(report.quarantine).toEqual([
    { row: 4, line: 5, problems: [{ field: 'Name', value: 'parts', reason: 'is not a vehicle' }] },
  ]);
  expect(report.previous).toMatchObject({ kept: 0, removed_ids: ['S4'] });
});

it('a vehicle of another record is not kept because of a refused one', async () => {
  const folder = await tenantOf(4);
  const { report, cars } = await importText(
    australianCsv([...rows(1, 3), { stocknum: 'S40', year: 'soon' }]),
    { folder },
  );
  expect(cars).toHaveLength(3);
  expect(report.previous).toMatchObject({ kept: 0, removed_ids: ['S4'] });
});

it('a vehicle that is kept keeps its address, even if a new one would have the same', async () => {
  const folder = await tenantOf(10);
  const { cars } = await importText(
    australianCsv([...rows(1, 9), { stocknum: 'S10', year: 'soon' }, { stocknum: 's10' }]),
    { folder },
  );
  const slugs = cars.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(11);
  expect(cars.find(({ id }) => id === 'S10')?.slug).toBe('2021-ford-ranger-s10');
});
