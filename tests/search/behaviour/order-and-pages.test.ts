import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES, type EngineUnderTest } from './engines.ts';
import { ask, DOCUMENTS, SCHEMA } from './yard.ts';

describe.each(ENGINES)('sorting and pages of %s', (_, open) => {
  let engine: EngineUnderTest;
  beforeAll(async () => {
    engine = await open(SCHEMA, DOCUMENTS);
  });
  afterAll(() => engine.dispose());

  const order = async (params: object): Promise<string> =>
    (await ask(engine, params)).hits.map((hit) => hit.document.id).join('');

  it.each([
    ['price:asc', 'eacbd'],
    ['price:desc', 'dcbae'],
    ['price:DESC', 'dcbae'],
    ['offset:asc', 'adbce'],
    ['litres:desc', 'edacb'],
    ['litres:asc', 'cdaeb'],
    ['listed:asc', 'cdaeb'],
    ['certified:desc', 'ecadb'],
    ['certified:asc', 'dbeca'],
  ])('sort_by %s returns the documents in the order "%s"', async (sort_by, ids) => {
    expect(await order({ sort_by })).toBe(ids);
  });

  it('sorts texts alphabetically if the schema allows it', async () => {
    const filter_by = 'id:!=e';
    expect(await order({ sort_by: 'title:asc', filter_by })).toBe('dcba');
    expect(await order({ sort_by: 'title:desc', filter_by })).toBe('abcd');
  });

  it.each([
    ['km:asc', 'caedb'],
    ['km:desc', 'deacb'],
    ['km(missing_values: first):asc', 'bcaed'],
    ['km(missing_values: first):desc', 'bdeac'],
    ['km(missing_values: last):desc', 'deacb'],
  ])('sort_by %s also places documents without a value: "%s"', async (sort_by, ids) => {
    expect(await order({ sort_by })).toBe(ids);
  });

  it.each([
    ['price:desc,km:asc', 'dcbae'],
    ['price:desc,rank:asc', 'dbcae'],
    ['certified:desc,price:asc,rank:desc', 'eacbd'],
    ['litres:desc, offset:asc', 'eadcb'],
  ])('sort_by %s with several fields returns the documents in the order "%s"', async (sort_by, ids) => {
    expect(await order({ sort_by })).toBe(ids);
  });

  it('API-05 sorts by the default sorting field, highest first, without sort_by', async () => {
    expect(await order({})).toBe('edcba');
  });

  it('sorts equal documents in reverse order of import', async () => {
    expect(await order({ sort_by: 'price:asc', filter_by: 'price:30000' })).toBe('cb');
  });

  it('sorts by text relevance if _text_match is among the sort fields', async () => {
    expect(await order({ q: 'town wombat', sort_by: '_text_match:desc,rank:asc' })).toMatch(/^b/);
    expect(await order({ q: 'wombat', sort_by: 'rank:asc' })).toBe('ab');
    expect(await order({ q: 'wombat' })).toBe('ba');
    expect(await order({ sort_by: '_text_match:desc,rank:asc' })).toBe('abcde');
  });

  it('API-01 API-03 returns hits, page and count for offset and limit, and for page and per_page', async () => {
    const pages = { sort_by: 'rank:asc' };
    expect(await order({ ...pages, per_page: 2 })).toBe('ab');
    expect(await order({ ...pages, per_page: 2, page: 3 })).toBe('e');
    expect(await order({ ...pages, per_page: 2, page: 4 })).toBe('');
    expect(await order({ ...pages, offset: 1, limit: 3 })).toBe('bcd');
    expect(await order({ ...pages, offset: 4, limit: 3 })).toBe('e');
    expect(await order({ ...pages, per_page: 0 })).toBe('');
    expect(await order({ ...pages, offset: 1, page: 3, limit: 1, per_page: 2 })).toBe('bc');
    expect(await order({ ...pages, offset: 3, page: 1, per_page: 1 })).toBe('d');
    expect(await order({ ...pages, limit: 1, per_page: 3 })).toBe('abc');
    expect(await order({ ...pages, limit: 2, page: 2 })).toBe('cd');
    expect(await order({ ...pages, sort_by: 'rank:asc, ', per_page: 1 })).toBe('a');
    const second = await ask(engine, { ...pages, per_page: 2, page: 2, filter_by: 'price:>0' });
    expect(second).toMatchObject({ found: 4, out_of: 5, page: 2 });
    expect(second.hits.map((hit) => hit.document.id)).toEqual(['c', 'd']);
  });

  it('returns hits for a search with facet_query only if per_page is set', async () => {
    const values = { facet_by: 'make', facet_query: 'make:wom' };
    expect(await order(values)).toBe('');
    expect(await order({ ...values, sort_by: 'rank:asc', per_page: 2 })).toBe('ab');
  });

  it('returns ten hits by default', async () => {
    const many = Array.from({ length: 25 }, (_, at) => ({ ...DOCUMENTS[1], id: `m${at}`, rank: at }));
    const other = await open(SCHEMA, many);
    const first = await ask(other, {});
    expect(first.hits.length).toBe(10);
    expect(first.found).toBe(25);
    await other.dispose();
  });

  it('returns each document on exactly one page, even if many are equal in all sort fields', async () => {
    const many = Array.from({ length: 300 }, (_, at) => ({
      ...DOCUMENTS[at % 5],
      id: `m${at}`,
      rank: at % 7,
    }));
    const other = await open(SCHEMA, many);
    for (const params of [
      {},
      { filter_by: 'price:30000' },
      { filter_by: 'id:[m1,m7,m250]' },
      { q: 'wombat' },
    ]) {
      const seen: string[] = [];
      for (let page = 1; page <= 15; page++) {
        const { hits } = await ask(other, { ...params, sort_by: 'rank:desc,price:asc', page, per_page: 21 });
        seen.push(...hits.map((hit) => hit.document.id));
      }
      const { found } = await ask(other, params);
      expect(new Set(seen).size).toBe(found);
      expect(seen.length).toBe(found);
    }
    await other.dispose();
  });

  it('include_fields and exclude_fields select the fields of hits', async () => {
    const [included] = (await ask(engine, { filter_by: 'id:a', include_fields: 'id,make' })).hits;
    expect(included?.document).toEqual({ id: 'a', make: 'Wombat' });
    const [excluded] = (await ask(engine, { filter_by: 'id:b', exclude_fields: 'title,features' })).hits;
    expect(Object.keys(excluded?.document ?? {})).not.toContain('title');
    expect(excluded?.document).toMatchObject({ id: 'b', make: 'Wombat' });
  });
});
