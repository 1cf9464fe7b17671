import { describe, expect, it } from 'vitest';
import { australianCsv, importText } from '../../../tests/support/stock/import-rows.ts';
import type { Car } from '../car.ts';

/** Encodes a text in a single-byte code page. */
function encode(text: string, encoding: string): Buffer {
  const table = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Buffer.from(Array.from(text, (character) => table.indexOf(character)));
}

const feed = (...cars: [make: string, colour: string][]) =>
  australianCsv(cars.map(([make, colour]) => ({ make, colour, dealercomments: 'One owner, full history' })));
const ASCII_CARS = [['Toyota', 'White'] as [string, string], ['Ford', 'Red'] as [string, string]];

/** A vehicle's make and colour in the seller's spelling. */
const written = ({ make, colour, seller_words }: Car) => [seller_words.make ?? make, colour];

describe('a feed that is not UTF-8 and does not name its encoding', () => {
  it.each<[encoding: string, make: string, colour: string]>([
    ['windows-1251', 'Тойота', 'Синий'],
    ['windows-1251', 'ТОЙОТА', 'Чёрный'],
    ['windows-1251', 'БМВ', 'белый'],
    ['koi8-r', 'Тойота', 'Синий металлик'],
    ['windows-1253', 'Τογιότα', 'μπλε'],
    ['windows-1255', 'טויוטה', 'כחול מטאלי יד ראשונה שמור מאוד במצב טוב'],
    ['windows-1256', 'تويوتا', 'أزرق'],
  ])('is read as %s if it contains the make %s', async (encoding, make, colour) => {
    const { cars, report } = await importText(encode(feed(...ASCII_CARS, [make, colour]), encoding));
    expect(cars.map(written)).toEqual([...ASCII_CARS, [make, colour]]);
    expect(report.encoding).toBe(encoding);
    expect(report.remarks).toEqual([
      `The feed is not UTF-8 and does not name its encoding. It is read as ${encoding}, which gives its words a plausible spelling. Examples of words read this way: "${[make, ...colour.split(' ')].slice(0, 3).join('", "')}". If they look wrong, use "--encoding NAME".`,
    ]);
  });

  it.each([
    ['Citroën', 'Grün'],
    ['Škoda', 'Hnědá'.replace('ě', 'é')],
    ['CITROËN', 'Été'],
    ['Citroën', 'À'],
    ['Peugeot', 'Hellgrau – 5°'],
    ['Citroën', 'Blå färg, säljes på väg'],
  ])(
    'is read as windows-1252 if it contains the words %s %s, and the report says that this is an assumption',
    async (make, colour) => {
      const { cars, report } = await importText(encode(feed(...ASCII_CARS, [make, colour]), 'windows-1252'));
      expect(cars.map(written)).toEqual([...ASCII_CARS, [make, colour]]);
      expect(report.encoding).toBe('windows-1252');
      expect(report.remarks).toEqual([
        expect.stringMatching(
          /^The feed is not UTF-8 and does not name its encoding\. It is read as windows-1252, the usual encoding in western Europe\.(?: Examples of words read this way: "[^.]+"\.)? If words look wrong, use "--encoding NAME", for example windows-1250 for Czech or Polish\.$/,
        ),
      ]);
    },
  );

  it('is read as windows-1251 even if a row has a zero byte, and that row is quarantined', async () => {
    const bytes = encode(
      feed(...ASCII_CARS, ['Тойота', 'Синий'], ['Лада', 'Бе\0лый'], ...ASCII_CARS),
      'windows-1251',
    );
    const { cars, report } = await importText(bytes);
    expect(cars.map(({ make }) => make)).toEqual(['Toyota', 'Ford', 'Тойота', 'Toyota', 'Ford']);
    expect(report.quarantine).toMatchObject([{ row: 4, problems: [{ field: 'colour' }] }]);
  });

  it('is read as windows-1251 even if its only Cyrillic words come after 5,000 rows', async () => {
    const many = Array.from({ length: 5_000 }, () => ASCII_CARS[0] as [string, string]);
    const { cars } = await importText(encode(feed(...many, ['Тойота', 'Синий']), 'windows-1251'));
    expect(cars.at(-1)).toMatchObject({ make: 'Тойота', colour: 'Синий' });
  }, 30_000);
});

describe('a feed with a requested encoding', () => {
  const czech = encode(feed(...ASCII_CARS, ['Škoda', 'Žlutý kůň']), 'windows-1250');

  it.each([
    ['the command', { encoding: 'windows-1250' }],
    ['the mapping', { mapping: 'encoding: cp1250' }],
    [
      'the command, even if the mapping requests another',
      { encoding: 'windows-1250', mapping: 'encoding: koi8-r' },
    ],
  ])('is read in the encoding requested by %s', async (_, options) => {
    const { cars, report } = await importText(czech, options);
    expect(cars.map(written)[2]).toEqual(['Škoda', 'Žlutý kůň']);
    expect(report).toMatchObject({
      encoding: 'windows-1250',
      remarks: ['The feed is read as windows-1250, as requested.'],
    });
  });

  it('quarantines rows that are not UTF-8 if UTF-8 was requested', async () => {
    const { cars, report } = await importText(czech, { encoding: 'utf-8' });
    expect(cars.map(({ make }) => make)).toEqual(['Toyota', 'Ford']);
    expect(report.quarantined).toBe(1);
  });

  it('is refused if the mapping names an unknown encoding, and the message names the line of the mapping', async () => {
    await expect(importText(czech, { mapping: 'encoding: klingon' })).rejects.toThrow(
      'line 1, encoding: must be the name of an encoding',
    );
  });
});

it.each<[string, Buffer, string]>([
  [
    'a byte-order mark',
    Buffer.from(`\ufeff${feed(...ASCII_CARS)}`, 'utf16le'),
    'The feed is read as utf-16le, because it starts with the byte-order mark of that encoding.',
  ],
  [
    'its zero bytes',
    Buffer.from(feed(...ASCII_CARS), 'utf16le'),
    'The feed is read as utf-16le, because its zero bytes are in the positions typical of UTF-16.',
  ],
])('the report says that UTF-16 was recognised by %s', async (_, bytes, remark) => {
  const { cars, report } = await importText(bytes);
  expect(cars).toHaveLength(2);
  expect(report.remarks).toEqual([remark]);
});
