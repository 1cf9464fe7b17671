import { fileURLToPath } from 'node:url';

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * What the search client's packages are replaced with in the browser. The server's client of `typesense`
 * (29 kB gzip with axios) and `qs` have no place there; the adapter is taken as it was written, not as it
 * was compiled for browsers without classes; React has had its own `useSyncExternalStore` since 18.
 */
export const browserAliases = {
  typesense: file('./typesense.ts'),
  qs: file('./qs.ts'),
  'use-sync-external-store/shim/index.js': 'react',
  'typesense-instantsearch-adapter': file(
    '../../../../node_modules/typesense-instantsearch-adapter/src/TypesenseInstantsearchAdapter.js',
  ),
};
