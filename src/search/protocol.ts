/**
 * The part of Typesense's `multi_search` that the site uses, over HTTP and with the in-browser engine. Names
 * and shapes follow Typesense 29: https://typesense.org/docs/29.0/api/search.html
 */

/** One search. Lists are comma-separated strings. */
export interface SearchParams {
  collection: string;
  /** `*` or empty matches everything. Required. */
  q?: string;
  query_by?: string;
  query_by_weights?: string;
  filter_by?: string;
  /**
   * Maximum number of words that a prefix in a filter (`model:C*`) may match. A server's default is 4; the
   * in-browser engine has no limit.
   */
  max_filter_by_candidates?: number;
  facet_by?: string;
  /** `model:Hil` returns only the values of `model` that start with "Hil". */
  facet_query?: string;
  /** Default 10. */
  max_facet_values?: number;
  /** `price:asc,custom_rank:desc`; at most three parts. `_text_match` is the match score. */
  sort_by?: string;
  /** Ids of documents to exclude. */
  hidden_hits?: string;
  /** From 1; default 1. */
  page?: number;
  /** 0 to 250; default 10. */
  per_page?: number;
  /** Hits to skip; overrides `page`. */
  offset?: number;
  /** Like `per_page`, which overrides it. */
  limit?: number;
  /** Fields to highlight; default: those of `query_by`. */
  highlight_fields?: string;
  highlight_full_fields?: string;
  highlight_start_tag?: string;
  highlight_end_tag?: string;
  include_fields?: string;
  exclude_fields?: string;
  /** One value for all fields of `query_by` or one per field; default true. */
  prefix?: string | boolean;
  /** 0, 1 or 2; one value for all fields of `query_by` or one per field; default 2. */
  num_typos?: string | number;
  /** Allow typos only if fewer documents are found without; default 1. */
  typo_tokens_threshold?: number;
  /** Drop words of the query only if fewer documents are found without; default 1. */
  drop_tokens_threshold?: number;
  prioritize_exact_match?: boolean;
}

export interface MultiSearchBody {
  searches: SearchParams[];
}

export interface Highlight {
  field: string;
  /** The text around the match, with the matching words marked. */
  snippet?: string;
  /** The whole text with marks, for the fields in `highlight_full_fields`. */
  value?: string;
  /** List fields only: the matching entries with marks, and their indexes in the list. */
  snippets?: string[];
  values?: string[];
  indices?: number[];
  matched_tokens: string[] | string[][];
}

export interface Hit<Document = Record<string, unknown>> {
  document: Document;
  highlight: Record<string, unknown>;
  highlights: Highlight[];
  /** Higher is better; absent without a query. */
  text_match?: number;
  /** Only from the in-browser engine, not part of Typesense: position in the default order, from 0. */
  place?: number;
}

export interface FacetCount {
  value: string;
  highlighted: string;
  count: number;
}

export interface FacetResult {
  field_name: string;
  sampled: false;
  counts: FacetCount[];
  /** `min`, `max`, `sum` and `avg` for number fields only. */
  stats: { total_values: number; min?: number; max?: number; sum?: number; avg?: number };
}

export interface SearchResult<Document = Record<string, unknown>> {
  found: number;
  out_of: number;
  page: number;
  hits: Hit<Document>[];
  facet_counts: FacetResult[];
  search_time_ms: number;
  search_cutoff: false;
  request_params: { collection_name: string; q: string; per_page: number; first_q?: string };
}

/** Takes the place of a result if a search fails. */
export interface SearchFailure {
  /** 400 or 422: invalid request; 404: no such collection or field. */
  code: number;
  error: string;
}

export interface MultiSearchResponse<Document = Record<string, unknown>> {
  results: (SearchResult<Document> | SearchFailure)[];
}
