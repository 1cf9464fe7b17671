import { fileURLToPath } from 'node:url';

const UNUSED = fileURLToPath(new URL('./unused.ts', import.meta.url));

const PARTS =
  /\/(createInsightsMiddleware|createMetadataMiddleware|hydrateSearchClient|createSendEventFor(Facet|Hits)|createHelpers|routers\/history)\.js$/;

/**
 * Vite plugin that leaves parts of InstantSearch out of the site's scripts: a search page never calls them, but
 * InstantSearch imports them whether they are used or not (docs/decisions/0033-search-page-libraries.md).
 */
export const trimInstantSearch = {
  name: 'forecourt:trim-instantsearch',
  enforce: 'pre' as const,
  resolveId: (source: string, importer: string | undefined): string | null =>
    importer?.includes('/instantsearch.js/es/') && PARTS.test(source) ? UNUSED : null,
};
