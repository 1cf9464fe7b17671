import { fileURLToPath } from 'node:url';
import * as native from './native-helpers.ts';

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
  "module.exports = () => () => { throw new Error('The search has no category trees and no recommendations.'); }";

const NATIVE = fileURLToPath(new URL('./native-helpers.ts', import.meta.url));
const NATIVE_NAMES = new Set(Object.keys(native));
const COMPILER_HELPER = /^@swc\/helpers\/esm\/_(\w+)\.js$/;
const NATIVE_ID = '\0forecourt:native-helper:';

/**
 * Vite plugin that removes parts of InstantSearch that the search page never calls but InstantSearch always
 * imports, and replaces its compiler's helpers for older browsers (docs/decisions/0033-search-page-libraries.md).
 */
export const trimInstantSearch = {
  name: 'forecourt:trim-instantsearch',
  enforce: 'pre' as const,
  resolveId: (source: string, importer: string | undefined): string | null => {
    const [, helper = ''] = source.match(COMPILER_HELPER) ?? [];
    if (NATIVE_NAMES.has(helper)) return NATIVE_ID + helper;
    if (importer?.includes('/instantsearch.js/es/') && UNUSED_PARTS.test(source)) return UNUSED;
    return importer?.includes('/algoliasearch-helper/') && UNUSED_HELPERS.test(source) ? UNUSED_HELPER : null;
  },
  load: (id: string): string | null => {
    if (id === UNUSED_HELPER) return UNUSED_HELPER_CODE;
    return id.startsWith(NATIVE_ID)
      ? `export { ${id.slice(NATIVE_ID.length)} as _ } from ${JSON.stringify(NATIVE)}`
      : null;
  },
};
