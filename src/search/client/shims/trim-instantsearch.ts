import { fileURLToPath } from 'node:url';

const UNUSED = fileURLToPath(new URL('./unused.ts', import.meta.url));

const PARTS =
  /\/(createInsightsMiddleware|createMetadataMiddleware|hydrateSearchClient|hydrateRecommendCache|createSendEventFor(Facet|Hits)|createHelpers|routers\/history)\.js$/;

/** A Vite plugin: leaves out of the site's scripts what `unused.ts` stands for. */
export const trimInstantSearch = {
  name: 'forecourt:trim-instantsearch',
  enforce: 'pre' as const,
  resolveId: (source: string, importer: string | undefined): string | null =>
    importer?.includes('/instantsearch.js/es/') && PARTS.test(source) ? UNUSED : null,
};
