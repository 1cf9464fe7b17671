import instantsearch from 'instantsearch.js';
import { expect, it, vi } from 'vitest';
import { createSearchClient } from '../../features/search/live/search-client.ts';
import type { HitDocument } from '../documents/document.ts';
import type { MultiSearchResponse } from '../protocol.ts';
import { answerOf } from './testing/answer-of.ts';

/** InstantSearch's own state machine over the client; answers come when the test gives them. */
function setup() {
  const asked: {
    answer: (found: number) => Promise<void>;
    fail: () => Promise<void>;
  }[] = [];
  const client = createSearchClient({
    multiSearch: ({ searches }) =>
      new Promise<MultiSearchResponse<HitDocument>>((resolve, reject) => {
        const settled = () => new Promise<void>((done) => setTimeout(done));
        asked.push({
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
  return { asked, search, shown, errors };
}

it('an older search that is answered later does not replace the newer one’s results', async () => {
  const { asked, search, shown } = setup();
  search('u');
  search('ute');
  await asked[1]?.answer(2);
  await asked[0]?.answer(1);
  expect(shown).toEqual([2]);
});

it('an older search that fails later leaves the newer one’s results', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { asked, search, shown, errors } = setup();
  search('u');
  search('ute');
  await asked[1]?.answer(2);
  await asked[0]?.fail();
  expect({ shown, errors }).toEqual({ shown: [2], errors: [] });
  log.mockRestore();
});
