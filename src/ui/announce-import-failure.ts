import { announce } from './announce.ts';

/** Tells the shopper if code that loads on first use could not be loaded. */
export function announceImportFailure(loading: Promise<unknown>): void {
  loading.catch(() => announce('This cannot be opened right now. Check your connection and try again.'));
}
