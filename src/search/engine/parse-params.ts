import type { CollectionSchema } from '../collection/collection.ts';
import { SearchProblem } from '../search-problem.ts';
import type { ParamTexts } from './request-body.ts';
import { splitList } from './split-list.ts';

/** Typesense's defaults and limit. */
const DEFAULT_PER_PAGE = 10;
export const MAX_PER_PAGE = 250;
const DEFAULT_FACET_VALUES = 10;
/** The largest number that Typesense accepts in these parameters. */
const MAX_UINT32 = 2 ** 32 - 1;

type NumberName =
  | 'page'
  | 'per_page'
  | 'offset'
  | 'limit'
  | 'max_facet_values'
  | 'typo_tokens_threshold'
  | 'drop_tokens_threshold'
  | 'max_filter_by_candidates';

/**
 * Parses a parameter that must be a whole number from 0 to 2³² - 1; undefined if it is missing.
 *
 * @throws SearchProblem for any other value
 */
export function wholeNumber(params: ParamTexts, name: NumberName): number | undefined {
  const text = params[name];
  if (text === undefined) return undefined;
  if (/^\d+$/.test(text) && Number(text) <= MAX_UINT32) return Number(text);
  throw new SearchProblem(400, `Parameter \`${name}\` must be an unsigned integer.`);
}

export interface Paging {
  /** Index of the first hit, from 0. */
  from: number;
  perPage: number;
  /** From 1. */
  page: number;
}

/**
 * The hits to return (API-01, API-02). As in Typesense, `offset` overrides `page` and `per_page` overrides
 * `limit`.
 */
export function parsePaging(params: ParamTexts): Paging {
  const limit = wholeNumber(params, 'limit');
  // With a facet query, Typesense returns no hits unless some are requested.
  const defaultPerPage = params.facet_query ? 0 : DEFAULT_PER_PAGE;
  const perPage = wholeNumber(params, 'per_page') ?? limit ?? defaultPerPage;
  if (perPage > MAX_PER_PAGE) {
    throw new SearchProblem(422, `Only upto ${MAX_PER_PAGE} hits can be fetched per page.`);
  }
  // Typesense reads page 0 as page 1.
  const page = wholeNumber(params, 'page') || 1;
  const offset = wholeNumber(params, 'offset');
  if (offset) return { from: offset, perPage, page: perPage === 0 ? 1 : Math.floor(offset / perPage) + 1 };
  return { from: (page - 1) * perPage, perPage, page };
}

export const maxFacetValues = (params: ParamTexts): number =>
  wholeNumber(params, 'max_facet_values') ?? DEFAULT_FACET_VALUES;

/** @throws SearchProblem if `q` is missing */
export function requireQuery({ q }: ParamTexts): string {
  if (q === undefined) throw new SearchProblem(400, 'Parameter `q` is required.');
  return q;
}

/** False for a search that matches everything. */
export const hasText = (q: string): boolean => q.trim() !== '' && q !== '*';

/**
 * Parses `query_by`.
 *
 * @throws SearchProblem if a field is missing from the schema or is not text
 */
export function queryFields(schema: CollectionSchema, params: ParamTexts): string[] {
  const names = splitList(params.query_by);
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

/**
 * Parses a parameter with one value for all fields or one per field. Returns one value per field.
 *
 * @param fieldCount number of fields in `query_by`
 * @param fallback the value if the parameter is missing
 * @param parse returns null for a malformed value
 * @throws SearchProblem if a value is malformed, or if the number of values is neither 1 nor `fieldCount`
 */
export function perField<Value>(
  name: 'prefix' | 'num_typos',
  params: ParamTexts,
  fieldCount: number,
  fallback: Value,
  parse: (text: string) => Value | null,
): Value[] {
  const values = splitList(params[name]).map((text) => {
    const value = parse(text);
    if (value === null) throw new SearchProblem(400, `Parameter \`${name}\` is malformed.`);
    return value;
  });
  const [only = fallback] = values;
  if (values.length <= 1) return new Array<Value>(fieldCount).fill(only);
  if (values.length === fieldCount) return values;
  throw new SearchProblem(
    400,
    `Number of values in \`${name}\` does not match number of \`query_by\` fields.`,
  );
}
