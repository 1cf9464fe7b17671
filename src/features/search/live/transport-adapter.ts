import type { ConfigurationOptions } from 'typesense/lib/Typesense/Configuration';
import type { SearchTransport } from '../../../search/client/search-transport.ts';
import { vehicleOrder } from '../../../search/documents/sort-order.ts';
import type { MultiSearchBody, SearchParams } from '../../../search/protocol.ts';

type AxiosAdapter = Extract<ConfigurationOptions['axiosAdapter'], (config: never) => unknown>;

const hasWords = ({ q = '' }: SearchParams): boolean => q !== '*' && q.trim() !== '';

/**
 * Every order ends with a field that tells equals apart, so that a page of the server is followed by the right
 * page of the in-browser engine. Words come before rank where no order is chosen.
 */
const inOrder = (search: SearchParams): SearchParams => ({
  ...search,
  sort_by: vehicleOrder(search.sort_by ?? (hasWords(search) ? '_text_match:desc' : undefined)),
});

/**
 * Carries the searches of a Typesense client (its option `axiosAdapter`) by a transport of ours: over HTTP,
 * with the in-browser engine behind it, or to that engine alone (API-06).
 */
export const transportAdapter =
  (transport: SearchTransport): AxiosAdapter =>
  async (config) => {
    const { searches } = JSON.parse(config.data) as MultiSearchBody;
    const data = await transport.multiSearch({ searches: searches.map(inOrder) });
    return { status: 200, statusText: 'OK', headers: {}, config, data };
  };
