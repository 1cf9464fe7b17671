import type { MultiSearchBody } from '../../protocol.ts';
import type { SearchTransport } from '../search-transport.ts';

/**
 * Stands for the `typesense` package in the browser: the InstantSearch adapter hands its searches to the
 * transport it was configured with (see `createSearchClient`).
 */
export class SearchClient {
  readonly multiSearch: {
    perform: (body: MultiSearchBody, common: object) => ReturnType<SearchTransport['multiSearch']>;
  };

  constructor({ transport }: { transport: SearchTransport }) {
    this.multiSearch = {
      perform: ({ searches }, common) =>
        transport.multiSearch({ searches: searches.map((search) => ({ ...search, ...common })) }),
    };
  }
}
