import type { CollectionSchema } from '../collection/collection.ts';
import { SearchProblem } from '../search-problem.ts';

/**
 * One part of a sort order. `missing` is the position of documents without a value; `normal` puts missing numbers
 * last and sorts missing text after "z".
 */
export type SortTerm =
  | { kind: 'text-match'; descending: boolean }
  | { kind: 'field'; field: string; descending: boolean; missing: 'first' | 'last' | 'normal' };

const MAX_TERMS = 3;
const TEXT_MATCH = '_text_match';

const malformed = () => new SearchProblem(400, 'Parameter `sort_by` is malformed.');

/**
 * Splits a `sort_by` at commas outside brackets. As on the server, a comma at the very end belongs to the
 * last part, which is then invalid.
 */
function splitParts(sortBy: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < sortBy.length; i++) {
    const character = sortBy[i];
    if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    else if (character === ',' && depth === 0 && i < sortBy.length - 1) {
      parts.push(sortBy.slice(start, i).trim());
      start = i + 1;
    }
  }
  const last = sortBy.slice(start).trim();
  if (last !== '' || parts.length === 0) parts.push(last);
  return parts;
}

/** Parses the part before the direction: "km" or "km(missing_values: first)". */
function parseName(text: string): { name: string; missing: 'first' | 'last' | 'normal' } {
  const open = text.indexOf('(');
  if (open === -1) return { name: text, missing: 'normal' };
  const name = text.slice(0, open).trim();
  const [key, value, ...more] = text
    .slice(open + 1)
    .split(':')
    .map((part) => part.trim());
  const missing = ['first', 'last', 'normal'] as const;
  const found = missing.find((option) => value?.endsWith(')') && value.slice(0, -1).trim() === option);
  if (name === '' || key !== 'missing_values' || more.length > 0 || found === undefined) throw malformed();
  return { name, missing: found };
}

function parseTerm(schema: CollectionSchema, part: string): SortTerm {
  const colon = part.lastIndexOf(':');
  if (colon < 1 || colon === part.length - 1) throw malformed();
  const { name, missing } = parseName(part.slice(0, colon).trim());
  const direction = part
    .slice(colon + 1)
    .trim()
    .toUpperCase();
  if (direction !== 'ASC' && direction !== 'DESC') {
    throw new SearchProblem(400, `Order for field\` ${name}\` should be either ASC or DESC.`);
  }
  const descending = direction === 'DESC';
  if (name === TEXT_MATCH) return { kind: 'text-match', descending };
  const field = schema.fields.find((candidate) => candidate.name === name);
  const sortable = field?.index !== false && !field?.type.endsWith('[]');
  if (!field || !sortable || !(field.sort ?? field.type !== 'string')) {
    throw new SearchProblem(404, `Could not find a field named \`${name}\` in the schema for sorting.`);
  }
  return { kind: 'field', field: name, descending, missing };
}

/**
 * Parses `sort_by` (API-01, API-05). The default is text match, then the default sorting field, highest
 * first. Text match is added as the last term if `sort_by` does not contain it.
 *
 * @throws SearchProblem
 */
export function parseSortBy(schema: CollectionSchema, sortBy: string, hasText: boolean): SortTerm[] {
  const parts = sortBy === '' ? [] : splitParts(sortBy);
  if (parts.length > MAX_TERMS) {
    throw new SearchProblem(400, `Only upto ${MAX_TERMS} sort_by fields can be used.`);
  }
  const terms = parts.map((part) => parseTerm(schema, part));
  const textMatch: SortTerm = { kind: 'text-match', descending: true };
  if (terms.length === 0) {
    const byDefault = parseTerm(schema, `${schema.default_sorting_field}:desc`);
    return hasText ? [textMatch, byDefault] : [byDefault];
  }
  if (!hasText) return terms.filter(({ kind }) => kind !== 'text-match');
  const hasTextMatch = terms.some(({ kind }) => kind === 'text-match');
  return hasTextMatch || terms.length === MAX_TERMS ? terms : [...terms, textMatch];
}
