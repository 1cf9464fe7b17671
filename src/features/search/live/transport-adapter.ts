import type { ConfigurationOptions } from 'typesense/lib/Typesense/Configuration';
import type { SearchTransport } from '../../../search/client/search-transport.ts';
import { vehicleOrder } from '../../../search/documents/sort-order.ts';
import type { MultiSearchBody, SearchParams } from '../../../search/protocol.ts';

type AxiosAdapter = Extract<ConfigurationOptions['axiosAdapter'], (config: never) => unknown>;

const hasQuery = ({ q = '' }: SearchParams): boolean => q !== '*' && q.trim() !== '';

/**
 * Every sort order ends with a tie-breaker, so that the server and the in-browser engine return the same pages. With a
 * query and no chosen order, text match comes first.
 */
const withSortOrder = (search: SearchParams): SearchParams => ({
  ...search,
  sort_by: vehicleOrder(search.sort_by ?? (hasQuery(search) ? '_text_match:desc' : undefined)),
});

/**
 * An `axiosAdapter` for the Typesense client that sends its searches through our transport: over HTTP with the
 * in-browser engine as fallback, or to that engine alone (API-06).
 */
export const transportAdapter =
  (transport: SearchTransport): AxiosAdapter =>
  async (config) => {
    const { searches } = JSON.parse(config.data) as MultiSearchBody;
    const data = await transport.multiSearch({ searches: searches.map(withSortOrder) });
    return { status: 200, statusText: 'OK', headers: {}, config, data };
  };
