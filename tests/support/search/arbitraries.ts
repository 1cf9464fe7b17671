import fc from 'fast-check';
import type { CollectionSchema, FieldType } from '../../../src/search/collection/collection.ts';
import type { Document, Leaf, Test, Tree, Value } from './naive-filter.ts';

const TEXTS = [
  'Wombat',
  'wombat',
  'Night Parrot',
  'Parrot',
  'Brolga-Lux',
  'Ute / Tray',
  'A (4x4), long',
  'x & y',
];
const NUMBERS = [-7, -1, 0, 1, 2, 5, 40_000];

/** A field of a random schema. */
interface RandomField {
  type: Extract<FieldType, 'string' | 'string[]' | 'int32' | 'int64' | 'float' | 'bool'>;
  optional: boolean;
}

const field = fc.record<RandomField>({
  type: fc.constantFrom('string', 'string[]', 'int32', 'int64', 'float', 'bool'),
  optional: fc.boolean(),
});

const text = fc.constantFrom(...TEXTS);
const number = fc.constantFrom(...NUMBERS);

function valueFor({ type, optional }: RandomField): fc.Arbitrary<Value> {
  const value: fc.Arbitrary<Value> =
    type === 'string'
      ? text
      : type === 'string[]'
        ? fc.array(text, { maxLength: 3 })
        : type === 'bool'
          ? fc.boolean()
          : number;
  return optional ? fc.option(value, { nil: undefined }) : value;
}

const test: fc.Arbitrary<Test> = fc.oneof(
  fc.record({ operator: fc.constantFrom('=', '>', '>=', '<', '<='), value: number }),
  fc.record({ operator: fc.constant('..' as const), from: number, to: number }),
);

const values = <Entry>(entry: fc.Arbitrary<Entry>): fc.Arbitrary<{ values: Entry[]; list: boolean }> =>
  fc.oneof(
    entry.map((one) => ({ values: [one], list: false })),
    fc.array(entry, { minLength: 1, maxLength: 3 }).map((several) => ({ values: several, list: true })),
  );

const soughtText = fc.oneof(text, fc.constantFrom('Wom*', 'Night P*', 'Ute', 'Lux', 'tray Ute', 'Bro*'));

function leafOf(name: string, { type }: RandomField): fc.Arbitrary<Leaf> {
  if (type === 'string' || type === 'string[]') {
    return fc
      .tuple(values(soughtText), fc.constantFrom(':', ':=', ':!=', ':!'))
      .map(([of, operator]): Leaf => ({ type: 'text', field: name, operator, ...of }));
  }
  if (type === 'bool') {
    return fc
      .tuple(values(fc.boolean()), fc.boolean())
      .map(([of, negate]): Leaf => ({ type: 'bool', field: name, negate, ...of }));
  }
  const positive = values(test).map(
    ({ values: tests, list }): Leaf => ({
      type: 'number',
      field: name,
      negate: false,
      tests,
      list,
    }),
  );
  const equals = values(number.map((value): Test => ({ operator: '=', value })));
  const negative = equals.map(
    ({ values: tests, list }): Leaf => ({
      type: 'number',
      field: name,
      negate: true,
      tests,
      list,
    }),
  );
  return fc.oneof(positive, negative);
}

export interface RandomSearch {
  schema: CollectionSchema;
  documents: Document[];
  tree: Tree;
}

/** Generates a schema, documents for it and a filter over its fields. */
export const randomSearch: fc.Arbitrary<RandomSearch> = fc
  .array(field, { minLength: 1, maxLength: 4 })
  .chain((fields) => {
    const names = fields.map((_, at) => `f${at}`);
    const document = fc.record(
      Object.fromEntries(fields.map((own, at) => [names[at] as string, valueFor(own)])),
    );
    const leaf = fc.oneof(...fields.map((own, at) => leafOf(names[at] as string, own)));
    const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        leaf.map((own): Tree => ({ type: 'leaf', leaf: own })),
        fc.record<Extract<Tree, { left: Tree }>>({
          type: fc.constantFrom('and', 'or'),
          left: tie('tree'),
          right: tie('tree'),
        }),
      ),
    }));
    return fc.record<RandomSearch>({
      schema: fc.constant({
        name: 'random',
        default_sorting_field: 'rank',
        fields: [
          ...fields.map((own, at) => ({
            name: names[at] as string,
            type: own.type,
            optional: own.optional,
            facet: true,
            sort: own.type !== 'string[]',
          })),
          { name: 'rank', type: 'int32' as const },
        ],
      }),
      documents: fc
        .array(document, { maxLength: 70 })
        .map((several) => several.map((own, at): Document => ({ ...own, rank: at % 3, id: `d${at}` }))),
      tree,
    });
  });
