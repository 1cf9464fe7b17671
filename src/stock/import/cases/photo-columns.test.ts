import { expect, it } from 'vitest';
import { importText } from '../../../../tests/support/stock/import-rows.ts';

const HEAD = 'Stock No,Year,Make,Model,Condition,Price';
const CAR = 'I1,2021,Toyota,Corolla,Used,20000';
const photo = (name: string) => `https://img.example/${name}.jpg`;

async function photosOf(columns: Record<string, string>): Promise<string[]> {
  const cells = Object.values(columns).map((cell) => `"${cell}"`);
  const { cars, report } = await importText(
    `${[HEAD, ...Object.keys(columns)].join(',')}\n${[CAR, ...cells].join(',')}\n`,
  );
  expect(report.unused_columns).toEqual([]);
  return cars[0]?.images.map(({ image }) => image.url) ?? [];
}

it('DAT-05 reads numbered photo columns in the order of their numbers, after the main picture', async () => {
  expect(
    await photosOf({
      Image2: photo('2'),
      Image1: photo('1'),
      'Photo 3': photo('3'),
      Image_10: photo('10'),
      Photo_URL_5: photo('5'),
      photo4Url: photo('4'),
      'Main Image': photo('main'),
    }),
  ).toEqual(['main', '1', '2', '3', '4', '5', '10'].map(photo));
});

it('reads numbered columns of features, and leaves a numbered column of another field unused', async () => {
  const { cars, report } = await importText(
    `${HEAD},Feature 2,Feature 1,Price 2\n${CAR},Tow bar,Sunroof,1\n`,
  );
  expect(cars[0]).toMatchObject({ price: 20_000, features: ['Sunroof', 'Tow bar'] });
  expect(report.unused_columns).toEqual(['Price 2']);
});

it.each([
  ['commas', `${photo('a b 1')},${photo('a b 2')}`],
  ['commas and spaces', `${photo('a b 1')} , ${photo('a b 2')},`],
  ['spaces', `${photo('a b 1')} ${photo('a b 2')}`],
  ['lines', `${photo('a b 1')}\r\n${photo('a b 2')}\n`],
  ['pipes', `${photo('a b 1')} | ${photo('a b 2')}`],
])('DAT-05 keeps file names with spaces whole if addresses are separated by %s', async (_, cell) => {
  expect(await photosOf({ Photos: cell })).toEqual([photo('a%20b%201'), photo('a%20b%202')]);
});

it('DAT-05 reads addresses that start with the host as https', async () => {
  expect(await photosOf({ Photos: '//img.example/1.jpg|//img.example:8080/2.jpg' })).toEqual([
    photo('1'),
    'https://img.example:8080/2.jpg',
  ]);
});

it('is not slowed down by very long runs of spaces and commas', async () => {
  expect(await photosOf({ Photos: `${photo('1')}${' ,'.repeat(200_000)} x` })).toEqual([]);
  expect(await photosOf({ Photos: `${' '.repeat(400_000)}${photo('1')}` })).toEqual([photo('1')]);
});
