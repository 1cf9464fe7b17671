import fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomSearch } from '../../../tests/support/search/arbitraries.ts';
import { type Document, naiveFilter, type Tree } from '../../../tests/support/search/naive-filter.ts';
import { writeFilter } from '../../../tests/support/search/write-filter.ts';
import { buildCollection } from '../collection/build-collection.ts';
import type { SearchParams } from '../protocol.ts';
import { createEngine } from './create-engine.ts';
import type { Filter } from './filter/expression.ts';
import { parseFilter } from './filter/parse-filter.ts';

const blank = fc.constantFrom('', ' ', '  ');

/** Runs one search of the documents. Without other parameters it finds all of them. */
function ask(
  schema: Parameters<typeof buildCollection>[0],
  documents: readonly Document[],
  params: Partial<SearchParams>,
) {
  const engine = createEngine(buildCollection(schema, documents));
  const body = {
    searches: [{ collection: 'random', q: '*', per_page: 250, max_facet_values: 250, ...params }],
  };
  const [result] = engine.multiSearch(body, (doc) => documents[doc] as Document).results;
  if (!result || 'error' in result) throw new Error(JSON.stringify(result));
  return result;
}

const idsOf = (hits: readonly { document: Document }[]): string[] => hits.map(({ document }) => document.id);

it('filters match the same documents as a simple second implementation of the documented filter rules', () => {
  fc.assert(
    fc.property(randomSearch, blank, ({ schema, documents, tree }, space) => {
      const filter_by = writeFilter(tree, space);
      const { hits, found } = ask(schema, documents, { filter_by });
      const expected = documents.filter((document) => naiveFilter(document, tree));
      expect(idsOf(hits).sort()).toEqual(idsOf(expected.map((document) => ({ document }))).sort());
      expect(found).toBe(expected.length);
    }),
    { numRuns: 500 },
  );
});

it('facet counts and statistics equal those computed directly from the documents that match the filter', () => {
  fc.assert(
    fc.property(randomSearch, ({ schema, documents, tree }) => {
      const facet_by = schema.fields.map(({ name }) => name).filter((name) => name !== 'rank');
      const result = ask(schema, documents, { filter_by: writeFilter(tree, ' '), facet_by: facet_by.join() });
      const expected = documents.filter((document) => naiveFilter(document, tree));
      for (const { field_name, counts, stats } of result.facet_counts) {
        const values = expected.flatMap((document) => {
          const value = document[field_name];
          return value === undefined ? [] : Array.isArray(value) ? [...new Set(value)] : [value];
        });
        const own = new Map<string, number>();
        for (const value of values.map(String)) own.set(value, (own.get(value) ?? 0) + 1);
        expect(new Map(counts.map(({ value, count }) => [value, count]))).toEqual(own);
        const order = counts.map(({ count }) => count);
        expect(order).toEqual(order.toSorted((a, b) => b - a));
        const numbers = values.filter((value) => typeof value === 'number');
        if (numbers.length === 0) continue;
        const sum = numbers.reduce((all, value) => all + value, 0);
        expect(stats).toMatchObject({
          min: Math.min(...numbers),
          max: Math.max(...numbers),
          sum,
          avg: sum / numbers.length,
        });
      }
    }),
    { numRuns: 300 },
  );
});

it('sorts by the requested fields, with missing values last, and of equal documents the latest added first', () => {
  fc.assert(
    fc.property(randomSearch, fc.boolean(), fc.boolean(), ({ schema, documents, tree }, down, rankDown) => {
      const numeric = schema.fields.find(
        ({ type }) => type === 'int32' || type === 'bool' || type === 'float',
      );
      const first = numeric?.name ?? 'rank';
      const sort_by = `${first}:${down ? 'desc' : 'asc'},rank:${rankDown ? 'desc' : 'asc'}`;
      const { hits } = ask(schema, documents, { filter_by: writeFilter(tree, ' '), sort_by });
      const expected = documents
        .map((document, place) => ({ document, place }))
        .filter(({ document }) => naiveFilter(document, tree))
        .sort((a, b) => {
          const by = (name: string, falling: boolean): number => {
            const [left, right] = [a.document[name], b.document[name]];
            if (left === right) return 0;
            if (left === undefined) return 1;
            if (right === undefined) return -1;
            return (Number(left) - Number(right)) * (falling ? -1 : 1);
          };
          return by(first, down) || by('rank', rankDown) || b.place - a.place;
        });
      expect(idsOf(hits)).toEqual(idsOf(expected));
    }),
    { numRuns: 300 },
  );
});

/** Reduces a filter to its conditions and operators. */
const shapeOf = (filter: Filter): unknown =>
  filter.kind === 'condition' ? filter.source : [filter.kind, shapeOf(filter.left), shapeOf(filter.right)];
const shapeOfTree = (tree: Tree): unknown =>
  tree.type === 'leaf' ? writeFilter(tree, '') : [tree.type, shapeOfTree(tree.left), shapeOfTree(tree.right)];

it('parsing a formatted filter gives the same filter', () => {
  fc.assert(
    fc.property(randomSearch, blank, ({ schema, tree }, space) => {
      const read = parseFilter(schema, writeFilter(tree, space));
      expect(read && shapeOf(read)).toEqual(shapeOfTree(tree));
    }),
    { numRuns: 300 },
  );
});

const piece = fc.constantFrom(
  ...['f0', 'f1', 'id', 'rank', ':', ':=', ':!=', '>', '<=', '..', '[', ']', '(', ')', '&&', '||', '&', '`'],
  ...[',', ' ', '-', '*', '5', '1e9', 'true', 'Wombat', '\\', '!', '\n', 'é', '🚗', '\0'],
);
const garbage = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
);

it('never throws: every request gets a result or an error message', () => {
  fc.assert(
    fc.property(
      randomSearch,
      fc.record({
        filter_by: garbage,
        sort_by: fc.option(garbage, { nil: '' }),
        facet_by: fc.option(garbage, { nil: 'f0' }),
        facet_query: fc.option(garbage, { nil: '' }),
        q: garbage,
      }),
      ({ schema, documents }, params) => {
        const engine = createEngine(buildCollection(schema, documents));
        const [result] = engine.multiSearch(
          { searches: [{ collection: 'random', query_by: 'f0', ...params }] },
          (doc) => documents[doc] as Document,
        ).results;
        if (result && 'error' in result) {
          expect(result.error.length).toBeGreaterThan(5);
          expect([400, 404, 422]).toContain(result.code);
        } else {
          expect(result?.found).toBeLessThanOrEqual(documents.length);
        }
      },
    ),
    { numRuns: 1000 },
  );
});
