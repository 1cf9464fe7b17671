import * as typesense from 'typesense';
import { expect, it } from 'vitest';
import { transportAdapter } from '../../../features/search/live/transport-adapter.ts';
import type { MultiSearchBody } from '../../protocol.ts';
import { answerOf } from '../testing/answer-of.ts';
import { SearchClient } from './typesense.ts';

const SEARCHES = {
  searches: [
    { collection: 'Car_production', q: 'ute', filter_by: 'make:=[`Citroën`]', page: 2, per_page: 21 },
  ],
};

/** The searches that the client sends to the transport, and the client's result. */
async function asked(Client: unknown) {
  const bodies: MultiSearchBody[] = [];
  const axiosAdapter = transportAdapter({
    multiSearch: async (body) => {
      bodies.push(body);
      return { results: body.searches.map((search) => answerOf(search, 7)) };
    },
  });
  const client = new (Client as typeof typesense.SearchClient)({
    apiKey: 'none',
    nodes: [{ host: 'localhost', port: 443, protocol: 'https' }],
    axiosAdapter,
    numRetries: 0,
  });
  return { answer: await client.multiSearch.perform(SEARCHES, {}), bodies };
}

it('the shim sends and returns the same as the SearchClient of the typesense package', async () => {
  const ours = await asked(SearchClient);
  expect(ours).toEqual(await asked(typesense.SearchClient));
  expect(ours.answer.results[0]).toMatchObject({ found: 7, page: 2 });
});

it('the shim rejects when the transport rejects, like the SearchClient of the typesense package', async () => {
  const failing = transportAdapter({ multiSearch: () => Promise.reject(new Error('gone')) });
  const options = {
    apiKey: 'none',
    nodes: [{ host: 'localhost', port: 443, protocol: 'https' }],
    axiosAdapter: failing,
    numRetries: 0,
    logLevel: 'silent' as const,
  };
  for (const Client of [SearchClient as unknown as typeof typesense.SearchClient, typesense.SearchClient])
    await expect(new Client(options).multiSearch.perform(SEARCHES, {})).rejects.toThrow('gone');
});
