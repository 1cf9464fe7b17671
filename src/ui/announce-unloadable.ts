import { announce } from './announce.ts';

/** Tells the shopper where code that loads when it is first used cannot be had. */
export function announceUnloadable(loading: Promise<unknown>): void {
  loading.catch(() => announce('This cannot be opened right now. Check your connection and try again.'));
}
