import fc from 'fast-check';
import { expect, it } from 'vitest';
import { refinedSearch } from './refined-search.ts';

it('SRC-08 writes refinementList[{attribute}][0]={value} with escaped brackets', () => {
  expect(refinedSearch('/search/kia/', { simple_body: 'suv' })).toBe(
    '/search/kia/?refinementList%5Bsimple_body%5D%5B0%5D=suv',
  );
  expect(refinedSearch('/search/kia/', {})).toBe('/search/kia/');
});

it('encodes any value so that decoding the address returns it unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (make, city) => {
      const { searchParams } = new URL(refinedSearch('/search/', { make, city }), 'https://site.example');
      expect(Object.fromEntries(searchParams)).toEqual({
        'refinementList[make][0]': make,
        'refinementList[city][0]': city,
      });
    }),
  );
});
