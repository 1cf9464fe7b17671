import instantsearch from 'instantsearch.js';
import { expect, it, vi } from 'vitest';
import { answerOf } from '../../../search/client/testing/answer-of.ts';
import type { HitDocument } from '../../../search/documents/document.ts';
import type { MultiSearchResponse } from '../../../search/protocol.ts';
import { createSearchClient } from './search-client.ts';

/** InstantSearch over our search client; the test decides when each request is answered. */
function setup() {
  const requests: {
    answer: (found: number) => Promise<void>;
    fail: () => Promise<void>;
  }[] = [];
  const client = createSearchClient({
    multiSearch: ({ searches }) =>
      new Promise<MultiSearchResponse<HitDocument>>((resolve, reject) => {
        const settled = () => new Promise<void>((done) => setTimeout(done));
        requests.push({
          answer: (found) => {
            resolve({ results: searches.map((search) => answerOf(search, found)) });
            return settled();
          },
          fail: () => {
            reject(new Error('away'));
            return settled();
          },
        });
      }),
  });
  const page = instantsearch({ indexName: 'Car_production', searchClient: client });
  const shown: number[] = [];
  const errors: Error[] = [];
  page.addWidgets([
    {
      // Records the number of results of every rendered answer.
      $$type: 'probe',
      init: () => undefined,
      render: ({ results }) => {
        if (results && results.nbHits !== shown.at(-1)) shown.push(results.nbHits);
      },
    },
  ]);
  page.on('error', (error: Error) => errors.push(error));
  page.start();
  const search = (query: string) => page.helper?.setQuery(query).search();
  return { requests, search, shown, errors };
}

it('a late answer to an older search is not shown', async () => {
  const { requests, search, shown } = setup();
  search('u');
  search('ute');
  await requests[1]?.answer(2);
  await requests[0]?.answer(1);
  expect(shown).toEqual([2]);
});

it('the newer results stay when an older search fails late', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { requests, search, shown, errors } = setup();
  search('u');
  search('ute');
  await requests[1]?.answer(2);
  await requests[0]?.fail();
  expect({ shown, errors }).toEqual({ shown: [2], errors: [] });
  log.mockRestore();
});
