import { sharedCards } from '../cards/shared-cards.ts';
import type { CardDocument } from '../documents/document.ts';
import type { SearchSource } from '../settings.ts';
import { createTransport } from './create-transport.ts';
import type { SearchTransport } from './search-transport.ts';

let made: SearchTransport<CardDocument> | undefined;

/**
 * What answers the searches of a page: one for all its parts, made when the first asks.
 *
 * @param keepOffline see `createTransport`
 */
export function sharedTransport(source: SearchSource, keepOffline: boolean): SearchTransport<CardDocument> {
  made ??= createTransport(source, sharedCards(source), undefined, keepOffline);
  return made;
}
