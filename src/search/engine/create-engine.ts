import { errorMessage } from '../../lib/error-message.ts';
import type { Collection } from '../collection/collection.ts';
import type {
  MultiSearchBody,
  MultiSearchResponse,
  SearchFailure,
  SearchParams,
  SearchResult,
} from '../protocol.ts';
import { SearchProblem } from '../search-problem.ts';
import { type Bitset, docsInBitset, toFlags } from './bitset.ts';
import type { EngineAnswer } from './engine-answer.ts';
import { parseFacetQuery } from './facet-query.ts';
import { createFacets } from './facets.ts';
import { createFilterEngine } from './filter-engine.ts';
import { toHit } from './hits.ts';
import { refuseUnsupported } from './parameters.ts';
import { hasText, maxFacetValues, parsePaging, requireQuery, wholeNumber } from './parse-params.ts';
import { answerEach, type ParamTexts, readParams } from './request-body.ts';
import { createSortOrders } from './sort-orders.ts';
import { parseSortBy } from './sort-terms.ts';
import { sortedIndexOf } from './sorted-numbers.ts';
import { splitList } from './split-list.ts';
import { createTextSearcher } from './text/create-text-searcher.ts';
import type { TextMatches } from './text/text-search.ts';
import { parseTextSettings, type TextSettings } from './text-settings.ts';
import { textSourceOf } from './text-source.ts';
import { topByFields, topByText } from './top-docs.ts';

export interface EngineProblem extends SearchFailure {
  kind: 'problem';
}

export interface SearchEngine {
  /**
   * Runs one search (API-01, API-03) with the results Typesense 29 would give. Never throws: an invalid
   * request returns a problem with Typesense's message and code (400, 404 or 422).
   */
  search: (params: SearchParams) => EngineAnswer | EngineProblem;
  /**
   * Converts an answer to Typesense's format. `documentOf` returns a document by its index in the collection.
   */
  respond: <Document extends object>(
    answer: EngineAnswer | EngineProblem,
    documentOf: (doc: number) => Document,
  ) => SearchResult<Document> | SearchFailure;
  /** Runs all searches of a body; one that fails does not affect the others. */
  multiSearch: <Document extends object>(
    body: MultiSearchBody,
    documentOf: (doc: number) => Document,
  ) => MultiSearchResponse<Document>;
}

interface Matches {
  docs: Uint32Array;
  /** The same documents as a bitset; null if no filter applies, and for a search with query text. */
  bits: Bitset | null;
  /** Null if the search has no query text. */
  text: TextMatches | null;
}

/**
 * Creates the search engine of one collection. Indexes for searching, sorting and facets are built on first
 * use.
 */
export function createEngine(collection: Collection): SearchEngine {
  const { schema, size } = collection;
  const filterDocs = createFilterEngine(collection);
  const facets = createFacets(collection);
  const orders = createSortOrders(collection);
  const searchText = createTextSearcher(textSourceOf(collection));
  const allDocs = Uint32Array.from({ length: size }, (_, doc) => doc);

  function match(q: string, params: ParamTexts, settings: TextSettings): Matches {
    const bits = filterDocs(params.filter_by ?? '', splitList(params.hidden_hits));
    if (!hasText(q)) return { docs: bits ? docsInBitset(bits) : allDocs, bits, text: null };
    if (settings.fields.length === 0) {
      throw new SearchProblem(400, 'No search fields specified for the query.');
    }
    const text = searchText({ ...settings, q, allowed: bits && toFlags(bits, size) });
    return { docs: text.docs, bits: null, text };
  }

  function answer(params: ParamTexts): EngineAnswer {
    const started = performance.now();
    const q = requireQuery(params);
    refuseUnsupported(params);
    const paging = parsePaging(params);
    const limit = maxFacetValues(params);
    // Validated but not used: the engine always tries every word that begins with a filter's prefix.
    wholeNumber(params, 'max_filter_by_candidates');
    const settings = parseTextSettings(schema, params);
    const terms = parseSortBy(schema, params.sort_by ?? '', hasText(q));
    const facetFields = splitList(params.facet_by);
    facetFields.forEach(facets.check);
    const facetQuery = parseFacetQuery(params.facet_query ?? '', facetFields);

    const { docs, bits, text } = match(q, params, settings);
    const [from, to] = [paging.from, paging.from + paging.perPage];
    const page = text
      ? topByText(orders, terms, text, from, to)
      : topByFields(orders, terms, { docs, bits }, from, to);
    const startTag = params.highlight_start_tag ?? '<mark>';
    const endTag = params.highlight_end_tag ?? '</mark>';
    const full = splitList(params.highlight_full_fields);
    const highlightFields = params.highlight_fields
      ? splitList(params.highlight_fields).filter((name) => collection.columns.has(name))
      : null;
    // Null if every document was found, whose facet counts are known.
    const foundDocs = bits || text ? docs : null;
    return {
      kind: 'answer',
      params,
      found: docs.length,
      page: paging.page,
      perPage: paging.perPage,
      docs: page,
      facets: facetFields.map((field) =>
        facets.count({ field, limit, query: facetQuery, startTag, endTag }, foundDocs),
      ),
      textMatch:
        text && Float64Array.from(page, (doc) => text.scores[sortedIndexOf(text.docs, doc)] as number),
      highlights: (doc) => text?.highlights(doc, { fields: highlightFields, full, startTag, endTag }) ?? [],
      took: performance.now() - started,
    };
  }

  function search(params: SearchParams): EngineAnswer | EngineProblem {
    try {
      return answer(readParams(params));
    } catch (problem) {
      if (problem instanceof SearchProblem) {
        return { kind: 'problem', code: problem.code, error: problem.message };
      }
      const reason = errorMessage(problem);
      return { kind: 'problem', code: 500, error: `The search failed: ${reason}` };
    }
  }

  function respond<Document extends object>(
    found: EngineAnswer | EngineProblem,
    documentOf: (doc: number) => Document,
  ): SearchResult<Document> | SearchFailure {
    if (found.kind === 'problem') return { code: found.code, error: found.error };
    const { params } = found;
    const q = params.q ?? '*';
    return {
      found: found.found,
      out_of: size,
      page: found.page,
      hits: Array.from(found.docs, (doc, index) => toHit(found, doc, index, documentOf(doc))),
      facet_counts: found.facets,
      search_time_ms: Math.round(found.took),
      search_cutoff: false,
      request_params: { collection_name: params.collection ?? '', q, per_page: found.perPage, first_q: q },
    };
  }

  return {
    search,
    respond,
    multiSearch: (body, documentOf) => ({
      results: answerEach(body, (params) => respond(search(params), documentOf)),
    }),
  };
}
