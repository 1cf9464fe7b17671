import { sharedCards } from '../cards/shared-cards.ts';
import type { CardDocument } from '../documents/document.ts';
import type { SearchSource } from '../settings.ts';
import { createTransport } from './create-transport.ts';
import type { SearchTransport } from './search-transport.ts';

let shared: SearchTransport<CardDocument> | undefined;

/**
 * The transport that all parts of a page share. The first call creates it, and the parameters of later calls are
 * ignored.
 *
 * @param keepOffline see `createTransport`
 */
export function sharedTransport(source: SearchSource, keepOffline: boolean): SearchTransport<CardDocument> {
  shared ??= createTransport(source, sharedCards(source), undefined, keepOffline);
  return shared;
}
