import type { SearchParams, SearchResult } from '../protocol.ts';
import type { SearchTransport } from './search-transport.ts';

/**
 * Sends several searches in one request.
 *
 * @throws Error with the code and the message if any of them failed
 */
export async function searchAll<Document>(
  transport: SearchTransport<Document>,
  searches: SearchParams[],
): Promise<SearchResult<Document>[]> {
  const { results } = await transport.multiSearch({ searches });
  return results.map((result) => {
    if ('error' in result) throw new Error(`The search failed with ${result.code}: ${result.error}`);
    return result;
  });
}
