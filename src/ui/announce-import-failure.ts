import { announce } from './announce.ts';

/**
 * Announces to the shopper that code which loads on first use could not be loaded. The text asks to reload the page,
 * because many browsers do not load a module again after a failure (https://github.com/whatwg/html/issues/6768).
 */
export function announceImportFailure(loading: Promise<unknown>): void {
  loading.catch(() =>
    announce('This cannot be opened right now. Check your connection and reload the page.'),
  );
}
