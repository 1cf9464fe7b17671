/**
 * Typesense's `multi_search` as the site speaks it, over HTTP and to the in-browser engine alike.
 * Names and shapes are Typesense 29's: https://typesense.org/docs/29.0/api/search.html
 */

/** One search. Lists are comma-separated strings, as Typesense takes them. */
export interface SearchParams {
  collection: string;
  /** `*` or empty: everything. A search without it is refused. */
  q?: string;
  query_by?: string;
  query_by_weights?: string;
  filter_by?: string;
  /** Words that a beginning in a filter (`model:C*`) stands for at most; a server's default is 4, ours is all. */
  max_filter_by_candidates?: number;
  facet_by?: string;
  /** `model:Hil`: only the values of that facet that begin so. */
  facet_query?: string;
  /** Default 10. */
  max_facet_values?: number;
  /** `price:asc,custom_rank:desc`; `_text_match` is how well the text matches. At most three. */
  sort_by?: string;
  /** Ids of documents to leave out. */
  hidden_hits?: string;
  /** From 1; default 1. */
  page?: number;
  /** 0 to 250; default 10. */
  per_page?: number;
  /** In place of `page`, before which it goes: how many hits to skip. */
  offset?: number;
  /** In place of `per_page`, which goes before it. */
  limit?: number;
  /** Fields whose text is marked; default those of `query_by`. */
  highlight_fields?: string;
  highlight_full_fields?: string;
  highlight_start_tag?: string;
  highlight_end_tag?: string;
  include_fields?: string;
  exclude_fields?: string;
  /** One for all fields of `query_by`, or one each; default true. */
  prefix?: string | boolean;
  /** 0, 1 or 2, one for all fields of `query_by` or one each; default 2. */
  num_typos?: string | number;
  /** Look for typos only while fewer are found; default 1. */
  typo_tokens_threshold?: number;
  /** Drop words of the query only while fewer are found; default 1. */
  drop_tokens_threshold?: number;
  prioritize_exact_match?: boolean;
}

export interface MultiSearchBody {
  searches: SearchParams[];
}

export interface Highlight {
  field: string;
  /** The field's text, or the part of it around the match, with the matched words marked. */
  snippet?: string;
  /** The whole text marked: of the fields named in `highlight_full_fields`. */
  value?: string;
  /** Of list fields: the entries that match, marked, with their places in the list. */
  snippets?: string[];
  values?: string[];
  indices?: number[];
  matched_tokens: string[] | string[][];
}

export interface Hit<Document = Record<string, unknown>> {
  document: Document;
  highlight: Record<string, unknown>;
  highlights: Highlight[];
  /** Higher matches better; absent where there was no query text. */
  text_match?: number;
  /** Ours alone, from the in-browser engine: the place in the order a search starts in, from 0. */
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
  /** `min` and the others only of number fields. */
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

/** What one search answers in place of a result when it cannot be answered. */
export interface SearchFailure {
  /** 400 the request is wrong, 404 no such collection or field. */
  code: number;
  error: string;
}

export interface MultiSearchResponse<Document = Record<string, unknown>> {
  results: (SearchResult<Document> | SearchFailure)[];
}
