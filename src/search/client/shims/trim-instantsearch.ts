import { fileURLToPath } from 'node:url';

const UNUSED = fileURLToPath(new URL('./unused.ts', import.meta.url));

const PARTS =
  /\/(createInsightsMiddleware|createMetadataMiddleware|hydrateSearchClient|createSendEventFor(Facet|Hits)|createHelpers|routers\/history)\.js$/;

/**
 * Vite plugin that removes parts of InstantSearch that the search page never calls but InstantSearch always
 * imports (docs/decisions/0033-search-page-libraries.md).
 */
export const trimInstantSearch = {
  name: 'forecourt:trim-instantsearch',
  enforce: 'pre' as const,
  resolveId: (source: string, importer: string | undefined): string | null =>
    importer?.includes('/instantsearch.js/es/') && PARTS.test(source) ? UNUSED : null,
};
