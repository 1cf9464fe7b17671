import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildCollection } from './collection/build-collection.ts';
import type { CollectionSchema } from './collection/collection.ts';
import { createEngine } from './engine/create-engine.ts';
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
  ['make:=[`a && b`,`x:y`,`(c)`,`noo`,`R`]', [{ field: 'make', in: ['a && b', 'x:y', '(c)', 'no`o', 'R*'] }]],
])('gives "%s" for the filters %j', (text, filters) => expect(filterBy(filters)).toBe(text));

const schema: CollectionSchema = {
  name: 'things',
  default_sorting_field: 'n',
  fields: [
    { name: 'model', type: 'string', facet: true },
    { name: 'features', type: 'string[]', facet: true },
    { name: 'n', type: 'int32' },
    { name: 'sold', type: 'bool', facet: true },
  ],
};
const MODELS = [
  'C-HR',
  'Corolla',
  '3 Series 320i (Auto)',
  'EOFY, now',
  'a && b',
  'c || d',
  'x:y',
  '-4WD',
  '3',
  'true',
  '[1..2]',
  ':=Kia',
  'nan`o',
  'GT:(s)',
  '`ticked`',
  '>=5',
  'R*',
  'RS',
  'Citroën',
  'back\\slash',
];
const things = MODELS.map((model, n) => ({
  id: model,
  model,
  features: [model, MODELS[(n + 1) % MODELS.length] ?? ''],
  n,
  sold: n % 2 === 0,
}));
const engine = createEngine(buildCollection(schema, things));

/** Ids of the documents that the engine finds; throws if it rejects the filter. */
function found(filters: Filter[]): string[] {
  const answer = engine.search({ collection: 'things', q: '*', filter_by: filterBy(filters), per_page: 250 });
  if (answer.kind === 'problem') throw new Error(answer.error);
  return [...answer.docs].map((doc) => things[doc]?.id ?? '').sort();
}
const expected = (holds: (thing: (typeof things)[number]) => boolean): string[] =>
  things
    .filter(holds)
    .map(({ id }) => id)
    .sort();

const some = fc.uniqueArray(fc.constantFrom(...MODELS), { minLength: 1, maxLength: 5 });

it('API-01 the engine finds the matching documents, whatever characters the values contain', () => {
  fc.assert(
    fc.property(some, some, some, fc.nat(19), fc.boolean(), (models, others, features, min, sold) => {
      expect(found([{ field: 'model', in: models }])).toEqual(
        expected(({ model }) => models.includes(model)),
      );
      expect(found([{ field: 'model', notIn: models }])).toEqual(
        expected(({ model }) => !models.includes(model)),
      );
      expect(
        found([
          {
            any: [
              { field: 'model', in: others },
              { field: 'features', in: features },
            ],
          },
          { field: 'n', min, max: null },
          { field: 'sold', in: [sold] },
        ]),
      ).toEqual(
        expected(
          (thing) =>
            (others.includes(thing.model) || thing.features.some((feature) => features.includes(feature))) &&
            thing.n >= min &&
            thing.sold === sold,
        ),
      );
    }),
  );
});

it('a filter value without a letter or digit matches no document, and excludes none in a negation', () => {
  expect(found([{ field: 'model', in: ['&&'] }])).toEqual([]);
  expect(found([{ field: 'model', in: ['-', 'RS'] }])).toEqual(['RS']);
  expect(found([{ field: 'model', notIn: ['`'] }])).toHaveLength(MODELS.length);
});

it('API-01 the engine can parse every formatted filter', () => {
  const text = fc.string({ unit: fc.constantFrom(...'aB3 -:(),&|`[]=<>!.*é\\'), maxLength: 10 });
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), fc.integer(), (values, n) => {
      found([
        {
          any: [
            { field: 'model', in: values },
            { field: 'n', min: n, max: n },
          ],
        },
        { field: 'features', notIn: values },
        { field: 'n', min: null, max: n },
      ]);
    }),
  );
});
