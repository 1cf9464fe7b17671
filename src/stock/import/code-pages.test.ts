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
const OWN = [['Toyota', 'White'] as [string, string], ['Ford', 'Red'] as [string, string]];

/** A vehicle's make and colour in the seller's spelling. */
const written = ({ make, colour, seller_words }: Car) => [seller_words.make ?? make, colour];

describe('a feed that is not UTF-8 and names no encoding', () => {
  it.each<[encoding: string, make: string, colour: string]>([
    ['windows-1251', 'Тойота', 'Синий'],
    ['windows-1251', 'ТОЙОТА', 'Чёрный'],
    ['windows-1251', 'БМВ', 'белый'],
    ['koi8-r', 'Тойота', 'Синий металлик'],
    ['windows-1253', 'Τογιότα', 'μπλε'],
    ['windows-1255', 'טויוטה', 'כחול מטאלי יד ראשונה שמור מאוד במצב טוב'],
    ['windows-1256', 'تويوتا', 'أزرق'],
  ])('is read as %s with the make %s', async (encoding, make, colour) => {
    const { cars, report } = await importText(encode(feed(...OWN, [make, colour]), encoding));
    expect(cars.map(written)).toEqual([...OWN, [make, colour]]);
    expect(report.encoding).toBe(encoding);
    expect(report.remarks).toEqual([
      `The feed is not UTF-8 and names no encoding. It is read as ${encoding}, because its words then have a plausible spelling. Words then read, for example, "${[make, ...colour.split(' ')].slice(0, 3).join('", "')}". Use "--encoding NAME" to read it as another.`,
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
    'is read as windows-1252 with the words %s %s, and the report says that this is an assumption',
    async (make, colour) => {
      const { cars, report } = await importText(encode(feed(...OWN, [make, colour]), 'windows-1252'));
      expect(cars.map(written)).toEqual([...OWN, [make, colour]]);
      expect(report.encoding).toBe('windows-1252');
      expect(report.remarks).toEqual([
        expect.stringMatching(
          /^The feed is not UTF-8 and names no encoding\. It is read as windows-1252, because that is usual in western Europe; a code page such as windows-1250 \(Czech, Polish\) would give other letters\..* Use "--encoding NAME" to read it as another\.$/,
        ),
      ]);
    },
  );

  it('is read as windows-1251 even with zero bytes in some rows, which are reported', async () => {
    const bytes = encode(feed(...OWN, ['Тойота', 'Синий'], ['Лада', 'Бе\0лый'], ...OWN), 'windows-1251');
    const { cars, report } = await importText(bytes);
    expect(cars.map(({ make }) => make)).toEqual(['Toyota', 'Ford', 'Тойота', 'Toyota', 'Ford']);
    expect(report.quarantine).toMatchObject([{ row: 4, problems: [{ field: 'colour' }] }]);
  });

  it('is recognised by words far into the feed', async () => {
    const many = Array.from({ length: 5_000 }, () => OWN[0] as [string, string]);
    const { cars } = await importText(encode(feed(...many, ['Тойота', 'Синий']), 'windows-1251'));
    expect(cars.at(-1)).toMatchObject({ make: 'Тойота', colour: 'Синий' });
  }, 30_000);
});

describe('a feed with a requested encoding', () => {
  const czech = encode(feed(...OWN, ['Škoda', 'Žlutý kůň']), 'windows-1250');

  it.each([
    ['the command', { encoding: 'windows-1250' }],
    ['the mapping', { mapping: 'encoding: cp1250' }],
    ['both, where the command wins', { encoding: 'windows-1250', mapping: 'encoding: koi8-r' }],
  ])('is read in it when requested by %s', async (_, options) => {
    const { cars, report } = await importText(czech, options);
    expect(cars.map(written)[2]).toEqual(['Škoda', 'Žlutý kůň']);
    expect(report).toMatchObject({
      encoding: 'windows-1250',
      remarks: ['The feed is read as windows-1250, as requested.'],
    });
  });

  it('as UTF-8 quarantines rows that are not UTF-8', async () => {
    const { cars, report } = await importText(czech, { encoding: 'utf-8' });
    expect(cars.map(({ make }) => make)).toEqual(['Toyota', 'Ford']);
    expect(report.quarantined).toBe(1);
  });

  it('is refused where the mapping has an unknown encoding, with its line', async () => {
    await expect(importText(czech, { mapping: 'encoding: klingon' })).rejects.toThrow(
      'line 1, encoding: must be the name of an encoding',
    );
  });
});

it.each<[string, Buffer, string]>([
  [
    'a byte-order mark',
    Buffer.from(`\ufeff${feed(...OWN)}`, 'utf16le'),
    'The feed is read as utf-16le, because it has that byte-order mark.',
  ],
  [
    'its zero bytes',
    Buffer.from(feed(...OWN), 'utf16le'),
    'The feed is read as utf-16le, because its zero bytes are where UTF-16 has them.',
  ],
])('says that two-byte Unicode was recognised by %s', async (_, bytes, remark) => {
  const { cars, report } = await importText(bytes);
  expect(cars).toHaveLength(2);
  expect(report.remarks).toEqual([remark]);
});
