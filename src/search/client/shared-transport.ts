import { type CardSource, createCardSource } from '../cards/card-source.ts';
import type { CardDocument } from '../documents/document.ts';
import type { SearchSource } from '../settings.ts';
import { createTransport } from './create-transport.ts';
import type { SearchTransport } from './search-transport.ts';

let cards: CardSource | undefined;
let transport: SearchTransport<CardDocument> | undefined;

/** The site's cards: one source for all parts of a page. */
export function sharedCards({ manifest }: Pick<SearchSource, 'manifest'>): CardSource {
  cards ??= createCardSource(manifest, (url, options) => fetch(url, options));
  return cards;
}

/**
 * What answers the searches of a page: one for all its parts, made when the first asks.
 *
 * @param keepOffline see `createTransport`
 */
export function sharedTransport(source: SearchSource, keepOffline: boolean): SearchTransport<CardDocument> {
  transport ??= createTransport(source, sharedCards(source), undefined, keepOffline);
  return transport;
}
