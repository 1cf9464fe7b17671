import { expect, it } from 'vitest';
import { importText } from '../../../tests/support/stock/import-rows.ts';

it('constants and values of a mapping work with XML: constants only fill gaps, values ignore case', async () => {
  const vehicle = (id: string, more: string) =>
    `<vehicle><stocknum>${id}</stocknum><make>Kia</make><model>Rio</model><year>2020</year><car_type>used</car_type>${more}</vehicle>`;
  const { cars } = await importText(
    `<stock>${vehicle('A', '<colour>RED </colour><fuel>house blend</fuel>')}${vehicle('B', '')}</stock>`,
    { mapping: 'constants: { colour: Blue }\nvalues:\n  fuel: { House Blend: Diesel }\n' },
  );
  expect(cars.map(({ colour, simple_fuel }) => [colour, simple_fuel])).toEqual([
    ['RED', 'Diesel'],
    ['Blue', null],
  ]);
});

it('values of a mapping translate every part of a field that occurs several times in XML', async () => {
  const feature = (name: string) => `<features>${name}</features>`;
  const { cars } = await importText(
    `<stock><vehicle><stocknum>A</stocknum><make>Kia</make><model>Rio</model><year>2020</year><car_type>used</car_type>${feature('Tow bar')}${feature('SR')}</vehicle></stock>`,
    { mapping: 'values: { features: { sr: Sunroof } }' },
  );
  expect(cars[0]?.features).toEqual(['Tow bar', 'Sunroof']);
});
