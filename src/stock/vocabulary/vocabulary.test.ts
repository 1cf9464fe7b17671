import { expect, it } from 'vitest';
import { vocabulary } from './vocabulary.ts';

it.each([[''], [' '], [['', ' ']]])(
  'a column that is blank (%j) leaves the field to the next one',
  (blank) => {
    const { toRaw, unused } = vocabulary({ make: 'make brand', images: 'image image_link' });
    expect(toRaw({ make: blank, brand: 'Kia', image: blank, image_link: 'a', other: blank })).toEqual({
      make: 'Kia',
      images: 'a',
    });
    expect(unused()).toEqual([]);
  },
);
