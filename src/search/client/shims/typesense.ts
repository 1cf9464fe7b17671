import type { MultiSearchBody, MultiSearchResponse } from '../../protocol.ts';

/** The part of an axios adapter that this shim uses. */
type AxiosAdapter = (request: { data: string }) => Promise<{ data: MultiSearchResponse }>;

/**
 * Replaces the `SearchClient` of the `typesense` package in the browser. Passes a `multi_search` to the
 * `axiosAdapter` option as the original does, without the code of axios.
 */
export class SearchClient {
  readonly multiSearch: { perform: (body: MultiSearchBody) => Promise<MultiSearchResponse> };

  constructor({ axiosAdapter }: { axiosAdapter: AxiosAdapter }) {
    this.multiSearch = {
      perform: (body) => axiosAdapter({ data: JSON.stringify(body) }).then(({ data }) => data),
    };
  }
}
