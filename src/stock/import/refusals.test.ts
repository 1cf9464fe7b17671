import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  australianCsv,
  dataFolder,
  importText,
  rows,
  tenantOf,
} from '../../../tests/support/stock/import-rows.ts';

const stockOf = (folder: string) => readFileSync(join(folder, 'stock.jsonl'), 'utf8');
async function refusalOf(content: string | Buffer, options: Parameters<typeof importText>[1] = {}) {
  const folder = await tenantOf(3);
  const before = stockOf(folder);
  const { report } = await importText(content, { folder, ...options });
  expect(report.outcome).toBe('refused');
  expect(stockOf(folder)).toBe(before);
  expect(readdirSync(folder).filter((name) => name.startsWith('.import'))).toEqual([]);
  expect(report.refusal?.next).toMatch(/\w/);
  return report.refusal?.reason ?? '';
}

const XML = `<stock>${'<vehicle><stocknum>1</stocknum><make>Kia</make><model>Rio</model><year>2020</year><car_type>used</car_type></vehicle>'.repeat(3)}</stock>`;
const GOOGLE =
  '<rss xmlns:g="http://base.google.com/ns/1.0"><channel><item><g:id>1</g:id><g:store_code>X</g:store_code><g:condition>new</g:condition></item></channel></rss>';
const META = 'vehicle_id,make,model,year,state_of_vehicle,mileage.value\n1,Kia,Rio,2020,used,5\n';

describe('a feed is refused, and the old stock stays, if it', () => {
  it.each([
    ['is empty', '', 'The feed is empty: 0 bytes'],
    ['is blank', ' \n\n ', 'only whitespace'],
    ['has only a header', australianCsv([]), 'has no records'],
    ['has no record element', '<stock></stock>', 'has no records'],
    ['is a web page', '<!DOCTYPE html><html><body>Sign in</body></html>', 'a web page (HTML)'],
    ['is a web page without a doctype', '<!-- x --><html><body>Sign in</body></html>', 'a web page (HTML)'],
    ['is a JSON error', '{"error":"unauthorised","message":"no"}', 'a JSON error message'],
    ['is plain text', 'Service unavailable', 'neither XML nor JSON nor a table'],
    ['is gzip', gzipSync('stocknum,make'), 'gzip-compressed'],
    [
      'is an Excel workbook',
      Buffer.from('PK\u0003\u0004xxxx', 'latin1'),
      'a ZIP archive or an Excel workbook',
    ],
    ['is other XML', '<urlset><url/></urlset>', '<urlset> is not a vehicle feed'],
    ['is binary', Buffer.from([65, 0, 0, 0, 66, 67, 68, 0, 1, 2]), 'zero bytes'],
    ['has unknown columns and no mapping', 'a,b,c\n1,2,3\n', 'columns of this table are unknown'],
    ['is XML cut short', XML.slice(0, -40), 'The XML is truncated'],
    ['is CSV cut in a record', australianCsv(rows(1, 3)).slice(0, -20), 'The CSV is truncated'],
    [
      'is CSV cut in a quoted cell',
      `${australianCsv(rows(1, 3))}S4,"Ki`,
      'truncated or damaged: a quoted cell',
    ],
    [
      'is JSON Lines cut short',
      '{"id":"1","slug":"a","year":2020,"make":"Kia","model":"Rio","car_type":"used"}\n{"id":"2","sl',
      'truncated: its last line (2)',
    ],
    [
      'is a JSON list cut short',
      `[{"stocknum":"1","dapprice":5,"make":"Kia"},{"stocknum":"2","ma`,
      'The JSON is truncated',
    ],
    [
      'has no valid vehicle',
      australianCsv(rows(1, 3, { make: '' })),
      'None of the 3 records is a valid vehicle',
    ],
  ])('%s', async (_, content, words) => expect(await refusalOf(content)).toContain(words));

  it.each([
    ['google', META, 'Meta automotive inventory'],
    ['meta', GOOGLE, 'Google vehicle ads'],
    ['csv', XML, 'XML'],
    ['native', META, 'a table (CSV)'],
    ['native', XML, 'XML'],
    ['au', GOOGLE, 'Google vehicle ads'],
    ['google', 'a,b,c\n1,2,3\n', 'a table with columns of its own'],
  ] as const)('is not what --format %s says', async (format, content, words) => {
    expect(await refusalOf(content, { format })).toMatch(
      new RegExp(`^--format ${format} was given, but the feed is ${words.replace(/[()]/g, '\\$&')}`),
    );
  });

  it('does not exist', async () =>
    expect(await refusalOf('x', { feed: '/no/such/feed.csv' })).toBe(
      'There is no file at /no/such/feed.csv.',
    ));
});

describe('a feed that lacks much of the old stock', () => {
  it('is refused by default if more than 30 % of the vehicles for sale are missing, and accepted at 30 %', async () => {
    const folder = await tenantOf(10);
    const before = stockOf(folder);
    const refused = await importText(australianCsv(rows(1, 6)), { folder });
    expect(refused.report.refusal?.reason).toBe(
      'The import would remove 4 of 10 vehicles for sale (40 %); at most 30 % may be removed at once.',
    );
    expect(refused.report.refusal?.next).toContain('--accept-drop');
    expect(stockOf(folder)).toBe(before);
    const taken = await importText(australianCsv(rows(1, 7)), { folder });
    expect(taken.report).toMatchObject({
      outcome: 'imported',
      vehicles: 7,
      previous: { vehicles: 10, removed: 3, removed_ids: ['S8', 'S9', 'S10'], added: 0 },
    });
  });

  it('is refused if all vehicles are replaced by others, because every removed vehicle counts', async () => {
    const { report } = await importText(australianCsv(rows(11, 30)), { folder: await tenantOf(10) });
    expect(report.refusal?.reason).toContain('remove 10 of 10');
  });

  it('is refused if too many of its records are refused, although their vehicles would stay as they were', async () => {
    const folder = await tenantOf(10);
    const feed = australianCsv([...rows(1, 5), ...rows(6, 10, { make: '' })]);
    const { report } = await importText(feed, { folder });
    expect(report.refusal).toEqual({
      reason:
        'The records of 5 of 10 vehicles in stock are not valid (50 %); at most 30 % may be refused at once. The most frequent problem, in 5 of the records: make is missing.',
      next: expect.stringContaining('--accept-drop'),
    });
    const accepted = await importText(feed, { folder, acceptDrop: true });
    expect(accepted.cars).toHaveLength(10);
    expect(accepted.report.previous).toMatchObject({ removed: 0, kept: 5 });
  });

  it('is accepted with --accept-drop, or a higher limit', async () => {
    expect(
      (await importText(australianCsv(rows(1, 1)), { folder: await tenantOf(10), acceptDrop: true })).cars,
    ).toHaveLength(1);
    expect(
      (await importText(australianCsv(rows(1, 5)), { folder: await tenantOf(10), maxDrop: 0.5 })).report
        .outcome,
    ).toBe('imported');
    expect(
      (await importText(australianCsv(rows(1, 9)), { folder: await tenantOf(10), maxDrop: 0.05 })).report
        .outcome,
    ).toBe('refused');
  });

  it('does not count vehicles that were sold', async () => {
    const folder = dataFolder();
    await importText(australianCsv([...rows(1, 5), ...rows(6, 10, { status: 'sold' })]), { folder });
    expect((await importText(australianCsv(rows(1, 5)), { folder })).report.outcome).toBe('imported');
  });
});

describe('a feed without prices that the old stock has', () => {
  const priced = (from: number, to: number, price: string) => rows(from, to, { dapprice: price });
  async function pricedTenant(): Promise<string> {
    const folder = dataFolder();
    await importText(australianCsv(priced(1, 10, '20000')), { folder });
    return folder;
  }

  it('is refused by default if more than 30 % of the prices are missing, with advice on their currency, and accepted at 30 %', async () => {
    const folder = await pricedTenant();
    const before = stockOf(folder);
    const dear = (count: number) =>
      australianCsv([...priced(1, 10 - count, '20000'), ...priced(11 - count, 10, '13000 USD')]);
    const refused = await importText(dear(4), { folder });
    expect(refused.report.refusal).toEqual({
      reason:
        'The import would remove the price of 4 of 10 priced vehicles for sale (40 %); the limit is 30 %. The feed has prices in USD.',
      next: 'Check the prices of the feed. Convert them with "--currency USD=RATE", where RATE is AUD per USD. If this is right, import again with --accept-drop.',
    });
    expect(stockOf(folder)).toBe(before);
    const taken = await importText(dear(3), { folder });
    expect(taken.report).toMatchObject({
      outcome: 'imported',
      foreign_prices: { USD: 3 },
      previous: { prices_lost: 3 },
    });
    expect(taken.cars.slice(-1)[0]).toMatchObject({ price: null, seller_words: { price: '13000 USD' } });
  });

  it('is also refused if the prices are missing instead of in another currency', async () => {
    const { report } = await importText(australianCsv(priced(1, 10, 'POA')), {
      folder: await pricedTenant(),
    });
    expect(report.refusal?.reason).toMatch(/price of 10 of 10 priced vehicles .*; the limit is 30 %\.$/);
  });

  it('is accepted with --accept-drop, a higher limit, or a rate for the currency', async () => {
    const feed = australianCsv(priced(1, 10, '13000 USD'));
    for (const options of [{ acceptDrop: true }, { maxDrop: 1 }, { currencies: { USD: 1.5 } }]) {
      const { report } = await importText(feed, { folder: await pricedTenant(), ...options });
      expect(report.outcome).toBe('imported');
    }
  });

  it('does not count new or sold vehicles, or those without a price before', async () => {
    const folder = await pricedTenant();
    const feed = (more: Record<string, string>[]) => australianCsv([...priced(1, 10, '20000'), ...more]);
    const newcomers = priced(11, 30, 'POA');
    const first = await importText(feed(newcomers), { folder });
    expect(first.report).toMatchObject({ outcome: 'imported', previous: { prices_lost: 0 } });
    expect((await importText(feed(newcomers), { folder })).report.outcome).toBe('imported');
    const sold = rows(1, 9, { dapprice: 'POA', status: 'sold' });
    const rest = priced(10, 10, '20000');
    const { report } = await importText(australianCsv([...sold, ...rest, ...newcomers]), { folder });
    expect(report).toMatchObject({ outcome: 'imported', previous: { prices_lost: 0 } });
  });
});

it.each([
  ['a compressed file', gzipSync('stocknum,make'), 'Unpack it, or export the stock'],
  ['a PDF document', Buffer.from('%PDF-1.7'), 'Export the stock as CSV'],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10]), 'Give the feed itself'],
  ['a JSON error message', '{"error":"unauthorised","message":"no"}', 'Check the address of the feed'],
])('the refusal of %s advises what to do with such a file', async (_, content, advice) => {
  const { report } = await importText(content);
  expect(report.refusal?.next).toContain(advice);
});

it('an import removes the temporary files of a killed import, but not those of a running one', async () => {
  const folder = await tenantOf(1);
  writeFileSync(join(folder, '.import-999999999.stock'), 'half');
  writeFileSync(join(folder, `.import-${process.ppid}.stock`), 'running');
  await importText(australianCsv(rows(1, 1)), { folder });
  expect(readdirSync(folder).filter((name) => name.startsWith('.import'))).toEqual([
    `.import-${process.ppid}.stock`,
  ]);
});

it('refuses a mapping for native vehicles, on which it would have no effect', async () => {
  const native = '{"id":"1","slug":"a","year":2020,"make":"Kia","model":"Rio","car_type":"used"}\n';
  const columns = 'columns: { make: make, model: model, year: year }';
  expect(await refusalOf(native, { mapping: columns, format: 'native' })).toContain('have no effect');
});

it.each(['[]', '{}', '{"vehicles":[]}', '{"data":{"vehicles":[]}}', '[{},{}]'])(
  'the empty JSON %s is refused as a feed without vehicles',
  async (feed) => {
    const { report } = await importText(feed, { folder: dataFolder() });
    expect(report.refusal?.reason).toMatch(
      /^The feed has no (vehicles: it is an empty list|records: .* or an empty list)/,
    );
  },
);

it('reasons that differ by the number of a record are counted as one, without a number', async () => {
  const twice = [1, 2, 1, 2].map((of) => ({ stocknum: `S${of}` }));
  const { report } = await importText(australianCsv(twice));
  expect(report.quarantine_reasons).toMatchObject([{ reason: 'was already used by record …', count: 2 }]);
});

it('a price too low for a vehicle is quoted as the feed has it', async () => {
  const { report } = await importText(australianCsv([{ dapprice: 'A$18.990' }, { dapprice: '189.90' }]));
  expect(report.notes.map(({ value }) => value)).toEqual(['A$18.990', '189.90']);
});
