import type { SearchClient } from 'instantsearch.js';

/**
 * Wraps a client to record whether its latest search failed. InstantSearch then restores the last successful
 * search. That change must not add a history entry, because the shopper did not make it.
 *
 * @param ready results are held back until it resolves
 */
export function trackFailures(
  client: SearchClient,
  ready: Promise<unknown>,
): { client: SearchClient; failed: () => boolean } {
  let failed = false;
  const search = client.search as unknown as (requests: unknown) => Promise<unknown>;
  const tracked = async (requests: unknown) => {
    try {
      const [answer] = await Promise.all([search(requests), ready]);
      failed = false;
      return answer;
    } catch (error) {
      failed = true;
      throw error;
    }
  };
  return { client: { ...client, search: tracked } as unknown as SearchClient, failed: () => failed };
}
