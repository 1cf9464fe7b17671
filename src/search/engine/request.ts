import type { CollectionSchema } from '../collection/collection.ts';
import type { SearchParams } from '../protocol.ts';
import { SearchProblem } from '../search-problem.ts';

const DEFAULT_PER_PAGE = 10;
/** As many hits as Typesense gives at once. */
export const MOST_PER_PAGE = 250;
const DEFAULT_FACET_VALUES = 10;

/** Parts between commas outside brackets, blank ones left out. */
export const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function wholeNumber(name: string, value: unknown): number | null {
  if (value === undefined || value === '') return null;
  const number = Number(value);
  if (Number.isSafeInteger(number) && number >= 0) return number;
  throw new SearchProblem(400, `Parameter \`${name}\` must be an unsigned integer.`);
}

export interface Paging {
  from: number;
  perPage: number;
  /** From 1. */
  page: number;
}

/** Which hits are asked for (API-01, API-02): `offset` and `limit` go before `page` and `per_page`. */
export function pagingOf(params: SearchParams): Paging {
  const perPage =
    wholeNumber('limit', params.limit) ?? wholeNumber('per_page', params.per_page) ?? DEFAULT_PER_PAGE;
  if (perPage > MOST_PER_PAGE) {
    throw new SearchProblem(422, `Only upto ${MOST_PER_PAGE} hits can be fetched per page.`);
  }
  const offset = wholeNumber('offset', params.offset);
  if (offset !== null) {
    return { from: offset, perPage, page: perPage === 0 ? 1 : Math.floor(offset / perPage) + 1 };
  }
  const page = wholeNumber('page', params.page) || 1;
  return { from: (page - 1) * perPage, perPage, page };
}

export const mostFacetValues = (params: SearchParams): number =>
  wholeNumber('max_facet_values', params.max_facet_values) ?? DEFAULT_FACET_VALUES;

/** Whether a search has words to look for. */
export const hasText = (params: SearchParams): boolean => (params.q ?? '*').trim() !== '' && params.q !== '*';

/** Fields to look for words in; throws where one is not of the schema or holds no text. */
export function queryFields(schema: CollectionSchema, params: SearchParams): string[] {
  const names = listOf(params.query_by);
  if (names.length === 0) throw new SearchProblem(400, 'No search fields specified for the query.');
  for (const name of names) {
    const field = schema.fields.find((candidate) => candidate.name === name);
    if (!field) throw new SearchProblem(404, `Could not find a field named \`${name}\` in the schema.`);
    if (field.index === false) {
      throw new SearchProblem(400, `Field \`${name}\` is marked as a non-indexed field in the schema.`);
    }
    if (field.type !== 'string' && field.type !== 'string[]') {
      throw new SearchProblem(400, `Field \`${name}\` should be a string or a string array.`);
    }
  }
  return names;
}

/** A parameter with one value for all fields, or one for each. */
export function perField<Value>(
  name: string,
  given: unknown,
  fields: number,
  fallback: Value,
  read: (text: string) => Value | null,
): Value[] {
  const texts = given === undefined ? [] : listOf(String(given));
  const values = texts.map((text) => {
    const value = read(text);
    if (value === null) throw new SearchProblem(400, `Parameter \`${name}\` is malformed.`);
    return value;
  });
  const [only = fallback] = values;
  if (values.length <= 1) return new Array<Value>(fields).fill(only);
  if (values.length === fields) return values;
  throw new SearchProblem(
    400,
    `Number of values in \`${name}\` does not match number of \`query_by\` fields.`,
  );
}
