import type { CollectionSchema } from '../collection/collection.ts';
import { SearchProblem } from '../search-problem.ts';
import { perField, queryFields, wholeNumber } from './parse-params.ts';
import type { ParamTexts } from './request-body.ts';
import { splitList } from './split-list.ts';
import type { TextQuery } from './text/text-search.ts';

/** Typesense's maximum for `num_typos`, and its default. */
const MAX_TYPOS = 2;
/** Typesense's default for `typo_tokens_threshold` and `drop_tokens_threshold`, in documents found. */
const DEFAULT_THRESHOLD = 1;

/** Null if the text is not a whole number. */
const parseTypos = (text: string): number | null =>
  /^\d+$/.test(text) ? Math.min(Number(text), MAX_TYPOS) : null;

/** Null if the text is neither "true" nor "false". */
const parseFlag = (text: string): boolean | null =>
  text === 'true' || text === 'false' ? text === 'true' : null;

/** Null if the search gives no weights. */
function parseWeights(params: ParamTexts, fields: number): number[] | null {
  const texts = splitList(params.query_by_weights);
  if (texts.length === 0) return null;
  if (!texts.every((text) => /^\d+$/.test(text))) {
    throw new SearchProblem(400, 'Parameter `query_by_weights` is malformed.');
  }
  if (texts.length === fields) return texts.map(Number);
  throw new SearchProblem(
    400,
    'Number of weights in `query_by_weights` does not match number of `query_by` fields.',
  );
}

/** The parameters of a text search, without the query and the filter's result. */
export type TextSettings = Omit<TextQuery, 'q' | 'allowed'>;

/**
 * Parses and validates the parameters of text search (API-01), even for a search without a query.
 *
 * @throws SearchProblem if a parameter is invalid
 */
export function parseTextSettings(schema: CollectionSchema, params: ParamTexts): TextSettings {
  const fields = queryFields(schema, params);
  const typoTokensThreshold = wholeNumber(params, 'typo_tokens_threshold') ?? DEFAULT_THRESHOLD;
  const dropTokensThreshold = wholeNumber(params, 'drop_tokens_threshold') ?? DEFAULT_THRESHOLD;
  return {
    fields,
    weights: parseWeights(params, fields.length),
    prefix: perField('prefix', params, fields.length, true, parseFlag),
    typos: perField('num_typos', params, fields.length, MAX_TYPOS, parseTypos),
    typoTokensThreshold,
    dropTokensThreshold,
    prioritizeExactMatch: (params.prioritize_exact_match ?? 'true') === 'true',
  };
}
