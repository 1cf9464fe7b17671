import type { Collection } from '../collection/collection.ts';
import type { FacetResult } from '../protocol.ts';
import { SearchProblem } from '../search-problem.ts';
import { countValues, type FacetColumn, facetColumn } from './facet-column.ts';
import { type FacetQuery, markAsked, valuesAsked } from './facet-query.ts';
import { facetStats } from './facet-stats.ts';
import { topValues, type Walk } from './top-values.ts';

export interface FacetRequest {
  field: string;
  /** Values at most. */
  most: number;
  query: FacetQuery | null;
  startTag: string;
  endTag: string;
}

/** What the documents found are: null where nothing narrows the collection. */
export type FoundDocs = Uint32Array | null;

/** Above as many documents found, Typesense counts by walking its index of values … */
const MANY_FOUND = 1000;
/** … if few documents have the field, or most of the collection is found. */
const FEW_WITH_VALUE = 250;

/**
 * Counts of the values of fields (API-03): highest first, equal counts in the order of their values. Like
 * Typesense, it looks at no more than twice as many values as are shown, the most frequent of the collection,
 * where most of the collection is found.
 */
export function createFacets({ schema, columns, size }: Collection) {
  const prepared = new Map<string, FacetColumn>();

  function prepare(name: string): FacetColumn {
    const known = prepared.get(name);
    if (known) return known;
    const field = schema.fields.find((candidate) => candidate.name === name);
    const values = columns.get(name);
    if (!field?.facet || !values) {
      throw new SearchProblem(404, `Could not find a facet field named \`${name}\` in the schema.`);
    }
    const column = facetColumn(field, values);
    prepared.set(name, column);
    return column;
  }

  /** Which values are looked at; null: every one. */
  function walkOf(column: FacetColumn, docs: FoundDocs, shown: number): Walk | null {
    const most = shown * 2;
    if (docs === null || docs.length <= MANY_FOUND || column.values <= most) return null;
    if (column.holders >= FEW_WITH_VALUE && docs.length * 2 <= size) return null;
    return { codes: column.frequent(), most };
  }

  function facet(request: FacetRequest, docs: FoundDocs): FacetResult {
    const column = prepare(request.field);
    const counts = countValues(column, docs);
    const words = request.query?.field === request.field ? request.query.words : [];
    const asked = valuesAsked(column, counts, words);
    const walk = walkOf(column, docs, request.most);
    const among = asked?.codes ?? null;
    return {
      field_name: request.field,
      sampled: false,
      counts: Array.from(topValues(column, counts, among, walk, request.most), (code) => {
        const value = column.labelOf(code);
        const highlighted = asked
          ? markAsked(value, words, asked.typos, request.startTag, request.endTag)
          : value;
        return { value, highlighted, count: counts[code] as number };
      }),
      stats: facetStats(column, counts, among),
    };
  }

  return {
    /** Throws a `SearchProblem` where the field cannot be counted. */
    check: (field: string): void => {
      prepare(field);
    },
    facet,
  };
}
