import { describe, expect, it } from 'vitest';
import { australianCsv, importText, rows } from '../../../../tests/support/stock/import-rows.ts';
import { importProblems } from '../import-problems.ts';
import { departures } from '../stock-sentences.ts';

const IN_STOCK = ['in_stock', false, false];
const RESERVED = ['in_stock', true, false];
const COMING_SOON = ['coming_soon', false, false];
const SOLD = ['sold', false, true];
const OTHER = ['other', false, false];

describe('DAT-03 the words that sellers use for a status', () => {
  it.each([
    [
      IN_STOCK,
      'Available|Available for sale|Ready for sale|On Yard|In the yard|Retail|Retail Ready|On lot|At dealer|Frontline|In prep|Workshop|Landed|ACTIVE|unsold',
    ],
    [
      RESERVED,
      'Reserved|Deposit|Deposit paid|Deposit taken|DEPOSIT HELD - $500|Sale pending|Sale Pending (finance)|Under offer|Under Contract|On hold until Friday',
    ],
    [
      COMING_SOON,
      'Coming soon|Arriving soon|Arriving in March|In Transit|Factory to port|Port to dealer|On the water|On order - ETA May|Due late 2026|Awaiting arrival',
    ],
    [SOLD, 'Sold|SOLD!|Sold - awaiting delivery|Delivered|Pre-sold|Just sold'],
    [OTHER, 'Withdrawn|Wholesale|Not available|Not for sale|Off market|Archived'],
  ])('%j is the status of %s', async (expected, words) => {
    const { cars, report } = await importText(australianCsv(words.split('|').map((status) => ({ status }))));
    const read = cars.map((car, i) => [words.split('|')[i], car.status, car.reserved, car.sold]);
    expect(read).toEqual(words.split('|').map((word) => [word, ...expected]));
    expect(report.unmatched_words).toEqual({});
  });
});

it.each(['Zombie', 'Not sold yet', 'To be sold', 'Status 7'])(
  'the unknown status "%s" leaves vehicles for sale, and the report names and counts it',
  async (status) => {
    const first = await importText(australianCsv(rows(1, 10)));
    const { cars, report } = await importText(australianCsv(rows(1, 10, { status })), first);
    expect(cars.map((car) => [car.status, car.reserved, car.sold])).toEqual(Array(10).fill(IN_STOCK));
    expect(report.unmatched_words).toEqual({ status: { [status]: 10 } });
    expect(report.note_reasons).toMatchObject([
      { field: 'status', reason: expect.stringContaining('doubtful: is an unknown status'), count: 10 },
    ]);
    expect(cars[0]?.seller_words.status).toBe(status);
  },
);

it('vehicles of an unknown status keep the status of the last import, and new ones are in stock', async () => {
  const words = ['Sold', 'Deposit taken', 'Coming soon', 'Withdrawn', 'Available'];
  const row = (status: string, of: number) => ({ stocknum: `S${of}`, status });
  const first = await importText(australianCsv(words.map(row)));
  const renamed = [...words.map((_, of) => row(`Word ${of}`, of)), row('Word 9', 9)];
  const { cars, report } = await importText(australianCsv(renamed), first);
  expect(cars.map((car) => [car.status, car.reserved, car.sold])).toEqual([
    SOLD,
    RESERVED,
    COMING_SOON,
    OTHER,
    IN_STOCK,
    IN_STOCK,
  ]);
  expect(cars[0]?.sold_date_timestamp).toBe(first.cars[0]?.sold_date_timestamp);
  expect(report.note_reasons.map(({ reason }) => reason)).toEqual(
    expect.arrayContaining([
      'doubtful: is an unknown status, so the vehicle stays sold, as before; a mapping file can say what the word means',
      'doubtful: is an unknown status, so the vehicle stays reserved, as before; a mapping file can say what the word means',
      'doubtful: is an unknown status, so the vehicle is listed as in stock; a mapping file can say what the word means',
    ]),
  );
  expect(importProblems(report, false)).toEqual([
    'Unknown words for the status: "Word 0", "Word 1", "Word 2", "Word 3", "Word 4", "Word 9". These vehicles keep the status that they had, and new ones are in stock. A mapping file can say what the words mean.',
  ]);
});

it('a column that says sold counts more than an unknown status', async () => {
  const first = await importText(australianCsv([{ stocknum: 'S1' }, { stocknum: 'S2' }]));
  const { cars } = await importText(
    australianCsv([
      { stocknum: 'S1', status: 'Word', sold: 'yes' },
      { stocknum: 'S2', status: 'Word', sold: 'no' },
    ]),
    first,
  );
  expect(cars.map((car) => [car.status, car.reserved, car.sold])).toEqual([SOLD, IN_STOCK]);
});

it('vehicles that are for sale again after a sale are named', async () => {
  const row = (status: string) => ({ stocknum: 'S1', status });
  const first = await importText(australianCsv([row('Sold'), { stocknum: 'S2' }]));
  const { cars, report } = await importText(australianCsv([row('Available'), { stocknum: 'S2' }]), first);
  expect(cars[0]?.sold).toBe(false);
  expect(departures(report.previous)).toEqual(['1 vehicle is for sale again after a sale: S1.']);
});
