import { describe, expect, it } from 'vitest';
import { australianCsv, importText } from '../../../tests/support/stock/import-rows.ts';
import { formatReport } from './format-report.ts';

const GOOD = '{"stocknum":"1","make":"Kia","model":"Rio","year":2020,"car_type":"used","dapprice":"9000"}';

describe('a JSON record that cannot be read', () => {
  it('is reported with its line in JSON Lines', async () => {
    const broken = '{"stocknum":"3","make":"Kia","model" "Rio"}';
    const { report } = await importText(`${GOOD}\n\n${broken}\n{"stocknum":"4",\n`, { format: 'au' });
    expect(report.quarantine.map(({ line, problems }) => [line, problems[0]?.reason])).toEqual([
      [3, expect.stringMatching(/^is not JSON: .*, on line 3 near .*"model" "Rio"}$/)],
      [4, expect.stringMatching(/^is not JSON: .*, on line 4 near .*"4",$/)],
    ]);
  });

  it('is reported if it is nested too deeply, and the other records are read', async () => {
    const deep = `{"stocknum":"3","extra":${'['.repeat(101)}${']'.repeat(101)}}`;
    const { cars, report } = await importText(`${GOOD}\n${deep}\n`, { format: 'au' });
    expect(cars.map(({ id }) => id)).toEqual(['1']);
    expect(report.quarantine).toMatchObject([
      { line: 2, problems: [{ reason: 'is nested more than 100 levels deep' }] },
    ]);
  });

  it('is reported with the line of the error in a record of several lines', async () => {
    const broken = '{"stocknum":"3",\n"make":"Kia",\n"model" "Rio"}';
    const { report } = await importText(`[${GOOD},\n${broken},\n${GOOD.replace('"1"', '"5"')}]\n`, {
      format: 'au',
    });
    expect(report.quarantine).toMatchObject([
      { line: 2, problems: [{ reason: expect.stringContaining(', on line 4 near ') }] },
    ]);
  });
});

describe('a date in another order than its column', () => {
  it.each([
    ['mdy', '13/04/2027', 'is not a date in the order month, day, year, which is used for its column'],
    ['dmy', '04/13/2027', 'is not a date in the order day, month, year, which is used for its column'],
    ['mdy', '31/02/2027', 'is not a date that can be read'],
  ])('is left out of a feed read as %s: %s', async (order, date, reason) => {
    const { cars, report } = await importText(australianCsv([{ created_at: date }]), {
      mapping: `date_order: ${order}`,
    });
    expect(cars[0]?.created_at).toBeNull();
    expect(report.notes).toMatchObject([{ kind: 'withheld', field: 'created_at', value: date, reason }]);
  });
});

describe('page addresses of vehicles whose names are not plain ASCII', () => {
  it.each([
    ['Лада', 'Веста', '2021-lada-vesta-s1'],
    ['比亚迪', 'Han 汉', '2021-biyadi-han-han-s1'],
    ['현대', 'Ioniq', '2021-hyeondae-ioniq-s1'],
    ['トヨタ', 'GR 86', '2021-toyota-gr-86-s1'],
    ['Citroën', 'Ångström', '2021-citroen-angstrom-s1'],
  ])('are transliterated: %s %s', async (make, model, slug) => {
    const { cars } = await importText(australianCsv([{ make, model }]));
    expect(cars[0]).toMatchObject({ make, model, slug, path: `/cars/${slug}` });
  });
});

it.each([
  'Petrol/LPG',
  'Petrol / LPG',
  'LPG/Petrol',
  'Petrol & LPG',
  'Unleaded/LPG',
  'Petrol or LPG Dual',
  'Dual Fuel',
])('the fuel %s becomes the standard fuel LPG, and the seller’s words are kept', async (fuel) => {
  const { cars, report } = await importText(australianCsv([{ fuel }]));
  expect(cars[0]).toMatchObject({ fuel, simple_fuel: 'LPG' });
  expect(report.unmatched_words).toEqual({});
});

describe('the text "NaN" in a column of numbers', () => {
  it('counts as not known once per record, also in quotes', async () => {
    const { cars, report } = await importText(
      australianCsv(['NaN', '"NaN"', "'nan'"].map((seats) => ({ seats, odometer: seats, dapprice: seats }))),
    );
    expect(cars.map(({ seats, km, price }) => [seats, km, price])).toEqual([
      [null, null, null],
      [null, null, null],
      [null, null, null],
    ]);
    expect(report.notes).toEqual([]);
    expect(report.unknown_words).toMatchObject({
      seats: { NaN: 2, nan: 1 },
      km: { NaN: 2, nan: 1 },
      dap_price: { NaN: 2, nan: 1 },
    });
  });

  it('is explained in the problem of a vehicle in the native format', async () => {
    const car = { id: '1', name: 'x', year: 2021, make: 'Kia', model: 'Rio', car_type: 'used' };
    const { report } = await importText(
      `${JSON.stringify(car)}\n${JSON.stringify({ ...car, id: '2', price: 'NaN' })}\n`,
      { format: 'native' },
    );
    expect(report.quarantine.map(({ problems }) => problems)).toEqual([
      [
        {
          field: 'price',
          value: 'NaN',
          reason: 'must be a number: "NaN" means that there is none, so leave the field out',
        },
      ],
    ]);
  });
});

describe('the printed report', () => {
  it('shows the first three values that were withheld for a reason, and of a quarantined record', async () => {
    const { report } = await importText(
      australianCsv([
        ...['Washington', 'Oregon', 'Texas', 'Ohio'].map((state) => ({ state })),
        { year: 'soon' },
        { year: '' },
      ]),
    );
    const lines = formatReport(report, 'r.json').join('\n');
    expect(lines).toContain(
      '4  state: withheld: is not an Australian state (record 1: "Washington", record 2: "Oregon", record 3: "Texas")',
    );
    expect(lines).toContain('1  year: is not a model year between 1900 and 2028 (record 5: "soon")');
    expect(lines).toContain('1  year: is missing (record 6)');
  });

  it('ends each list of more than 12 reasons with the number of the others', async () => {
    const { report } = await importText(australianCsv([{}]));
    const reason = { field: 'seats', reason: 'is missing', count: 1, examples: [] };
    const loss = { ...reason, column: 'Seats', field: 'seats', kind: 'dropped' } as const;
    const lines = formatReport(
      { ...report, note_reasons: Array(13).fill(reason), value_losses: Array(14).fill(loss) },
      'r.json',
    );
    expect(lines.filter((line) => line.includes('more'))).toEqual([
      `${' '.repeat(11)}and 1 more reason in the report`,
      `${' '.repeat(11)}and 2 more reasons in the report`,
    ]);
  });
});
