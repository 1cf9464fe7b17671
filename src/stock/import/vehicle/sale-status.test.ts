import { describe, expect, it } from 'vitest';
import { australianCsv, importText, rows } from '../../../../tests/support/stock/import-rows.ts';

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
