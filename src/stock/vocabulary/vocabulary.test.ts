import { expect, it } from 'vitest';
import { AUSTRALIAN_IGNORED, AUSTRALIAN_NAMES } from './australian.ts';
import { GOOGLE_IGNORED, GOOGLE_NAMES } from './google.ts';
import { META_IGNORED, META_NAMES } from './meta.ts';
import { vocabulary } from './vocabulary.ts';

it.each([[''], [' '], [['', ' ']]])(
  'if a column is blank (%j), the field is read from the next of its columns',
  (blank) => {
    const { toRaw, unused } = vocabulary({ make: 'make brand', images: 'image image_link' });
    expect(toRaw({ make: blank, brand: 'Kia', image: blank, image_link: 'a', other: blank })).toEqual({
      make: 'Kia',
      images: 'a',
    });
    expect(unused()).toEqual([]);
  },
);

it('reads a column with the field’s own unit in brackets, unless a column without the unit has a value', () => {
  const { toRaw, unused, knows } = vocabulary({ km: 'odometer km', price: 'price' });
  expect(toRaw({ 'Odometer (km)': '41,200', 'Price (AUD)': '24990' })).toEqual({
    km: '41,200',
    price: '24990',
  });
  expect(toRaw({ 'Price ($)': '1', Price: '24990' })).toEqual({ price: '24990' });
  expect(toRaw({ 'Price ($)': '24990', Price: ' ' })).toEqual({ price: '24990' });
  expect(knows('Odometer (KMs)')).toBe(true);
  expect(unused()).toEqual([]);
});

it('leaves a column in another unit unused, because its numbers would be read as AUD or litres', () => {
  const { toRaw, unused } = vocabulary({ km: 'odometer', price: 'price' });
  expect(toRaw({ 'Price (USD)': '16000', 'Price (\u20ac)': '15000' })).toEqual({});
  expect(toRaw({ 'Odometer (l)': '25000', 'Price (km)': '16000' })).toEqual({});
  expect(unused()).toEqual(['Price (USD)', 'Price (\u20ac)', 'Odometer (l)', 'Price (km)']);
});

it('reads an odometer in miles as miles, unless there is one in km', () => {
  const { toRaw, unused } = vocabulary({ km: 'odometer km' });
  for (const name of ['Odometer (miles)', 'odometer_mi', 'Miles', 'OdometerMiles'])
    expect(toRaw({ [name]: '25000' })).toEqual({ km: '25000 mi' });
  expect(toRaw({ 'Odometer (miles)': '25000', 'Odometer (km)': '40234' })).toEqual({ km: '40234' });
  expect(toRaw({ Miles: '25000', Odometer: '40234' })).toEqual({ km: '40234' });
  expect(unused()).toEqual([]);
});

it.each([
  ['Australian', AUSTRALIAN_NAMES, AUSTRALIAN_IGNORED],
  ['Google', GOOGLE_NAMES, GOOGLE_IGNORED],
  ['Meta', META_NAMES, META_IGNORED],
])(
  'the %s names list no column as ignored that a field reads, which would have no effect',
  (_, names, ignored) => {
    const read = new Set(Object.values(names).flatMap((list) => list.split(' ')));
    expect(ignored.split(' ').filter((name) => read.has(name))).toEqual([]);
  },
);

it('names an unused column as the feed writes it, once even if later records write it otherwise', () => {
  const { toRaw, unused } = vocabulary({ make: 'make' });
  toRaw({ Make: 'Kia', ' Seller Name': 'Bob' });
  toRaw({ Make: 'Kia', seller_name: 'Bob', 'Yard: No': '7' });
  expect(unused()).toEqual(['Seller Name', 'Yard: No']);
});
