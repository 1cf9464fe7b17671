import type { CollectionSchema } from '../collection/collection.ts';
import type { SearchParams } from '../protocol.ts';
import { SearchProblem } from '../search-problem.ts';
import { listOf, perField, queryFields } from './request.ts';
import type { TextQuery } from './text/text-search.ts';

const DEFAULT_TYPOS = 2;
const DEFAULT_THRESHOLD = 1;

const typosOf = (text: string): number | null => (/^\d+$/.test(text) ? Math.min(Number(text), 2) : null);
const flagOf = (text: string): boolean | null => (text === 'true' ? true : text === 'false' ? false : null);

function weightsOf(params: SearchParams, fields: number): number[] | null {
  const weights = listOf(params.query_by_weights).map(Number);
  if (weights.length === 0) return null;
  if (weights.length === fields && weights.every(Number.isInteger)) return weights;
  throw new SearchProblem(
    400,
    'Number of weights in `query_by_weights` does not match number of `query_by` fields.',
  );
}

/** What a search's words are looked for by (API-01); throws where a parameter is not as it should be. */
export function textQueryOf(
  schema: CollectionSchema,
  params: SearchParams,
  allowed: Uint8Array | null,
): TextQuery {
  const fields = queryFields(schema, params);
  return {
    q: params.q ?? '',
    fields,
    weights: weightsOf(params, fields.length),
    prefix: perField('prefix', params.prefix, fields.length, true, flagOf),
    typos: perField('num_typos', params.num_typos, fields.length, DEFAULT_TYPOS, typosOf),
    typoTokensThreshold: Number(params.typo_tokens_threshold ?? DEFAULT_THRESHOLD),
    dropTokensThreshold: Number(params.drop_tokens_threshold ?? DEFAULT_THRESHOLD),
    prioritizeExactMatch: params.prioritize_exact_match ?? true,
    allowed,
  };
}
