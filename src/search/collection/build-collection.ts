import { ownProperty } from '../../lib/own-property.ts';
import type { Collection, CollectionSchema, Column, Field } from './collection.ts';
import { narrowCodes } from './narrow-codes.ts';

type Documents = readonly { readonly id: string }[];

const fieldOf = (document: object, name: string): unknown =>
  ownProperty(document as Record<string, unknown>, name);

/** Assigns codes from 1 in order of first use. */
function createDictionary() {
  const codes = new Map<string, number>();
  return {
    code: (value: string): number => {
      const known = codes.get(value);
      if (known !== undefined) return known;
      codes.set(value, codes.size + 1);
      return codes.size;
    },
    values: () => [...codes.keys()],
  };
}

function throwWrongType(field: Field, id: string): never {
  throw new Error(`Field \`${field.name}\` must be ${field.type} (document \`${id}\`).`);
}

function textColumn(field: Field, documents: Documents): Column {
  const dictionary = createDictionary();
  const found = documents.map((document) => {
    const value = fieldOf(document, field.name);
    if (value === undefined) return 0;
    return typeof value === 'string' ? dictionary.code(value) : throwWrongType(field, document.id);
  });
  const values = dictionary.values();
  return { kind: 'text', dictionary: values, codes: narrowCodes(values.length, found) };
}

function textsColumn(field: Field, documents: Documents): Column {
  const dictionary = createDictionary();
  const offsets = new Uint32Array(documents.length + 1);
  const found: number[] = [];
  documents.forEach((document, doc) => {
    const list = fieldOf(document, field.name) ?? [];
    if (!Array.isArray(list)) throwWrongType(field, document.id);
    for (const value of list) {
      found.push(typeof value === 'string' ? dictionary.code(value) : throwWrongType(field, document.id));
    }
    offsets[doc + 1] = found.length;
  });
  const values = dictionary.values();
  return { kind: 'texts', dictionary: values, offsets, codes: narrowCodes(values.length, found) };
}

/** `present` is null if every document has a value. */
function scalars(field: Field, documents: Documents, type: 'number' | 'boolean') {
  const present = new Uint8Array(documents.length);
  const values = documents.map((document, doc) => {
    const value = fieldOf(document, field.name);
    if (value === undefined) return 0;
    if (typeof value !== type) throwWrongType(field, document.id);
    present[doc] = 1;
    return Number(value);
  });
  return { values, present: present.every((has) => has === 1) ? null : present };
}

function columnOf(field: Field, documents: Documents): Column {
  switch (field.type) {
    case 'string':
      return textColumn(field, documents);
    case 'string[]':
      return textsColumn(field, documents);
    case 'bool': {
      const { values, present } = scalars(field, documents, 'boolean');
      return { kind: 'bool', values: Uint8Array.from(values), present };
    }
    case 'int32': {
      const { values, present } = scalars(field, documents, 'number');
      return { kind: 'number', values: Int32Array.from(values), present };
    }
    case 'int64': {
      const { values, present } = scalars(field, documents, 'number');
      return { kind: 'number', values: Float64Array.from(values), present };
    }
    case 'float': {
      const { values, present } = scalars(field, documents, 'number');
      return { kind: 'number', values: Float64Array.from(values, Math.fround), present };
    }
  }
}

/**
 * Builds the columns of a collection; documents keep their order.
 *
 * @throws Error if a value does not have its field's type, a bug: schema and documents belong to one build
 */
export function buildCollection(schema: CollectionSchema, documents: Documents): Collection {
  const columns = new Map(
    schema.fields
      .filter((field) => field.index !== false)
      .map((field) => [field.name, columnOf(field, documents)]),
  );
  return { schema, size: documents.length, ids: documents.map((document) => document.id), columns };
}
