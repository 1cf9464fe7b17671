import { announce } from './announce.ts';

/** Announces a failed `import()` of code that loads on first use. */
export function announceImportFailure(loading: Promise<unknown>): void {
  loading.catch(() => announce('This cannot be opened right now. Check your connection and try again.'));
}
