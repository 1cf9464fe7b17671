import { afterEach, expect, it, vi } from 'vitest';
import type { SearchTransport } from '../../search/client/search-transport.ts';
import { answerOf } from '../../search/client/testing/answer-of.ts';
import type { CardDocument } from '../../search/documents/document.ts';
import { suggestionList } from './suggestion-list.ts';

afterEach(() => vi.restoreAllMocks());

const transport: SearchTransport<CardDocument> = {
  multiSearch: async ({ searches }) => ({
    results: searches.map((search) => ({
      ...answerOf(search),
      facet_counts: search.facet_by
        ? [
            {
              field_name: 'make',
              counts: [{ value: 'Kia', count: 3, highlighted: 'Kia' }],
              sampled: false,
              stats: { total_values: 1 },
            },
          ]
        : [],
    })),
  }),
};

it('suggestions are searched only if at least two letters are typed', async () => {
  const search = vi.spyOn(transport, 'multiSearch');
  const list = suggestionList(transport, 'search', new Map());
  await list.searchNow(' k ');
  expect(search).not.toHaveBeenCalled();
  expect(list.state.get().answer?.found).toEqual([]);
  await list.searchNow(' ki ');
  expect(search).toHaveBeenCalledTimes(1);
  expect(list.state.get().answer?.found).toMatchObject([{ kind: 'make', text: 'Kia', href: '/search/kia/' }]);
});

it('there are no suggestions, and a warning is logged, if the search fails', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const list = suggestionList({ multiSearch: () => Promise.reject(new Error('down')) }, 'search', new Map());
  await list.searchNow('kia');
  expect(list.state.get()).toMatchObject({ status: 'failed', answer: null });
  expect(warn).toHaveBeenCalledTimes(1);
});
