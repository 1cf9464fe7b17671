import { fileURLToPath } from 'node:url';

/**
 * Replaces packages in the browser bundle (docs/decisions/0033-search-page-libraries.md). `typesense` contains axios
 * and the administration API, but the search page only sends searches. The adapter's main file is compiled for
 * browsers without classes and async functions; its published source is 4 kB smaller. React has
 * had `useSyncExternalStore` since version 18.
 */
export const browserAliases = {
  typesense: fileURLToPath(new URL('./typesense.ts', import.meta.url)),
  'use-sync-external-store/shim/index.js': 'react',
  'typesense-instantsearch-adapter': fileURLToPath(
    new URL(
      '../../../../node_modules/typesense-instantsearch-adapter/src/TypesenseInstantsearchAdapter.js',
      import.meta.url,
    ),
  ),
};
