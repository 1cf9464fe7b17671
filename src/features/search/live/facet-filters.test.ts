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
/** Configured as documented, with all its options for values. */
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

it.each(BADGES.filter((badge) => badge !== '-'))('SRC-08 a badge of %j finds its vehicle', async (badge) => {
  expect(await found(correctedSearch, badge)).toEqual([badge]);
});

it('SRC-08 a badge without a word finds nothing and does not break other searches', async () => {
  expect(await found(correctedSearch, '-')).toEqual([]);
});

// If one of these fails after an update of the adapter, remove our correction for it.
it('without our correction the adapter fails for a final *, a line break, "-" and a word as a number', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await found(adapterSearch, 'R*')).toEqual(['R*', 'RS']);
  expect(await found(adapterSearch, 'a\nb')).toEqual(['a']);
  await expect(found(adapterSearch, '-')).rejects.toThrow('Filter value cannot be empty');
  const many = { indexName: 'Car_production', params: { facetFilters: [['seats:many']] } };
  await expect(adapterSearch([many])).rejects.toThrow('invalid comparator');
  log.mockRestore();
});

it('a leading "-" is removed from texts, since it would exclude the value', () => {
  expect(correctedFacets([['badge:\\-4WD', 'seats:\\-3'], 'badge:\\- -x'])).toEqual([
    ['badge:4WD', 'seats:-3'],
    ['badge:x'],
  ]);
});
