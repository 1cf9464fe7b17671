import { announce } from './announce.ts';

/** Announces to the shopper that code which loads on first use could not be loaded. */
export function announceImportFailure(loading: Promise<unknown>): void {
  loading.catch(() => announce('This cannot be opened right now. Check your connection and try again.'));
}
