import type { Field } from '../../../src/search/collection/collection.ts';
import type { StoredCollection, StoredDocument } from './store.ts';

const FITS: Record<Field['type'], (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  'string[]': (value) => Array.isArray(value) && value.every((entry) => typeof entry === 'string'),
  int32: (value) => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31,
  'int32[]': (value) => Array.isArray(value) && value.every(Number.isInteger),
  int64: Number.isInteger,
  float: (value) => typeof value === 'number',
  bool: (value) => typeof value === 'boolean',
};

/** Why the collection does not take the document, in Typesense's words; null: it does. */
function refusal(document: StoredDocument, fields: readonly Field[]): string | null {
  for (const { name, type, optional } of fields) {
    const value = document[name];
    if (value === undefined) {
      if (!optional)
        return `Field \`${name}\` has been declared in the schema, but is not found in the document.`;
    } else if (!FITS[type](value)) return `Field \`${name}\` must be of type ${type}.`;
  }
  return null;
}

/** Takes documents written one a line; answers a line for each. */
export function importLines(collection: StoredCollection, text: string): string {
  const answers = text.split('\n').map((line) => {
    const document = JSON.parse(line) as StoredDocument;
    const error = refusal(document, collection.schema.fields);
    if (error !== null) return { success: false, code: 400, error, document: line };
    collection.documents.set(document.id, document);
    return { success: true };
  });
  collection.engine = null;
  return answers.map((answer) => JSON.stringify(answer)).join('\n');
}

/** Every document with the fields named, one a line. */
export function exportLines({ documents }: StoredCollection, fields: string | null): string {
  const names = fields?.split(',');
  return [...documents.values()]
    .map((document) =>
      JSON.stringify(names ? Object.fromEntries(names.map((name) => [name, document[name]])) : document),
    )
    .join('\n');
}
