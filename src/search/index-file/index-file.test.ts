import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tieBreaks } from '../../lib/tie-break.ts';
import { buildCollection } from '../collection/build-collection.ts';
import type { CollectionSchema, Field } from '../collection/collection.ts';
import { CAR_SCHEMA } from '../documents/car-schema.ts';
import { ByteReader, ByteWriter } from './bytes.ts';
import { decodeCollection } from './decode.ts';
import { encodeCollection } from './encode.ts';
import { FORMAT, MAGIC } from './format.ts';
import { readNumbers, writeNumbers } from './numbers.ts';
import { readStrings, writeStrings } from './strings.ts';

type Document = Record<string, unknown> & { id: string };

const words = fc.constantFrom(
  'Kia',
  'Mercedes-Benz',
  '',
  '3',
  'EOFY, now',
  'x:y',
  '\u{1F697}',
  'a\nb',
  '\u0000',
);
const text = fc.oneof(words, fc.string({ unit: 'binary' }));

function valuesOf({ type }: Field): fc.Arbitrary<unknown> {
  switch (type) {
    case 'string':
      return text;
    case 'string[]':
      return fc.array(text, { maxLength: 5 });
    case 'int32':
      return fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }));
    case 'int64':
      return fc.oneof(
        fc.maxSafeInteger(),
        fc.integer({ min: 0, max: 40_000 }).map((day) => day * 86_400),
      );
    case 'float':
      return fc.float({ noNaN: true });
    case 'bool':
      return fc.boolean();
  }
}

/** Documents of a schema, with and without optional fields. */
function documentsOf(schema: CollectionSchema): fc.Arbitrary<Document[]> {
  const model = Object.fromEntries(schema.fields.map((field) => [field.name, valuesOf(field)]));
  const required = schema.fields.filter(({ optional }) => !optional).map(({ name }) => name);
  const bare = fc.record(model, { requiredKeys: required });
  const id = fc.oneof(
    fc.uuid(),
    text,
    fc.integer({ min: 0, max: 99_999 }).map((n) => `S${n}`),
  );
  return fc
    .uniqueArray(fc.tuple(id, bare), { selector: ([one]) => one, maxLength: 40 })
    .map((list) => list.map(([id, fields]) => ({ ...fields, id })));
}

const anySchema: CollectionSchema = {
  name: 'Things',
  default_sorting_field: 'rank',
  fields: [
    { name: 'title', type: 'string' },
    { name: 'hidden', type: 'string', index: false, optional: true },
    { name: 'maker', type: 'string', optional: true, facet: true },
    { name: 'tags', type: 'string[]', facet: true },
    { name: 'rank', type: 'int32' },
    { name: 'amount', type: 'int32', optional: true },
    { name: 'moment', type: 'int64', optional: true },
    { name: 'share', type: 'float', optional: true },
    { name: 'open', type: 'bool', optional: true },
  ],
};

describe.each([
  ['any documents', anySchema],
  ['vehicles', CAR_SCHEMA],
])('the index file of %s', (_, schema) => {
  it('is decoded to a collection equal to the encoded one', () => {
    fc.assert(
      fc.property(documentsOf(schema), (documents) => {
        const collection = buildCollection(schema, documents);
        expect(decodeCollection(encodeCollection(collection))).toEqual(collection);
      }),
    );
  });

  it('has the same bytes for equal collections', () => {
    fc.assert(
      fc.property(documentsOf(schema), (documents) => {
        const [one, other] = [buildCollection(schema, documents), buildCollection(schema, documents)];
        expect(encodeCollection(one)).toEqual(encodeCollection(other));
      }),
      { numRuns: 20 },
    );
  });
});

it('decoded columns have the narrowest array types that fit their values', () => {
  const documents = Array.from({ length: 300 }, (_, i) => ({
    id: `${i}`,
    title: `title ${i}`,
    maker: i % 2 === 0 ? 'Kia' : 'Mazda',
    tags: [],
    rank: 300 - i,
  }));
  const { columns } = decodeCollection(encodeCollection(buildCollection(anySchema, documents)));
  expect(columns.get('maker')).toMatchObject({ kind: 'text', codes: expect.any(Uint8Array) });
  expect(columns.get('title')).toMatchObject({ kind: 'text', codes: expect.any(Uint16Array) });
  expect(columns.get('rank')).toMatchObject({ kind: 'number', values: expect.any(Int32Array) });
});

it('does not store numbers that can be computed from the ids', () => {
  const ids = Array.from({ length: 200 }, (_, i) => `car-${i}`);
  const ties = tieBreaks(ids);
  const sizeWith = (amountOf: (i: number) => number) => {
    const documents = ids.map((id, i) => ({ id, title: 'a', tags: [], rank: 1, amount: amountOf(i) }));
    const collection = buildCollection(anySchema, documents);
    const bytes = encodeCollection(collection);
    expect(decodeCollection(bytes)).toEqual(collection);
    return bytes.length;
  };
  const plain = sizeWith(() => 1);
  expect(sizeWith((i) => ties[i] as number)).toBeLessThanOrEqual(plain);
  expect(sizeWith((i) => (ties[i] as number) + Number(i === 7))).toBeGreaterThan(plain + 500);
});

describe('an invalid index file', () => {
  const thing = { id: '1', title: 'a', tags: ['b'], rank: 1 };
  const whole = encodeCollection(buildCollection(anySchema, [thing]));

  it('is rejected if its first bytes are wrong', () => {
    expect(() => decodeCollection(new TextEncoder().encode('<!doctype html>'))).toThrow('not an index file');
    expect(() => decodeCollection(new Uint8Array())).toThrow('not an index file');
  });

  it('is rejected if it has another format version', () => {
    const other = Uint8Array.from(whole);
    other[MAGIC.length] = FORMAT + 1;
    expect(() => decodeCollection(other)).toThrow(`format ${FORMAT + 1}; this page reads format ${FORMAT}`);
  });

  it('is rejected if it is truncated anywhere', () => {
    for (let length = 0; length < whole.length; length++) {
      expect(() => decodeCollection(whole.subarray(0, length))).toThrow();
    }
  });

  it('is not written if the texts of a dictionary are not in order of first use', () => {
    const collection = buildCollection(anySchema, [thing]);
    const columns = new Map(collection.columns);
    columns.set('title', { kind: 'text', dictionary: ['b', 'a'], codes: Uint8Array.of(2) });
    expect(() => encodeCollection({ ...collection, columns })).toThrow('in order of first use');
  });
});

function roundTrip<T>(write: (writer: ByteWriter) => void, read: (reader: ByteReader) => T): T {
  const writer = new ByteWriter();
  write(writer);
  return read(new ByteReader(writer.finish()));
}

it('writes and reads any whole number', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (value) => {
      expect(
        roundTrip(
          (writer) => writer.uint(value),
          (reader) => reader.uint(),
        ),
      ).toBe(value);
    }),
  );
});

it('writes and reads any numbers', () => {
  const numbers = fc.oneof(fc.array(fc.double()), fc.array(fc.maxSafeInteger()), fc.array(fc.nat(300)));
  fc.assert(
    fc.property(numbers, (values) => {
      const back = roundTrip(
        (writer) => writeNumbers(writer, values),
        (reader) => readNumbers(reader, values.length),
      );
      expect([...back]).toEqual(values);
    }),
  );
});

it('writes and reads any strings, including stock numbers', () => {
  const numbered = fc.tuple(fc.constantFrom('S', 'YARD-', ''), fc.nat(2000)).map(([s, n]) => s + n);
  const padded = fc.nat(2000).map((n) => `S${String(n).padStart(6, '0')}`);
  const lists = fc.oneof(
    fc.array(fc.string({ unit: 'binary' })),
    fc.array(fc.oneof(numbered, padded), { minLength: 16, maxLength: 60 }),
  );
  fc.assert(
    fc.property(lists, (strings) => {
      const back = roundTrip(
        (writer) => writeStrings(writer, strings),
        (reader) => readStrings(reader, strings.length),
      );
      expect(back).toEqual(strings);
    }),
  );
});
