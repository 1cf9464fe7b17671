import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { SlugBook } from '../../src/stock/import/slug-book.ts';
import { australianCsv, importText, NOW, removeFolder, temporaryFolder } from './support.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach(removeFolder));

/** A tenant whose stock are `count` vehicles S1, S2 … */
async function tenant(count: number) {
  const { folder } = await importText(australianCsv(Array.from({ length: count }, () => ({}))));
  folders.push(folder);
  return folder;
}
const stockOf = (folder: string) => readFileSync(join(folder, 'stock.jsonl'), 'utf8');
const rows = (from: number, to: number, fields: Record<string, string> = {}) =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ stocknum: `S${from + i}`, ...fields }));

async function refusalOf(content: string | Buffer, options: Parameters<typeof importText>[1] = {}) {
  const folder = await tenant(3);
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

describe('a feed is refused, and the old stock stays, where it', () => {
  it.each([
    ['is empty', '', 'The feed is empty: 0 bytes'],
    ['is blank', ' \n\n ', 'nothing but blanks'],
    ['has a header alone', australianCsv([]), 'holds no records'],
    ['has no record element', '<stock></stock>', 'holds no records'],
    ['is a web page', '<!DOCTYPE html><html><body>Sign in</body></html>', 'a web page (HTML)'],
    ['is a JSON error', '{"error":"unauthorised","message":"no"}', 'a JSON error message'],
    ['is plain words', 'Service unavailable', 'neither XML nor JSON nor a table'],
    ['is gzip', gzipSync('stocknum,make'), 'gzip-compressed'],
    [
      'is an Excel workbook',
      Buffer.from('PK\u0003\u0004xxxx', 'latin1'),
      'a ZIP archive or an Excel workbook',
    ],
    ['is other XML', '<urlset><url/></urlset>', '<urlset> is not a vehicle feed'],
    ['is binary', Buffer.from([65, 0, 0, 0, 66, 67, 68, 0, 1, 2]), 'zero bytes'],
    ['has unknown columns and no mapping', 'a,b,c\n1,2,3\n', 'columns of this table are not known'],
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
      'has no vehicle that can be listed',
      australianCsv(rows(1, 3, { make: '' })),
      'None of the 3 records is a vehicle',
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

  it('is missing', async () =>
    expect(await refusalOf('x', { feed: '/no/such/feed.csv' })).toBe(
      'There is no file at /no/such/feed.csv.',
    ));
});

describe('a feed that drops much of the stock', () => {
  it('is refused above 30 % by default and taken at 30 %', async () => {
    const folder = await tenant(10);
    const before = stockOf(folder);
    const refused = await importText(australianCsv(rows(1, 6)), { folder });
    expect(refused.report.refusal?.reason).toBe(
      'The import would remove 4 of 10 vehicles for sale (40 %); at most 30 % may go at once.',
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

  it('counts vehicles that went, not how many there are: all replaced by others is refused', async () => {
    const { report } = await importText(australianCsv(rows(11, 30)), { folder: await tenant(10) });
    expect(report.refusal?.reason).toContain('remove 10 of 10');
  });

  it('counts what fell into quarantine as gone', async () => {
    const { report } = await importText(australianCsv([...rows(1, 5), ...rows(6, 10, { make: '' })]), {
      folder: await tenant(10),
    });
    expect(report.refusal?.reason).toContain('remove 5 of 10');
  });

  it('is taken with --accept-drop, and by a share of its own', async () => {
    expect(
      (await importText(australianCsv(rows(1, 1)), { folder: await tenant(10), acceptDrop: true })).cars,
    ).toHaveLength(1);
    expect(
      (await importText(australianCsv(rows(1, 5)), { folder: await tenant(10), maxDrop: 0.5 })).report
        .outcome,
    ).toBe('imported');
    expect(
      (await importText(australianCsv(rows(1, 9)), { folder: await tenant(10), maxDrop: 0.05 })).report
        .outcome,
    ).toBe('refused');
  });

  it('does not count vehicles that were sold', async () => {
    const folder = temporaryFolder();
    folders.push(folder);
    await importText(australianCsv([...rows(1, 5), ...rows(6, 10, { status: 'sold' })]), { folder });
    expect((await importText(australianCsv(rows(1, 5)), { folder })).report.outcome).toBe('imported');
  });
});

describe('a feed that takes away prices', () => {
  const priced = (from: number, to: number, price: string) => rows(from, to, { dapprice: price });
  async function pricedTenant(): Promise<string> {
    const folder = temporaryFolder();
    folders.push(folder);
    await importText(australianCsv(priced(1, 10, '20000')), { folder });
    return folder;
  }

  it('is refused above 30 % by default, with the currency and what to do, and taken at 30 %', async () => {
    const folder = await pricedTenant();
    const before = stockOf(folder);
    const dear = (count: number) =>
      australianCsv([...priced(1, 10 - count, '20000'), ...priced(11 - count, 10, '13000 USD')]);
    const refused = await importText(dear(4), { folder });
    expect(refused.report.refusal).toEqual({
      reason:
        'The import would take the price from 4 of 10 vehicles for sale that had one (40 %); at most 30 % may lose it at once. The feed has prices in USD.',
      next: 'Check the prices of the feed. "--currency USD=RATE" converts them, RATE being AUD for one USD. If they are really gone, import again with --accept-drop.',
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

  it('is refused also where the prices are merely missing', async () => {
    const { report } = await importText(australianCsv(priced(1, 10, 'POA')), {
      folder: await pricedTenant(),
    });
    expect(report.refusal?.reason).toMatch(/from 10 of 10 vehicles .* at once\.$/);
  });

  it('is taken with --accept-drop, by a share of its own, and with a rate for the currency', async () => {
    const feed = australianCsv(priced(1, 10, '13000 USD'));
    for (const options of [{ acceptDrop: true }, { maxDrop: 1 }, { currencies: { USD: 1.5 } }]) {
      const { report } = await importText(feed, { folder: await pricedTenant(), ...options });
      expect(report.outcome).toBe('imported');
    }
  });

  it('does not count newcomers, the sold, or vehicles that had no price before', async () => {
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

describe('which vehicle is which', () => {
  it('an id made by the mapping wins over the stock number: two yards may use the same numbers', async () => {
    const table =
      'Yard,No,Make,Model,Year\nNorth,100,Kia,Rio,2020\nSouth,100,Kia,Rio,2021\n,101,Kia,Rio,2022\n';
    const columns =
      'columns: { stocknum: No, make: Make, model: Model, year: Year }\nconstants: { car_type: used }\n';
    const yards = `${columns}expressions: { id: "if(empty({Yard}), '', {Yard} + '-' + {No})" }\n`;
    const apart = await importText(table, { mapping: yards });
    folders.push(apart.folder);
    expect(apart.cars.map(({ id, stocknum, slug }) => [id, stocknum, slug])).toEqual([
      ['North-100', '100', '2020-kia-rio-north-100'],
      ['South-100', '100', '2021-kia-rio-south-100'],
      ['101', '101', '2022-kia-rio-101'],
    ]);
    const mixed = await importText(table, { mapping: columns });
    folders.push(mixed.folder);
    expect(mixed.report.quarantine.map(({ row, problems }) => [row, problems[0]?.field])).toEqual([
      [2, 'id'],
    ]);
  });

  it('the same VIN under two stock numbers is listed twice and noted as doubtful', async () => {
    const vin = 'JHMFB4F37CS003479';
    const { cars, report, folder } = await importText(
      australianCsv([{ vin }, { vin }, { vin: 'ABC123', year: 1970 }, { vin: 'ABC123', year: 1971 }]),
    );
    folders.push(folder);
    expect(cars.map((car) => car.id)).toEqual(['S1', 'S2', 'S3', 'S4']);
    expect(report.notes).toEqual([
      {
        row: 2,
        line: 3,
        id: 'S2',
        kind: 'doubtful',
        field: 'vin',
        value: vin,
        reason: 'is also the VIN of record 1, under another number: both are listed',
      },
    ]);
  });

  it('refuses a mapping whose rules would do nothing', async () => {
    const columns = 'columns: { make: make, model: model, year: year }';
    expect(await refusalOf(XML, { mapping: columns })).toContain('the feed is XML');
    expect(await refusalOf('{"id":"1","slug":"a","year":2020}\n', { mapping: columns })).toContain(
      'the feed is JSON',
    );
    const rule = 'quarantine: [{ when: "{make} == \'x\'", field: make, because: no }]';
    expect(await refusalOf(australianCsv([{}]), { mapping: rule })).toContain('says of no column what it is');
    const constants = await importText(XML.replaceAll('used', ''), {
      mapping: 'constants: { car_type: demo }',
    });
    folders.push(constants.folder);
    expect(constants.cars[0]?.car_type).toBe('demo');
  });
});

describe('what stays the same between imports', () => {
  it('ids are the stock number, else the VIN, else made of the description, whatever the order', async () => {
    const list = [
      { stocknum: 'A 1/b' },
      { stocknum: '', vin: 'JHMFB4F37CS003479' },
      { stocknum: '', badge: 'XL', odometer: '50000' },
    ];
    const ids = async (feed: typeof list) =>
      (await importText(australianCsv(feed))).cars.map((car) => car.id);
    const first = await ids(list);
    expect(first.slice(0, 2)).toEqual(['A-1b', 'JHMFB4F37CS003479']);
    expect(first[2]).toMatch(/^[0-9a-z]{12}$/);
    expect(await ids([...list].reverse())).toEqual([...first].reverse());
  });

  it('the id does not hang on the price, nor the slug on the order of the feed', async () => {
    const folder = temporaryFolder();
    folders.push(folder);
    const car = { stocknum: '', badge: 'XL', odometer: '50000', dapprice: '30000' };
    const first = await importText(australianCsv([car]), { folder });
    const second = await importText(australianCsv([{ ...car, dapprice: '29000' }]), { folder });
    expect(second.cars[0]?.id).toBe(first.cars[0]?.id);
    const twins = [
      { stocknum: 'T.1', year: '2020' },
      { stocknum: 'T~1', year: '2020' },
    ];
    const slugs = async (feed: typeof twins) =>
      Object.fromEntries(
        (await importText(australianCsv(feed), { folder, acceptDrop: true })).cars.map((c) => [c.id, c.slug]),
      );
    const before = await slugs(twins);
    expect(new Set(Object.values(before)).size).toBe(2);
    expect(await slugs([...twins].reverse())).toEqual(before);
    expect(await slugs(twins.slice(1))).toEqual({ 'T~1': before['T~1'] });
  });

  it('a newcomer never takes the slug of a vehicle that is still in stock', () => {
    const owners: Record<string, string> = { 'a-b': 'old' };
    const book = new SlugBook({
      slugOwner: (slug, id) =>
        owners[slug] === undefined ? 'nobody' : owners[slug] === id ? 'same' : 'other',
    });
    expect(book.assign('new', 'a-b')).toMatch(/^a-b-[0-9a-z]{6}$/);
    expect(book.assign('old', 'a-b')).toBe('a-b');
  });

  it('created_at is the first import after the first that saw the vehicle; sold_date_timestamp the first that saw it sold', async () => {
    const folder = temporaryFolder();
    folders.push(folder);
    const at = (iso: string) => ({ folder, now: new Date(iso) });
    await importText(australianCsv(rows(1, 2)), at('2026-11-01T00:00:00Z'));
    await importText(australianCsv(rows(1, 3)), at('2026-11-05T00:00:00Z'));
    await importText(
      australianCsv([...rows(1, 2), ...rows(3, 3, { status: 'Sold' })]),
      at('2026-11-08T00:00:00Z'),
    );
    const { cars } = await importText(
      australianCsv([...rows(1, 2), ...rows(3, 3, { status: 'Sold' })]),
      at('2026-11-09T00:00:00Z'),
    );
    expect(cars.map((car) => car.created_at)).toEqual([null, null, '2026-11-05T00:00:00.000Z']);
    expect(cars[2]?.sold_date_timestamp).toBe(Date.parse('2026-11-08T00:00:00Z') / 1_000);
  });

  it('the same feed twice gives the same bytes', async () => {
    const folder = await tenant(5);
    const before = stockOf(folder);
    await importText(australianCsv(rows(1, 5)), { folder, now: new Date(NOW.getTime() + 9e9) });
    expect(stockOf(folder)).toBe(before);
  });
});

it('clears what a killed import left behind and leaves a running one alone', async () => {
  const folder = await tenant(1);
  writeFileSync(join(folder, '.import-999999999.stock'), 'half');
  writeFileSync(join(folder, `.import-${process.ppid}.stock`), 'running');
  await importText(australianCsv(rows(1, 1)), { folder });
  expect(readdirSync(folder).filter((name) => name.startsWith('.import'))).toEqual([
    `.import-${process.ppid}.stock`,
  ]);
});
