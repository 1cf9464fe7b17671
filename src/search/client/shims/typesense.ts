import type { MultiSearchBody, MultiSearchResponse } from '../../protocol.ts';

/** The part of an axios adapter that is used: a request's body goes in, the answer comes out. */
type Carrier = (request: { data: string }) => Promise<{ data: MultiSearchResponse }>;

/**
 * Stands for the `typesense` package's client in the browser: hands a `multi_search` to the `axiosAdapter` of
 * its options as that client does, which always comes with all of axios.
 */
export class SearchClient {
  readonly multiSearch: { perform: (body: MultiSearchBody) => Promise<MultiSearchResponse> };

  constructor({ axiosAdapter }: { axiosAdapter: Carrier }) {
    this.multiSearch = {
      perform: (body) => axiosAdapter({ data: JSON.stringify(body) }).then(({ data }) => data),
    };
  }
}
