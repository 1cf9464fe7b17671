import { randomUUID } from 'node:crypto';
import type { Field } from '../../../src/search/collection/collection.ts';
import type { StoredCollection, StoredDocument } from './store.ts';

/** Checks of a value by the type of its field. */
export const HAS_TYPE: Record<Field['type'], (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  'string[]': (value) => Array.isArray(value) && value.every((entry) => typeof entry === 'string'),
  int32: (value) => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31,
  int64: Number.isInteger,
  float: (value) => typeof value === 'number',
  bool: (value) => typeof value === 'boolean',
};

type Outcome = { success: true } | { success: false; code: number; error: string; document: string };

/** Typesense's message when the collection refuses the document; null if it accepts. */
function refusal(document: Record<string, unknown>, fields: readonly Field[]): string | null {
  if (document.id !== undefined && typeof document.id !== 'string')
    return "Document's `id` field should be a string.";
  for (const { name, type, optional } of fields) {
    const value = document[name];
    if (value === undefined || value === null) {
      if (!optional)
        return `Field \`${name}\` has been declared in the schema, but is not found in the document.`;
    } else if (!HAS_TYPE[type](value)) return `Field \`${name}\` must be of type ${type}.`;
  }
  return null;
}

function parsed(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

function importLine(collection: StoredCollection, line: string, action: string): Outcome {
  const { documents, schema } = collection;
  const refused = (code: number, error: string): Outcome => ({ success: false, code, error, document: line });
  const input = parsed(line);
  if (!input) return refused(400, 'Bad JSON: not a properly formed document.');
  const stored = documents.get(String(input.id));
  if (action === 'create' && stored) return refused(409, `A document with id ${input.id} already exists.`);
  if (action === 'update' && !stored) return refused(404, `Could not find a document with id: ${input.id}`);
  const document = { ...(action === 'update' || action === 'emplace' ? stored : {}), ...input };
  const error = refusal(document, schema.fields);
  if (error !== null) return refused(400, error);
  // A replaced document keeps its position among equals, a new one comes last.
  const id = typeof document.id === 'string' ? document.id : randomUUID();
  documents.set(id, { ...document, id });
  return { success: true };
}

/** Imports documents from JSON lines; returns one result line for each. */
export function importLines(collection: StoredCollection, text: string, action: string): string {
  const answers = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => importLine(collection, line, action));
  collection.engine = null;
  return answers.map((answer) => JSON.stringify(answer)).join('\n');
}

/** Exports all documents with the named fields as JSON lines. */
export function exportLines({ documents }: StoredCollection, fields: string | null): string {
  const names = fields?.split(',');
  const shown = (document: StoredDocument) =>
    names ? Object.fromEntries(names.map((name) => [name, document[name]])) : document;
  return [...documents.values()].map((document) => JSON.stringify(shown(document))).join('\n');
}
