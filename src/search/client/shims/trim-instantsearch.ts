import { fileURLToPath } from 'node:url';

const UNUSED = fileURLToPath(new URL('./unused.ts', import.meta.url));
const UNUSED_PARTS =
  /\/(createInsightsMiddleware|createMetadataMiddleware|hydrateSearchClient|hydrateRecommendCache|addInsightsToRecommendParameters|createSendEventFor(Facet|Hits)|createHelpers|routers\/history|stateMappings\/simple|documentation)\.js$/;

/**
 * CommonJS modules of InstantSearch's search helper, for category trees and recommendations. The one for trees is
 * called for every answer, and returns the function that draws a tree.
 */
const UNUSED_HELPERS = /\/(generate-hierarchical-tree|sortAndMergeRecommendations|RecommendResults)$/;
const UNUSED_HELPER = '\0forecourt:unused-helper';
const UNUSED_HELPER_CODE =
  "module.exports = () => () => { throw new Error('Removed by trim-instantsearch.ts.'); }";

/** The search helper creates a `RecommendParameters` object when it starts and reads only its list of parameters. */
const RECOMMENDATION = /\/RecommendParameters$/;
const NO_RECOMMENDATION = '\0forecourt:no-recommendation';
const NO_RECOMMENDATION_CODE = 'module.exports = function () { this.params = []; }';

/**
 * Methods of the search helper that nothing calls: those for Algolia products that Typesense does not have, such as
 * recommendations and compositions, those for a search without widgets, and older names of others.
 */
const UNUSED_METHODS =
  /^AlgoliaSearchHelper\.prototype\.(findAnswers|getHierarchicalFacetBreadcrumb|getModifiedRecommendState|isTagRefined|searchForCompositionFacetValues|searchForFacetValues|searchOnce|searchWithComposition|recommend|_recommend|_runComposition|_dispatchRecommend\w+|_recommendChange|getRefinements|getQuery|getTags|hasTag|hasRefinements|containsRefinement|is(Excluded|DisjunctiveRefined)|_hasDisjunctiveRefinements|(next|previous)Page|(add|remove|toggle)(Frequently|Related|Trending|Looking|FacetExclusion|Exclude|DisjunctiveRefine|Refine|Tag)\w*) (?:= function[\s\S]*?^|=\n +function[\s\S]*?^ +)};$/gm;

/** Methods of the search's parameters that only those above called, or nothing. */
const UNUSED_SETTERS =
  /^ {2}(addTagRefinement|getHierarchicalFacetBreadcrumb|set(Facets|DisjunctiveFacets|HitsPerPage|TypoTolerance)|getExcludeRefinements|getUnrefinedDisjunctiveFacets|(remove|toggle)TagRefinement|(add|remove|toggle)Exclude(Facet)?Refinement|addHierarchicalFacet|removeHierarchicalFacet|_getHierarchical(FacetSortBy|ShowParentLevel)): function[\s\S]*?^ {2}},$/gm;

/** A list of all filters of a search's results, which only templates show, and an older way to read a facet. */
const UNUSED_RESULTS =
  /^(SearchResults\.prototype\.(getFacetByName|getRefinements) = function[\s\S]*?^};|function get(Hierarchical)?Refinement\([\s\S]*?^})$/gm;

/** Requests for compositions and for the values of one facet. */
const UNUSED_QUERIES = /^ {2}(_getComposition\w+|getSearchForFacetQuery): function[\s\S]*?^ {2}},?$/gm;

/** A warning about a setting of Algolia's analytics, which no search has. */
const ANALYTICS_WARNING = /^ {2}if \(params\.userToken !== undefined && [\s\S]*?^ {2}}$/m;

/** Code of the adapter for conversations and for unions of collections, which the search page does not use. */
const UNUSED_REQUESTS =
  /^ {4}if \((searches\[0\]\?\.conversation|this\.configuration\.union)[\s\S]*?^ {4}}$/gm;

/**
 * Methods of the adapter for searches around a place, for filters that exclude values, and for highlighted words, none
 * of which the search page asks for. Called in vain, they return nothing.
 */
const UNUSED_ADAPTER_METHODS =
  /^ {2}(_adaptGeoFilter|_split\w+|_parseListClause|_mergeSameField\w+|_?adaptHighlight\w+)\([^)]*\) \{$[\s\S]*?^ {2}\}$/gm;

/**
 * Vite plugin that removes parts of InstantSearch that the search page never calls but InstantSearch always
 * imports (docs/decisions/0033-search-page-libraries.md).
 */
export const trimInstantSearch = {
  name: 'forecourt:trim-instantsearch',
  enforce: 'pre' as const,
  resolveId: (source: string, importer: string | undefined): string | null => {
    if (importer?.includes('/instantsearch.js/es/') && UNUSED_PARTS.test(source)) return UNUSED;
    if (!importer?.includes('/algoliasearch-helper/')) return null;
    if (RECOMMENDATION.test(source)) return NO_RECOMMENDATION;
    return UNUSED_HELPERS.test(source) ? UNUSED_HELPER : null;
  },
  load(id: string): string | null {
    if (id === NO_RECOMMENDATION) return NO_RECOMMENDATION_CODE;
    return id === UNUSED_HELPER ? UNUSED_HELPER_CODE : null;
  },
  transform: (code: string, id: string): string | null => {
    if (id.includes('/algoliasearch.helper.js')) return code.replace(UNUSED_METHODS, '');
    if (/\/Search(Request|Response)Adapter\.js/.test(id))
      return code.replaceAll(UNUSED_REQUESTS, '').replaceAll(UNUSED_ADAPTER_METHODS, '  $1() {}');
    if (id.includes('/SearchResults/index.js')) return code.replaceAll(UNUSED_RESULTS, '');
    if (id.includes('/algoliasearch-helper/src/requestBuilder.js'))
      return code.replaceAll(UNUSED_QUERIES, '');
    return id.includes('/SearchParameters/index.js')
      ? code.replace(ANALYTICS_WARNING, '').replaceAll(UNUSED_SETTERS, '')
      : null;
  },
};
