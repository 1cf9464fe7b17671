import { fileURLToPath } from 'node:url';

/**
 * Packages replaced in the browser. `typesense` brings axios and everything an admin can do; the search page
 * only sends searches (docs/decisions/0033-search-page-libraries.md).
 */
export const browserAliases = {
  typesense: fileURLToPath(new URL('./typesense.ts', import.meta.url)),
};
