import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchParams } from '../../../src/search/protocol.ts';
import { ENGINES, type EngineUnderTest } from './engines.ts';
import { ask, DOCUMENTS, SCHEMA } from './yard.ts';

describe.each(ENGINES)('a search with %s', (_, open) => {
  let engine: EngineUnderTest;
  beforeAll(async () => {
    engine = await open(SCHEMA, DOCUMENTS);
  });
  afterAll(() => engine.dispose());

  it('API-01 combines filter, refinements, page size, offset, query text and sort', async () => {
    const { found, hits } = await ask(engine, {
      q: 'wombat',
      filter_by: 'price:>0 && make:=[`Wombat`,`Night Parrot`]',
      sort_by: 'price:desc',
      limit: 1,
      offset: 1,
    });
    expect(found).toBe(2);
    expect(hits.map((hit) => hit.document.id)).toEqual(['a']);
  });

  it('API-03 returns hits, page, count, facets with lowest and highest, and milliseconds', async () => {
    const result = await ask(engine, { facet_by: 'price', per_page: 2, page: 2, filter_by: 'price:>0' });
    expect(result).toMatchObject({
      found: 4,
      out_of: 5,
      page: 2,
      hits: [{ document: { id: 'b' } }, { document: { id: 'a' } }],
      facet_counts: [{ field_name: 'price', stats: { min: 20_000, max: 45_990 } }],
      request_params: { q: '*', per_page: 2 },
    });
    expect(result.search_time_ms).toBeGreaterThanOrEqual(0);
    expect(Number.isInteger(result.search_time_ms)).toBe(true);
  });

  it('highlights the words of the query in the searched fields, in both response formats', async () => {
    const { hits } = await ask(engine, { q: 'town', highlight_full_fields: 'title' });
    expect(hits).toHaveLength(1);
    const marked = {
      snippet: 'Wombat <mark>Town</mark>',
      value: 'Wombat <mark>Town</mark>',
      matched_tokens: ['Town'],
    };
    expect(hits[0]?.highlights).toEqual([{ field: 'title', ...marked }]);
    expect(hits[0]?.highlight).toEqual({ title: marked });
    expect(hits[0]?.text_match).toBeGreaterThan(0);
  });

  it('highlights the matching entries of a list, with their indexes', async () => {
    const { hits } = await ask(engine, { q: 'sunroof', query_by: 'features' });
    expect(hits[0]?.highlights).toMatchObject([
      { field: 'features', indices: [2], snippets: ['<mark>Sunroof</mark>'], matched_tokens: [['Sunroof']] },
    ]);
  });

  it('highlights the fields in highlight_fields, even if they are not searched', async () => {
    const marked = async (params: Partial<SearchParams>) =>
      (await ask(engine, { q: 'wombat town', query_by: 'title', ...params })).hits[0]?.highlights.map(
        ({ field }) => field,
      );
    expect(await marked({ query_by: 'title,make' })).toEqual(['title', 'make']);
    expect(await marked({ query_by: 'title,make', highlight_fields: 'make' })).toEqual(['make']);
    expect(await marked({ highlight_fields: 'make' })).toEqual(['make']);
    expect(await marked({ highlight_fields: 'none' })).toEqual([]);
  });

  it('leaves out the documents in hidden_hits, with and without query text', async () => {
    const all = await ask(engine, { hidden_hits: 'a, c,nobody', facet_by: 'make' });
    expect(all.hits.map((hit) => hit.document.id)).toEqual(['e', 'd', 'b']);
    expect(all).toMatchObject({ found: 3, out_of: 5 });
    expect(all.facet_counts[0]?.counts.map(({ count }) => count)).toEqual([1, 1, 1]);
    const filtered = await ask(engine, { hidden_hits: 'b', filter_by: 'make:=Wombat' });
    expect(filtered.hits.map((hit) => hit.document.id)).toEqual(['a']);
    const words = await ask(engine, { q: 'wombat', hidden_hits: 'b' });
    expect(words.hits.map((hit) => hit.document.id)).toEqual(['a']);
  });

  it('has no highlights and no text_match without query text', async () => {
    const { hits } = await ask(engine, { filter_by: 'id:a' });
    expect(hits[0]).toMatchObject({ highlights: [], highlight: {} });
    expect(hits[0]).not.toHaveProperty('text_match');
  });

  it('finds everything for an empty query', async () => {
    expect((await ask(engine, { q: '' })).found).toBe(5);
  });

  it('combines text and filter, and counts facets of the documents that match both', async () => {
    const { found, facet_counts } = await ask(engine, {
      q: 'wombat',
      filter_by: 'certified:true',
      facet_by: 'make,badge',
    });
    expect(found).toBe(1);
    expect(facet_counts.map(({ counts }) => counts.map(({ value, count }) => [value, count]))).toEqual([
      [['Wombat', 1]],
      [['Sport (4x4)', 1]],
    ]);
  });
});
