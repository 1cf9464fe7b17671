import type { SearchSource } from '../settings.ts';
import { type CardSource, createCardSource } from './card-source.ts';

let cards: CardSource | undefined;

/** The card source that all parts of a page share. */
export function sharedCards({ manifest }: Pick<SearchSource, 'manifest'>): CardSource {
  cards ??= createCardSource(manifest, (url, options) => fetch(url, options));
  return cards;
}
