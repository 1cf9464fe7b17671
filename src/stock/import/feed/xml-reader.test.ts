import { expect, it } from 'vitest';
import { importText } from '../../../../tests/support/stock/import-rows.ts';
import type { SourceRow } from './feed-record.ts';
import { readXml } from './xml-reader.ts';
import { xmlRecords } from './xml-records.ts';

const PIECE = 256 * 1024;

const vehicle = (id: string, more = '', attributes = '') =>
  `<vehicle${attributes}><stocknum>${id}</stocknum><make>Kia</make><model>Rio</model><year>2020</year><car_type>used</car_type>${more}</vehicle>`;
const stock = (middle: string) => `<stock>\n${vehicle('S1')}\n${middle}\n${vehicle('S3')}\n</stock>`;
const nested = (count: number) => stock(vehicle('S2', '<a>x'.repeat(count) + '</a>'.repeat(count)));
const numbered = (count: number, text: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i)).join('');

async function read(xml: string): Promise<SourceRow[]> {
  async function* pieces(): AsyncGenerator<string> {
    for (let at = 0; at < xml.length; at += PIECE) yield xml.slice(at, at + PIECE);
  }
  const rows: SourceRow[] = [];
  for await (const batch of readXml(
    pieces(),
    xmlRecords('<stock><vehicle><make/></vehicle></stock>'),
    () => {},
  ))
    rows.push(...batch);
  return rows;
}

/** Processor time in milliseconds. Other programs on the machine do not change it. */
async function cpuTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

it('quarantines a record with 200,000 nested elements, with its line and the reason, and reads the others', async () => {
  const { cars, report } = await importText(nested(200_000));
  expect(cars.map(({ id }) => id)).toEqual(['S1', 'S3']);
  expect(report.quarantine).toEqual([
    {
      row: 2,
      line: 3,
      problems: [{ field: 'record', value: null, reason: 'has elements nested more than 30 levels deep' }],
    },
  ]);
}, 60_000);

const FEW = 25_000;
const MANY = 200_000;
/**
 * With 8 times the input, linear work takes 8 times as long and quadratic work 64 times as long; 32 tells them apart.
 */
const MAX_RATIO = 32;

it.each<[string, (count: number) => string]>([
  ['elements nested in one record', nested],
  ['elements side by side', (count) => stock(vehicle('S2', '<a>1</a>'.repeat(count)))],
  [
    'elements of different names',
    (count) =>
      stock(
        vehicle(
          'S2',
          numbered(count, (i) => `<a${i}>1</a${i}>`),
        ),
      ),
  ],
  [
    'attributes of one element',
    (count) =>
      stock(
        vehicle(
          'S2',
          '',
          numbered(count, (i) => ` a${i}="1"`),
        ),
      ),
  ],
  ['entity references', (count) => stock(vehicle('S2', `<colour>${'&amp;'.repeat(count)}</colour>`))],
  ['unknown entities', (count) => stock(vehicle('S2', `<colour>${'&foo;'.repeat(count)}</colour>`))],
  ['bare ampersands', (count) => stock(vehicle('S2', `<colour>${'&'.repeat(count)}</colour>`))],
])(
  'reads 200,000 %s in linear time',
  async (_, feed) => {
    const few = feed(FEW);
    const many = feed(MANY);
    await read(few);
    const short = Math.min(await cpuTime(() => read(few)), await cpuTime(() => read(few)));
    let rows: SourceRow[] = [];
    const long = await cpuTime(async () => {
      rows = await read(many);
    });
    expect(rows.map(({ row, line }) => [row, line])).toEqual([
      [1, 2],
      [2, 3],
      [3, 4],
    ]);
    // Below 10 ms, clock resolution and garbage collection dominate.
    expect(long / Math.max(short, 10)).toBeLessThan(MAX_RATIO);
  },
  60_000,
);

it('counts the names of elements towards the maximum length of a record', async () => {
  const name = 'a'.repeat(100_000);
  const values = '<b>1</b>'.repeat(2_500);
  const rows = await read(stock(vehicle('S2', `<${name}>${values}</${name}>`)));
  expect(rows.map(({ kind }) => kind)).toEqual(['record', 'unreadable', 'record']);
  expect(rows[1]).toMatchObject({
    line: 3,
    reason: expect.stringContaining('more than 4 million characters'),
  });
});

it('reports elements outside the records that are probably vehicles under an unknown name', async () => {
  const bike = '<bike><colour>red</colour><make>Kia</make><model>Rio</model></bike>';
  const { cars, report } = await importText(
    `<stock><dealer><name>Acme</name><phone>1</phone></dealer>${vehicle('S1')}${bike}<bikes>${bike}</bikes><model>x</model></stock>`,
  );
  expect(cars.map(({ id }) => id)).toEqual(['S1']);
  expect(report.remarks).toEqual([
    '2 <bike> elements have a make or a model but are not read. Vehicles must be in elements such as <vehicle>, <car> or <listing>, or a mapping file names the element as "records".',
  ]);
});
