import { expect, it } from 'vitest';
import { type Filter, filterBy } from './filter-by.ts';

it.each<[string, Filter[]]>([
  ['', []],
  ['make:=[`Kia`]', [{ field: 'make', in: ['Kia'] }]],
  ['year:=[2020,2021]', [{ field: 'year', in: [2020, 2021] }]],
  ['sold:=[false]', [{ field: 'sold', in: [false] }]],
  ['status:!=[`sold`]', [{ field: 'status', notIn: ['sold'] }]],
  ['price:[5000..9000]', [{ field: 'price', min: 5000, max: 9000 }]],
  ['price:>=5000', [{ field: 'price', min: 5000, max: null }]],
  ['price:<=9000', [{ field: 'price', min: null, max: 9000 }]],
  [
    '',
    [
      { field: 'make', in: [] },
      { field: 'price', min: null, max: null },
    ],
  ],
  [
    'make:=[`Kia`] && (body:=[`ute`] || km:<=9)',
    [
      { field: 'make', in: ['Kia'] },
      {
        any: [
          { field: 'body', in: ['ute'] },
          { field: 'km', min: null, max: 9 },
        ],
      },
    ],
  ],
  ['make:=[`a && b`,`x:y`,`(c)`,`no\\`o`]', [{ field: 'make', in: ['a && b', 'x:y', '(c)', 'no`o'] }]],
])('writes %s', (text, filters) => expect(filterBy(filters)).toBe(text));
