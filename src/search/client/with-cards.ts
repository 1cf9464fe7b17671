import type { CardSource } from '../cards/card-source.ts';
import type { CardDocument, HitDocument } from '../documents/document.ts';
import type { SearchResult } from '../protocol.ts';
import { HIT_FIELDS } from './hit-fields.ts';
import type { SearchTransport } from './search-transport.ts';

/**
 * Adds its card to every vehicle found. Drops vehicles that the site does not list, because the search server
 * may be ahead of the site or behind it. Rejects if the cards cannot be loaded.
 */
export function withCards(wrapped: SearchTransport, source: CardSource): SearchTransport<CardDocument> {
  async function completed(result: SearchResult<HitDocument>): Promise<SearchResult<CardDocument>> {
    const cards = await source.cards(result.hits.map(({ document: { id }, place }) => ({ id, place })));
    const hits = result.hits.flatMap((hit, n) => {
      const card = cards[n];
      return card ? [{ ...hit, document: { ...hit.document, card } }] : [];
    });
    return { ...result, hits };
  }
  return {
    async multiSearch(body) {
      const { results } = await wrapped.multiSearch(body);
      const whole = results.map((result, n) =>
        'error' in result || body.searches[n]?.include_fields !== HIT_FIELDS
          ? (result as SearchResult<CardDocument>)
          : completed(result),
      );
      return { results: await Promise.all(whole) };
    },
  };
}
