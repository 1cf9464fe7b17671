import type { SearchClient } from 'instantsearch.js';

/**
 * The client, and whether its latest search failed: InstantSearch then goes back to the last search that
 * did not, which is no step of the shopper's.
 */
export function watchedClient(client: SearchClient): { client: SearchClient; failed: () => boolean } {
  let failed = false;
  const search = client.search as unknown as (requests: unknown) => Promise<unknown>;
  const watched = async (requests: unknown) => {
    try {
      const answer = await search(requests);
      failed = false;
      return answer;
    } catch (error) {
      failed = true;
      throw error;
    }
  };
  return { client: { ...client, search: watched } as unknown as SearchClient, failed: () => failed };
}
