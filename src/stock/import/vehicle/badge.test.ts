import { expect, it } from 'vitest';
import { australianCsv, importText } from '../../../../tests/support/stock/import-rows.ts';

const importTitle = async (title: string, more: Record<string, string> = {}) => {
  const { cars, report } = await importText(
    australianCsv([{ title, year: '2019', make: 'Kia', model: 'Sportage', ...more }]),
  );
  return { badge: cars[0]?.badge, model: cars[0]?.model, notes: report.notes };
};

it.each([
  ['Kia Sportage 2019', null],
  ['2019 Kia Sportage 2019', null],
  ['2019 Kia Sportage', null],
  ['Kia Sportage (2019)', null],
  ['Kia Sportage - 2019', null],
  ['2019 Kia Sportage - SOLD', null],
  ['2019 Kia Sportage $18990', null],
  ['KIA SPORTAGE 2019 FOR SALE', null],
  ['2019 Kia Sportage in Brisbane QLD', null],
  ['2019 Kia Sportage Auto | 1 Owner | Full Service History', null],
  ['2019 Kia Sportage 81,709 km', null],
  ['2019 Kia Sportage !!!', null],
  ['Kia Sportage Si 2019', 'Si'],
  ['2019 Kia Sportage Si', 'Si'],
  ['2019 Kia Sportage GT-Line - low kms, one owner', 'GT-Line'],
  ['2019 Kia Sportage SLi $24,990', 'SLi'],
  ['2019 MY20 Kia Sportage S', 'S'],
  ['2019 Kia Sportage SX+ (AWD)', 'SX+ (AWD)'],
])('the title "%s" gives the badge %s', async (title, badge) => {
  const found = await importTitle(title);
  expect(found.badge).toBe(badge);
  expect(found.notes).toEqual([]);
});

it('leaves out the years in which a model was built', async () => {
  const found = await importTitle('Kawasaki Ninja 650 [2018-2019]', {
    make: 'Kawasaki',
    model: 'Ninja 650 [2018-2019',
  });
  expect(found).toMatchObject({ badge: null, model: 'Ninja 650' });
});

it('reports a title with another year than the column', async () => {
  expect((await importTitle('Kia Sportage 2011')).notes).toMatchObject([
    { kind: 'doubtful', field: 'year', value: 'Kia Sportage 2011', reason: expect.stringContaining('2011') },
  ]);
  expect((await importTitle('Peugeot 2008 Allure', { make: 'Peugeot', model: '2008' })).notes).toEqual([]);
});

it.each([
  'OTHER',
  'Other',
  'TBA',
  'tbc',
  'N/A',
  '-',
  'Unknown',
  'None',
  'Not specified',
  'Not stated',
  '0',
  'Nil',
])('the placeholder "%s" is shown in no field', async (word) => {
  const fields = ['badge', 'series', 'body', 'fuel', 'trans', 'drive', 'colour', 'interior_colour', 'engine'];
  const { cars, report } = await importText(
    australianCsv([Object.fromEntries(fields.map((field) => [field, word]))]),
  );
  expect(JSON.stringify(cars)).not.toContain(`"${word}"`);
  expect(cars[0]).toMatchObject({ body: null, trans: null, colour: null, badge: null, drive: null });
  expect(report.unmatched_words).toEqual({});
});

it.each([
  ['LANDCRUISER', 'Landcruiser'],
  ['AMG GT', 'AMG GT'],
  ['KLUGER GXL', 'Kluger GXL'],
  ['ROAD KING', 'Road King'],
  ['FAT BOB', 'Fat Bob'],
  ['YARIS', 'Yaris'],
  ['BT50', 'BT50'],
  ['SX4', 'SX4'],
])('the model %s is shown as %s', async (model, shown) => {
  const { cars } = await importText(australianCsv([{ model }]));
  expect(cars[0]?.model).toBe(shown);
});
