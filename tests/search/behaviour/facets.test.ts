import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES, type EngineUnderTest } from './engines.ts';
import { ask, DOCUMENTS, SCHEMA } from './yard.ts';

describe.each(ENGINES)('facets of %s', (_, open) => {
  let engine: EngineUnderTest;
  beforeAll(async () => {
    engine = await open(SCHEMA, DOCUMENTS);
  });
  afterAll(() => engine.dispose());

  /** Sorts values of equal count by name, because servers return them in any order. */
  const facetOf = async (field: string, more: object = {}) => {
    const { facet_counts } = await ask(engine, { facet_by: field, ...more });
    const [facet] = facet_counts;
    const sorted = facet?.counts.toSorted(
      (a, b) => b.count - a.count || (a.value < b.value ? -1 : Number(a.value > b.value)),
    );
    expect(sorted?.map(({ count }) => count)).toEqual(facet?.counts.map(({ count }) => count));
    return {
      counts: sorted?.map(({ value, count }) => `${value} ${count}`),
      highlighted: sorted?.map(({ highlighted }) => highlighted),
      stats: facet?.stats,
    };
  };

  it('counts the values in the found documents, most frequent first', async () => {
    const { counts } = await facetOf('features');
    expect(counts).toEqual(['Tow Bar 3', 'Roof Racks 2', 'Sat Nav 2', 'Sunroof 1']);
    expect((await facetOf('features', { filter_by: 'price:30000' })).counts).toEqual([
      'Roof Racks 1',
      'Sat Nav 1',
    ]);
  });

  it('counts values of every type', async () => {
    expect((await facetOf('make')).counts).toEqual(['Wombat 2', 'Brolga-Lux 1', 'Night Parrot 1', 'Émeu 1']);
    expect((await facetOf('offset')).counts).toEqual(['-1 1', '-5 1', '0 1', '12 1', '5 1']);
  });

  it('names boolean values "true" and "false"', async () => {
    expect((await facetOf('certified')).counts).toEqual(['true 3', 'false 2']);
  });

  it('leaves out documents without a value', async () => {
    const { counts, stats } = await facetOf('km');
    expect(counts).toEqual(['0 1', '10000 1', '120500 1', '55000 1']);
    expect(stats).toEqual({ total_values: 4, min: 0, max: 120_500, sum: 185_500, avg: 46_375 });
  });

  it('API-03 facets of numbers have stats (lowest, highest, sum, mean), facets of texts have none', async () => {
    expect((await facetOf('price', { filter_by: 'price:>20000' })).stats).toEqual({
      total_values: 2,
      min: 30_000,
      max: 45_990,
      sum: 105_990,
      avg: 35_330,
    });
    expect((await facetOf('litres', { filter_by: 'id:[a,d]' })).stats).toEqual({
      total_values: 1,
      min: 2.5,
      max: 2.5,
      sum: 5,
      avg: 2.5,
    });
    expect((await facetOf('make')).stats).toEqual({ total_values: 4 });
  });

  it('returns no values and no stats when nothing is found', async () => {
    expect(await facetOf('price', { filter_by: 'id:nobody' })).toEqual({
      counts: [],
      highlighted: [],
      stats: { total_values: 0 },
    });
  });

  it('max_facet_values limits the number of values (default: ten)', async () => {
    const { counts } = await facetOf('features', { max_facet_values: 2 });
    expect(counts?.[0]).toBe('Tow Bar 3');
    expect(['Roof Racks 2', 'Sat Nav 2']).toContain(counts?.[1]);
    expect(counts).toHaveLength(2);
    const many = Array.from({ length: 12 }, (_, at) => ({
      ...DOCUMENTS[1],
      id: `m${at}`,
      make: `Make${String.fromCharCode(65 + at)}`,
    }));
    const other = await open(SCHEMA, many);
    const { facet_counts } = await ask(other, { facet_by: 'make', filter_by: 'price:>0' });
    expect(facet_counts[0]?.counts.length).toBe(10);
    expect(facet_counts[0]?.counts.every(({ count }) => count === 1)).toBe(true);
    await other.dispose();
  });

  it('facet_query finds values with a word that begins with it, and highlights the beginning', async () => {
    expect(await facetOf('features', { facet_query: 'features:ra' })).toMatchObject({
      counts: ['Roof Racks 2'],
      highlighted: ['Roof <mark>Ra</mark>cks'],
      stats: { total_values: 1 },
    });
    expect(await facetOf('features', { facet_query: 'features:tow b' })).toMatchObject({
      counts: ['Tow Bar 3'],
      highlighted: ['<mark>Tow</mark> <mark>B</mark>ar'],
    });
    expect((await facetOf('make', { facet_query: 'make:Par', filter_by: 'make:=Wombat' })).counts).toEqual(
      [],
    );
  });

  it('facet_query allows one wrong letter when no value begins with it', async () => {
    expect((await facetOf('make', { facet_query: 'make:wam' })).counts).toEqual(['Wombat 2']);
    expect((await facetOf('make', { facet_query: 'make:xyz' })).counts).toEqual([]);
  });

  it('returns several facets in the requested order', async () => {
    const { facet_counts } = await ask(engine, { facet_by: 'price, make,certified' });
    expect(facet_counts.map(({ field_name }) => field_name)).toEqual(['price', 'make', 'certified']);
  });

  it('uses the requested highlight tags', async () => {
    const { highlighted } = await facetOf('make', {
      facet_query: 'make:wo',
      highlight_start_tag: '__',
      highlight_end_tag: '/_',
    });
    expect(highlighted).toEqual(['__Wo/_mbat']);
  });
});
