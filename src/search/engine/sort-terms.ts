import type { CollectionSchema } from '../collection/collection.ts';
import { SearchProblem } from '../search-problem.ts';

/** One part of an order. `missing`: where documents without a value come; normal: numbers last, texts after "z". */
export type SortTerm =
  | { kind: 'text-match'; descending: boolean }
  | { kind: 'field'; field: string; descending: boolean; missing: 'first' | 'last' | 'normal' };

const MOST_TERMS = 3;
const TEXT_MATCH = '_text_match';
const PART = /^\s*([^:(]+?)\s*(?:\(\s*missing_values\s*:\s*(first|last|normal)\s*\))?\s*:\s*([^:]+?)\s*$/;

function termOf(schema: CollectionSchema, part: string): SortTerm {
  const [, name, missing = 'normal', order] = PART.exec(part) ?? [];
  if (name === undefined || order === undefined) {
    throw new SearchProblem(400, 'Parameter `sort_by` is malformed.');
  }
  const direction = order.toUpperCase();
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
  return { kind: 'field', field: name, descending, missing: missing as 'first' | 'last' | 'normal' };
}

/**
 * The order of a search (API-01, API-05): that of `sort_by`; else by how well the text matches, then by the
 * default sorting field, highest first. How well the text matches decides last where it is not named.
 */
export function sortTermsOf(schema: CollectionSchema, sortBy: string, hasText: boolean): SortTerm[] {
  const parts = sortBy.split(',').filter((part) => part.trim() !== '');
  if (parts.length > MOST_TERMS) {
    throw new SearchProblem(422, `Only upto ${MOST_TERMS} sort_by fields can be used.`);
  }
  const terms = parts.map((part) => termOf(schema, part));
  const textMatch: SortTerm = { kind: 'text-match', descending: true };
  if (terms.length === 0) {
    const rank = termOf(schema, `${schema.default_sorting_field}:desc`);
    return hasText ? [textMatch, rank] : [rank];
  }
  if (!hasText) return terms.filter(({ kind }) => kind !== 'text-match');
  const named = terms.some(({ kind }) => kind === 'text-match');
  return named || terms.length === MOST_TERMS ? terms : [...terms, textMatch];
}
