import type { SearchClient } from 'instantsearch.js';

/**
 * The client, and whether its latest search failed: InstantSearch then goes back to the last search that
 * did not, which is no step of the shopper's.
 *
 * @param ready what the first answer waits for
 */
export function watchedClient(
  client: SearchClient,
  ready: Promise<unknown>,
): { client: SearchClient; failed: () => boolean } {
  let failed = false;
  const search = client.search as unknown as (requests: unknown) => Promise<unknown>;
  const watched = async (requests: unknown) => {
    try {
      const [answer] = await Promise.all([search(requests), ready]);
      failed = false;
      return answer;
    } catch (error) {
      failed = true;
      throw error;
    }
  };
  return { client: { ...client, search: watched } as unknown as SearchClient, failed: () => failed };
}
