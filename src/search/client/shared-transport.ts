import { sharedCards } from '../cards/shared-cards.ts';
import type { CardDocument } from '../documents/document.ts';
import type { SearchSource } from '../settings.ts';
import type { CachedTransport } from './cache-transport.ts';
import { createTransport } from './create-transport.ts';

let shared: CachedTransport<CardDocument> | undefined;

/**
 * The transport that all parts of a page share. The first call creates it, and the parameters of later calls are
 * ignored.
 *
 * @param keepOffline see `createTransport`
 */
export function sharedTransport(source: SearchSource, keepOffline: boolean): CachedTransport<CardDocument> {
  shared ??= createTransport(source, sharedCards(source), undefined, keepOffline);
  return shared;
}
