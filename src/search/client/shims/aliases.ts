import { fileURLToPath } from 'node:url';

/**
 * Replaces packages in the browser bundle. `typesense` contains axios and the administration API, but the
 * search page only sends searches (docs/decisions/0033-search-page-libraries.md).
 */
export const browserAliases = {
  typesense: fileURLToPath(new URL('./typesense.ts', import.meta.url)),
};
