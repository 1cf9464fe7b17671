import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { australianCsv, importText } from '../../../tests/support/stock/import-rows.ts';
import type { Car } from '../car.ts';

const HIDDEN = 'hidden characters are removed';
const TAGS = 'HTML tags are removed';
const long = (words: string, length: number) => words.repeat(length).slice(0, length);
const vehicleXml = (fields: string) =>
  `<stock><vehicle><stocknum>1</stocknum><make>Kia</make><model>Rio</model><year>2020</year><car_type>used</car_type>${fields}</vehicle></stock>`;

describe('the report lists what cleaning removes from values', () => {
  it.each([
    ['make', long('Karosserie ', 80), 'cut', /^is longer than the \d\d characters that are kept$/],
    ['make', 'K'.repeat(61), 'cut', 'is longer than the 60 characters that are kept'],
    ['model', long('Transporter ', 120), 'cut', /^is longer than the \d\d characters that are kept$/],
    ['badge', `Tom &amp; Sons ${long('very ', 120)}`, 'cut', /^is longer than the \d+ characters/],
    ['features', `Towbar|${long('word ', 300)}`, 'cut', /^an entry is longer than the 200 characters/],
    ['make', 'Fo\u202erd', 'cleaned', HIDDEN],
    ['model', 'Ran\u200bger', 'cleaned', HIDDEN],
    ['colour', 'R\u0001ed', 'cleaned', HIDDEN],
    ['colour', 'R&#8238;ed', 'cleaned', HIDDEN],
    ['badge', '<b>XLT</b>', 'cleaned', TAGS],
    ['badge', '&lt;i&gt;XLT', 'cleaned', TAGS],
    ['features', 'Towbar|<b>Bull bar</b>', 'cleaned', TAGS],
    ['features', 'Towbar|Bull\u2066 bar', 'cleaned', HIDDEN],
    ['dealercomments', 'One\u202e owner', 'cleaned', HIDDEN],
    ['dealercomments', 'One <a href="https://x.au">owner</a>', 'cleaned', TAGS],
    ['dealercomments', 'One<script>1</script> owner', 'cleaned', TAGS],
    ['car_type', 'us\u200bed', 'cleaned', HIDDEN],
  ])('column %s with the value %j is reported as %s', async (column, value, kind, reason) => {
    const { report } = await importText(australianCsv([{ [column]: value }, {}]));
    expect(report.value_losses).toEqual([
      expect.objectContaining({
        column,
        kind,
        reason: typeof reason === 'string' ? reason : expect.stringMatching(reason),
        count: 1,
      }),
    ]);
  });

  it.each<[what: string, fields: Record<string, string>, car: Partial<Car>, losses: unknown[]]>([
    [
      'a value with hidden characters, and the value that the vehicle gets',
      { colour: 'R\u202ee\u200bd' },
      { colour: 'Red' },
      [
        {
          kind: 'cleaned',
          reason: HIDDEN,
          examples: [{ row: 1, value: 'R<U+202E>e<U+200B>d', became: 'Red' }],
        },
      ],
    ],
    [
      'a value with tags, and the value that the vehicle gets',
      { badge: '<b>XL</b>' },
      { badge: 'XL' },
      [{ kind: 'cleaned', reason: TAGS, examples: [{ row: 1, value: '<b>XL</b>', became: 'XL' }] }],
    ],
    [
      'no loss for values that are only written differently',
      {
        badge: 'XL  &amp;\nmore < 4x4',
        colour: ' Red ',
        features: 'Bed &amp; bath<br>Towbar<br/>Citroe\u0308n badge',
        dealercomments:
          '<div><p><b>One</b> <span style="color: red">owner</span></p></div>\r\nÜber 5 < 6 &euro;',
      },
      { features: ['Bed & bath', 'Towbar', 'Citroën badge'] },
      [],
    ],
    [
      'every loss of a value that is both cut and cleaned',
      { colour: `<b>R\u200bed</b> ${'very '.repeat(30)}` },
      {},
      [{ kind: 'cut' }, { kind: 'cleaned', reason: HIDDEN }, { kind: 'cleaned', reason: TAGS }],
    ],
  ])('reports %s', async (_, fields, car, losses) => {
    const { report, cars } = await importText(australianCsv([fields]));
    expect(cars).toMatchObject([car]);
    expect(report.value_losses).toMatchObject(losses);
  });
});

describe('numeric entities without a visible character are not published', () => {
  const REFERENCES = ['&#0;', '&#x0;', '&#00000000;', '&#xD800;', '&#x110000;', '&#1;', '&#x202E;'];
  const FIELDS = ['colour', 'badge', 'dealercomments', 'features', 'series'] as const;
  const written = (cell: (value: string) => string, reference: string) =>
    vehicleXml(FIELDS.map((field) => `<${field}>${cell(`Re${reference}d`)}</${field}>`).join(''));
  const FORMATS: Record<string, (reference: string) => string> = {
    XML: (reference) => written((value) => value, reference),
    'XML in CDATA': (reference) => written((value) => `<![CDATA[${value}]]>`, reference),
    CSV: (reference) =>
      australianCsv([Object.fromEntries(FIELDS.map((field) => [field, `Re${reference}d`]))]),
  };

  it.each(
    Object.entries(FORMATS).flatMap(([format, feed]) =>
      REFERENCES.map((reference) => ({ format, reference, feed: feed(reference) })),
    ),
  )('$reference in $format leaves no trace in the vehicle, and the report lists it', async ({ feed }) => {
    const { cars, report, folder } = await importText(feed);
    expect(cars).toMatchObject([
      { colour: 'Red', badge: 'Red', dealercomments: 'Red', features: ['Red'], series: 'Red' },
    ]);
    expect(readFileSync(join(folder, 'stock.jsonl'), 'utf8')).not.toMatch(/\ufffd|&/);
    expect(report.value_losses.map(({ field, reason }) => [field, reason]).sort()).toEqual(
      FIELDS.map((field) => [field, HIDDEN]).sort(),
    );
  });

  it('numeric entities that were escaped twice are removed from comments too', async () => {
    const { cars } = await importText(
      australianCsv([{ dealercomments: 'a&amp;#0;b&amp;#x202e;c&amp;#0d &amp;#233; &amp;#99999999;' }]),
    );
    expect(cars[0]?.dealercomments).toBe('abcd é &amp;#99999999;');
  });
});
