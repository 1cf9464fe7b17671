import { fileURLToPath } from 'node:url';
import * as native from './native-helpers.ts';

const UNUSED = fileURLToPath(new URL('./unused.ts', import.meta.url));
const NATIVE = fileURLToPath(new URL('./native-helpers.ts', import.meta.url));

const PARTS =
  /\/(createInsightsMiddleware|createMetadataMiddleware|hydrateSearchClient|hydrateRecommendCache|createSendEventFor(Facet|Hits)|createHelpers|routers\/history)\.js$/;

/** Makers of what the search helper answers for trees of categories and for recommendations: the site has neither. */
const MAKERS = /\/(generate-hierarchical-tree|sortAndMergeRecommendations|RecommendResults)$/;
const NO_MAKER = '\0forecourt:no-maker';
const NO_MAKER_CODE = `module.exports = () => () => { throw new Error('The search has no categories and recommends nothing.') }`;

const HELPER = /^@swc\/helpers\/esm\/_(\w+)\.js$/;
const HELPER_ID = '\0forecourt:helper:';

/**
 * A Vite plugin: leaves out of the site's scripts what a search page never calls of InstantSearch and of its
 * helper, and puts what browsers have had for years in place of what their compilers wrote for older ones.
 */
export const trimInstantSearch = {
  name: 'forecourt:trim-instantsearch',
  enforce: 'pre' as const,
  resolveId: (source: string, importer: string | undefined): string | null => {
    const [, helper = ''] = source.match(HELPER) ?? [];
    if (helper in native) return HELPER_ID + helper;
    if (importer?.includes('/instantsearch.js/es/') && PARTS.test(source)) return UNUSED;
    return importer?.includes('/algoliasearch-helper/') && MAKERS.test(source) ? NO_MAKER : null;
  },
  load: (id: string): string | null => {
    if (id === NO_MAKER) return NO_MAKER_CODE;
    const [, helper] = id.split(HELPER_ID);
    return helper === undefined ? null : `export { ${helper} as _ } from ${JSON.stringify(NATIVE)}`;
  },
};
