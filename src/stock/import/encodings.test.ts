import { describe, expect, it } from 'vitest';
import { importText } from '../../../tests/support/stock/import-rows.ts';

type RowEncoding = 'utf8' | 'latin1';
/** One vehicle in a given encoding. `more` are bytes to append to the colour. */
interface Row {
  encoding: RowEncoding;
  colour: string;
  more?: number[];
}

const bytesOf = (text: string, { encoding, more = [] }: Row): Buffer => {
  const [before = '', after = ''] = text.split('@');
  return Buffer.concat([Buffer.from(before, encoding), Buffer.from(more), Buffer.from(after, encoding)]);
};

/** Functions that write the same rows in every feed format. `@` marks the end of the colour. */
const FEEDS: Record<string, (rows: readonly Row[]) => Buffer> = {
  csv: (rows) =>
    Buffer.concat([
      Buffer.from('stocknum,make,model,year,car_type,colour,dealercomments\n'),
      ...rows.map((row, i) =>
        bytesOf(`S${i + 1},Citroën,C3,2020,used,${row.colour}@,"two\nlines, ""quoted"""\n`, row),
      ),
    ]),
  xml: (rows) =>
    Buffer.concat([
      Buffer.from('<?xml version="1.0"?><stock>\n'),
      ...rows.map((row, i) =>
        bytesOf(
          `<vehicle><stocknum>S${i + 1}</stocknum><make>Citroën</make><model>C3</model><year>2020</year><car_type>used</car_type><colour>${row.colour}@</colour></vehicle>\n`,
          row,
        ),
      ),
      Buffer.from('</stock>'),
    ]),
  'json lines': (rows) =>
    Buffer.concat(
      rows.map((row, i) =>
        bytesOf(
          `{"stocknum":"S${i + 1}","make":"Citroën","model":"C3","year":2020,"car_type":"used","odometer":5000,"egcprice":9000,"colour":"${row.colour}@"}\n`,
          row,
        ),
      ),
    ),
  json: (rows) =>
    Buffer.concat([
      Buffer.from('['),
      ...rows.map((row, i) =>
        bytesOf(
          `${i ? ',' : ''}\n{"stocknum":"S${i + 1}","make":"Citroën","model":"C3","year":2020,"car_type":"used","odometer":5000,"egcprice":9000,"colour":"${row.colour}@"}`,
          row,
        ),
      ),
      Buffer.from(']'),
    ]),
};

const utf8 = (colour = 'Grün'): Row => ({ encoding: 'utf8', colour });
const latin = (colour = 'Grün'): Row => ({ encoding: 'latin1', colour });

describe.each(Object.entries(FEEDS))('import of a %s feed', (_, feed) => {
  it('keeps its UTF-8 rows when one row has an invalid byte, and reports that row with column and byte', async () => {
    const { cars, report } = await importText(
      feed([utf8(), utf8(), { ...utf8('Rot'), more: [0xc3] }, utf8(), utf8()]),
    );
    expect(cars.map(({ id, make, colour }) => [id, make, colour])).toEqual(
      ['S1', 'S2', 'S4', 'S5'].map((id) => [id, 'Citroën', 'Grün']),
    );
    expect(report).toMatchObject({
      encoding: 'utf-8',
      records: 5,
      quarantine: [
        {
          row: 3,
          problems: [
            {
              field: 'colour',
              value: expect.stringContaining('Rot\\xC3'),
              reason: expect.stringMatching(
                /^cannot be read, because its character \d+ is the byte 0xC3, which is not UTF-8/,
              ),
            },
          ],
        },
      ],
    });
  });

  it('reads a Windows-1252 row among UTF-8 rows correctly, and notes it', async () => {
    const { cars, report } = await importText(feed([utf8(), latin(), utf8(), utf8()]));
    expect(cars.map(({ make, colour }) => [make, colour])).toEqual(Array(4).fill(['Citroën', 'Grün']));
    expect(report.notes).toEqual([
      expect.objectContaining({ row: 2, kind: 'repaired', reason: expect.stringContaining('Windows-1252') }),
    ]);
  });

  it('reads a feed in which half of the rows are UTF-8 and half Windows-1252', async () => {
    const rows = Array.from({ length: 20 }, (_, i) => (i % 2 ? utf8('Grün – “matt”') : latin()));
    const { cars } = await importText(feed(rows));
    expect(cars.map(({ colour }) => colour)).toEqual(rows.map(({ colour }) => colour));
    expect(new Set(cars.map(({ make }) => make))).toEqual(new Set(['Citroën']));
  });

  it('reads a feed that is Windows-1252 throughout, and reports the bytes that encoding does not define', async () => {
    const { cars, report } = await importText(feed([latin(), latin(), { ...latin('Rot'), more: [0x81] }]));
    expect(cars.map(({ make, colour }) => [make, colour])).toEqual(Array(2).fill(['Citroën', 'Grün']));
    expect(report).toMatchObject({
      encoding: 'windows-1252',
      quarantine: [{ row: 3, problems: [{ field: 'colour', reason: expect.stringContaining('0x81') }] }],
    });
  });

  it('quarantines a row with a zero byte', async () => {
    const { cars, report } = await importText(
      feed([utf8(), { ...utf8(), more: [0] }, ...Array.from({ length: 5 }, () => utf8())]),
    );
    expect(cars).toHaveLength(6);
    expect(report.quarantine).toMatchObject([
      { row: 2, problems: [{ field: 'colour', reason: expect.stringContaining('0x00') }] },
    ]);
  });

  it('quarantines a row with a zero byte in a feed that is Windows-1252', async () => {
    const rows = [latin(), { ...latin('Rot'), more: [0] }, ...Array.from({ length: 5 }, () => latin())];
    const { cars, report } = await importText(feed(rows));
    expect(report.encoding).toBe('windows-1252');
    expect(cars.map(({ make, colour }) => `${make} ${colour}`)).toEqual(Array(6).fill('Citroën Grün'));
    expect(report.quarantine).toMatchObject([
      {
        row: 2,
        problems: [
          {
            field: 'colour',
            value: expect.stringContaining('Rot\\x00'),
            reason: expect.stringMatching(
              /^cannot be read, because its character \d+ is the byte 0x00, which no text contains/,
            ),
          },
        ],
      },
    ]);
  });
});

const CSV = FEEDS.csv as (rows: readonly Row[]) => Buffer;

it.each([
  ['a byte that would be a capital letter inside a word', 'Ro', [0xcb, 0x6e]],
  ['the first two bytes of a quotation mark', 'Rot', [0xe2, 0x80]],
  ['both encodings in one row', 'Grün', [0xeb]],
])('quarantines a row with %s instead of guessing its encoding', async (_, colour, more) => {
  const { report } = await importText(CSV([utf8(), utf8(), { encoding: 'utf8', colour, more }, utf8()]));
  expect(report.quarantine.map(({ row }) => row)).toEqual([3]);
});

it('reads the apostrophe, dash and euro sign of Windows-1252', async () => {
  const row: Row = { encoding: 'latin1', colour: 'Tom', more: [0x92, 0x73, 0x20, 0x96, 0x20, 0x80] };
  const { cars } = await importText(CSV([utf8(), utf8(), utf8(), row]));
  expect(cars[3]).toMatchObject({ make: 'Citroën', colour: 'Tom’s – €' });
});

it('reads a feed in the encoding that its XML declaration names', async () => {
  const head = '<?xml version="1.0" encoding="windows-1251"?><stock>';
  const one = (n: number) =>
    `<vehicle><stocknum>S${n}</stocknum><make>Kia</make><model>Rio</model><year>2020</year><car_type>used</car_type><colour>`;
  const { cars, report } = await importText(
    Buffer.concat([
      Buffer.from(head + one(1)),
      Buffer.from([0xd1, 0xe8, 0xed, 0xe8, 0xe9]),
      Buffer.from('</colour></vehicle></stock>'),
    ]),
  );
  expect(report.encoding).toBe('windows-1251');
  expect(cars[0]?.colour).toBe('Синий');
});

it('decodes characters that are split between two pieces of the file', async () => {
  const rows = Array.from({ length: 9_000 }, (_, i) => (i === 7_000 ? latin() : utf8('Grün – €')));
  const { cars } = await importText(CSV(rows));
  expect(cars.filter(({ make }) => make !== 'Citroën')).toEqual([]);
  expect(cars.filter(({ colour }) => colour !== 'Grün – €').map(({ id }) => id)).toEqual(['S7001']);
});
