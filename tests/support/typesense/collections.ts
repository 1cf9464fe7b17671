import { z } from 'zod';
import type { Field } from '../../../src/search/collection/collection.ts';
import { type Answer, badRequest, ok } from './answer.ts';
import { HAS_TYPE } from './documents.ts';
import type { Store, StoredCollection } from './store.ts';

export const described = (name: string, { schema, createdAt, documents }: StoredCollection) => ({
  ...schema,
  name,
  created_at: createdAt,
  num_documents: documents.size,
});

const wanted = z.looseObject({
  name: z.string().min(1),
  fields: z.array(z.looseObject({ name: z.string(), type: z.string() })).min(1),
  default_sorting_field: z.string().optional(),
});

/** Typesense's message when it refuses to create the collection; null if it accepts. */
function refusal({ fields, default_sorting_field }: z.infer<typeof wanted>): string | null {
  const unknown = fields.find(({ type }) => !Object.hasOwn(HAS_TYPE, type));
  if (unknown)
    return `Field \`${unknown.name}\` has an invalid data type \`${unknown.type}\`, see docs for supported data types.`;
  if (!default_sorting_field) return null;
  const sorting = fields.find(({ name }) => name === default_sorting_field);
  if (!sorting)
    return `Default sorting field is defined as \`${default_sorting_field}\` but is not found in the schema.`;
  return /^(int32|int64|float)$/.test(sorting.type) || sorting.sort === true
    ? null
    : `Default sorting field \`${default_sorting_field}\` is not a sortable type.`;
}

export function createCollection(store: Store, body: unknown): Answer {
  const { data } = wanted.safeParse(body);
  if (!data) return badRequest('Parameter `name` is required, and `fields`, an array of objects.');
  const error = refusal(data);
  if (error !== null) return badRequest(error);
  if (store.collections.has(data.name))
    return { status: 409, body: { message: `A collection with name \`${data.name}\` already exists.` } };
  const collection: StoredCollection = {
    schema: {
      ...data,
      default_sorting_field: data.default_sorting_field ?? '',
      fields: data.fields as unknown as Field[],
    },
    createdAt: Math.floor(Date.now() / 1000),
    documents: new Map(),
    engine: null,
  };
  store.collections.set(data.name, collection);
  return ok(described(data.name, collection), 201);
}
