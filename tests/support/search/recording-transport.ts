import type { SearchTransport } from '../../../src/search/client/search-transport.ts';
import { answerOf } from '../../../src/search/client/testing/answer-of.ts';
import type { CardDocument } from '../../../src/search/documents/document.ts';
import type { MultiSearchBody, SearchParams } from '../../../src/search/protocol.ts';
import { foundVehicle } from './card-source.ts';

const hit = (id: string) => ({ document: foundVehicle(id), highlight: {}, highlights: [] });

interface Recording {
  /** The requests so far. */
  bodies: MultiSearchBody[];
  transport: SearchTransport<CardDocument>;
  /** The searches of all requests. */
  searches: () => SearchParams[];
}

/**
 * Records requests. Responds to search n of each request with the vehicles of `ids[n]`, and says that it found 45.
 */
export function recordingTransport(...ids: string[][]): Recording {
  const bodies: MultiSearchBody[] = [];
  const transport: SearchTransport<CardDocument> = {
    multiSearch: async (body) => {
      bodies.push(body);
      return {
        results: body.searches.map((search, n) => ({
          ...answerOf(search, 45),
          hits: (ids[n] ?? []).map(hit),
        })),
      };
    },
  };
  return { bodies, transport, searches: () => bodies.flatMap(({ searches }) => searches) };
}

/** Transport whose searches all fail. */
export const failingTransport: SearchTransport<CardDocument> = {
  multiSearch: async () => ({ results: [{ code: 404, error: 'Not found.' }] }),
};

/**
 * For tests of a cache of 10 answers: searches 11 pages of 21, then the last and the first one again. Returns the searches
 * for the pages, and how many searches each of the two repeats sent.
 */
export async function requestsForPages(
  create: (transport: SearchTransport<CardDocument>) => (offset: number) => Promise<unknown>,
): Promise<{ pages: SearchParams[]; searchesForLastAgain: number; searchesForFirstAgain: number }> {
  const { transport, searches } = recordingTransport();
  const search = create(transport);
  for (let page = 0; page < 11; page += 1) await search(page * 21);
  const pages = searches();
  await search(210);
  const searchesForLastAgain = searches().length - pages.length;
  await search(0);
  return {
    pages,
    searchesForLastAgain,
    searchesForFirstAgain: searches().length - pages.length - searchesForLastAgain,
  };
}
