import { ownProperty } from '../../lib/own-property.ts';
import { SearchProblem } from '../search-problem.ts';
import type { ParamTexts } from './request-body.ts';

/**
 * Each search parameter of Typesense 29 and 30 is in one of the three lists below, with a row in
 * docs/search-parameters.md. The engine supports the parameters of this list, with the same results as a server.
 *
 * @public a test compares it with the document
 */
export const SUPPORTED: readonly string[] = [
  ...['collection', 'q', 'query_by', 'query_by_weights', 'prefix', 'num_typos', 'typo_tokens_threshold'],
  ...['drop_tokens_threshold', 'prioritize_exact_match', 'filter_by', 'max_filter_by_candidates', 'sort_by'],
  ...['hidden_hits', 'facet_by', 'facet_query', 'max_facet_values', 'page', 'per_page', 'offset', 'limit'],
  ...['include_fields', 'exclude_fields', 'highlight_fields', 'highlight_full_fields'],
  ...['highlight_start_tag', 'highlight_end_tag'],
];

/**
 * Accepted with any value: for collections like ours they do not change a server's results.
 *
 * @public a test compares it with the document
 */
export const WITHOUT_EFFECT: readonly string[] = [
  ...['enable_overrides', 'override_tags', 'filter_curated_hits', 'enable_synonyms', 'synonym_prefix'],
  ...['synonym_num_typos', 'synonym_sets', 'facet_strategy', 'facet_sample_threshold', 'group_limit'],
  ...['group_missing_values', 'group_max_candidates', 'max_extra_prefix', 'max_extra_suffix'],
  ...['enable_lazy_filter', 'search_cutoff_ms', 'use_cache', 'cache_ttl', 'enable_analytics'],
  ...['conversation_id', 'conversation_model_id', 'conversation_stream', 'nl_model_id', 'nl_query_debug'],
  ...['nl_query_prompt_cache_ttl', 'remote_embedding_timeout_ms', 'remote_embedding_num_tries'],
  ...['rerank_hybrid_matches', 'x-typesense-api-key', 'x-typesense-user-id'],
];

/**
 * Refused unless they have the default value of a server, which is given here, or are empty. '' if a server has no
 * default.
 */
export const REFUSED: Readonly<Record<string, string>> = {
  group_by: '',
  pinned_hits: '',
  vector_query: '',
  voice_query: '',
  preset: '',
  stopwords: '',
  conversation: 'false',
  nl_query: 'false',
  personalization_user_id: '',
  personalization_model_id: '',
  diversity_lambda: '',
  infix: 'off',
  pre_segmented_query: 'false',
  exhaustive_search: 'false',
  split_join_tokens: 'fallback',
  drop_tokens_mode: 'right_to_left',
  enable_typos_for_numerical_tokens: 'true',
  enable_typos_for_alpha_numerical_tokens: 'true',
  min_len_1typo: '4',
  min_len_2typo: '7',
  max_candidates: '',
  text_match_type: 'max_score',
  prioritize_token_position: 'false',
  prioritize_num_matching_fields: 'true',
  facet_query_num_typos: '2',
  facet_return_parent: '',
  facet_sample_percent: '100',
  limit_hits: '',
  highlight_affix_num_tokens: '4',
  snippet_threshold: '30',
  enable_highlight_v1: 'true',
  validate_field_names: 'true',
};

/** @throws SearchProblem if a search uses a parameter that only a server supports */
export function refuseUnsupported(params: ParamTexts): void {
  for (const [name, text] of Object.entries(params)) {
    if (!Object.hasOwn(REFUSED, name)) continue;
    const values = text.split(',').map((value) => value.trim());
    if (values.every((value) => value === '' || value === ownProperty(REFUSED, name))) continue;
    throw new SearchProblem(400, `Parameter \`${name}\` is not supported by the search in the browser.`);
  }
}
