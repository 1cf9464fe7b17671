import TypesenseInstantSearchAdapter from 'typesense-instantsearch-adapter';
import { expect, it, vi } from 'vitest';
import { aDocument } from '../../../../tests/support/a-document.ts';
import { engineTransport } from '../../../search/client/testing/engine-transport.ts';
import { CAR_SCHEMA } from '../../../search/documents/car-schema.ts';
import { correctedFacets } from './facet-filters.ts';
import { createSearchClient } from './search-client.ts';
import { transportAdapter } from './transport-adapter.ts';

const BADGES = ['R*', 'RS', '-', '-4WD', '3', 'true', 'x:y', 'a\nb', 'a'];
const transport = engineTransport({
  schema: CAR_SCHEMA,
  documents: BADGES.map((badge) => aDocument(badge, { badge })),
});
type Search = (requests: object[]) => Promise<{ results: { hits: { objectID: string }[] }[] }>;
const correctedSearch = createSearchClient(transport).search as unknown as Search;
/** The adapter without our correction, configured as its documentation says, with all its options for values. */
const adapterSearch = new TypesenseInstantSearchAdapter({
  server: {
    apiKey: 'none',
    nodes: [{ host: 'localhost', port: 443, protocol: 'https' }],
    axiosAdapter: transportAdapter(transport),
  },
  additionalSearchParameters: { query_by: 'name' },
  facetableFieldsWithSpecialCharacters: CAR_SCHEMA.fields.map(({ name }) => name),
}).searchClient.search as unknown as Search;

async function found(search: Search, badge: string): Promise<string[]> {
  const params = { facetFilters: [[`badge:${badge.replace(/^-/, '\\-')}`]] };
  const { results } = await search([{ indexName: 'Car_production', params }]);
  return results.flatMap(({ hits }) => hits.map(({ objectID }) => objectID)).sort();
}

it.each(BADGES.filter((badge) => badge !== '-'))(
  'SRC-08 filtering by the badge %j finds only the vehicle with this badge',
  async (badge) => {
    expect(await found(correctedSearch, badge)).toEqual([badge]);
  },
);

it('SRC-08 filtering by a badge without a letter or digit, such as "-", finds nothing and does not fail', async () => {
  expect(await found(correctedSearch, '-')).toEqual([]);
});

// If one of these expectations fails after an update of the adapter, remove our correction for that value.
it('without our correction the adapter mishandles a final *, a line break, a lone "-" and a word in a number field', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await found(adapterSearch, 'R*')).toEqual(['R*', 'RS']);
  expect(await found(adapterSearch, 'a\nb')).toEqual(['a']);
  await expect(found(adapterSearch, '-')).rejects.toThrow('Filter value cannot be empty');
  const many = { indexName: 'Car_production', params: { facetFilters: [['seats:many']] } };
  await expect(adapterSearch([many])).rejects.toThrow('invalid comparator');
  log.mockRestore();
});

it('correctedFacets removes a leading "-" from texts, where it would exclude the value, but not from numbers', () => {
  expect(correctedFacets([['badge:\\-4WD', 'seats:\\-3'], 'badge:\\- -x'])).toEqual([
    ['badge:4WD', 'seats:-3'],
    ['badge:x'],
  ]);
});
