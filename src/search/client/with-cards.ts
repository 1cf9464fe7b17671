import type { CardSource } from '../cards/card-source.ts';
import type { CardDocument, HitDocument } from '../documents/document.ts';
import type { SearchResult } from '../protocol.ts';
import { HIT_FIELDS } from './hit-fields.ts';
import type { SearchTransport } from './search-transport.ts';

/**
 * Gives each vehicle found its card. One that the site does not list, since the search server is ahead of
 * the site or behind it, is left out. Rejects where the cards cannot be had.
 */
export function withCards(behind: SearchTransport, source: CardSource): SearchTransport<CardDocument> {
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
      const { results } = await behind.multiSearch(body);
      const whole = results.map((result, n) =>
        'error' in result || body.searches[n]?.include_fields !== HIT_FIELDS
          ? (result as SearchResult<CardDocument>)
          : completed(result),
      );
      return { results: await Promise.all(whole) };
    },
  };
}
