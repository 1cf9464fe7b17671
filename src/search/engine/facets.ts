import type { Collection } from '../collection/collection.ts';
import type { FacetResult } from '../protocol.ts';
import { SearchProblem } from '../search-problem.ts';
import { countValues, type FacetColumn, facetColumn } from './facet-column.ts';
import { type FacetQuery, markFacetValue, matchFacetValues } from './facet-query.ts';
import { facetStats } from './facet-stats.ts';
import { topValues } from './top-values.ts';

export interface FacetRequest {
  field: string;
  /** Maximum number of values. */
  most: number;
  query: FacetQuery | null;
  startTag: string;
  endTag: string;
}

/** null: every document of the collection. */
export type FoundDocs = Uint32Array | null;

/**
 * Counts facet values (API-03), highest count first, ties by value. Always counts exactly, whatever
 * `facet_strategy` says.
 */
export function createFacets({ schema, columns }: Collection) {
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

  function facet(request: FacetRequest, docs: FoundDocs): FacetResult {
    const column = prepare(request.field);
    const counts = countValues(column, docs);
    const words = request.query?.field === request.field ? request.query.words : [];
    const matched = matchFacetValues(column, counts, words);
    const matchedCodes = matched?.codes ?? null;
    return {
      field_name: request.field,
      sampled: false,
      counts: Array.from(topValues(column, counts, matchedCodes, request.most), (code) => {
        const value = column.labelOf(code);
        const highlighted = matched
          ? markFacetValue(value, words, matched.typos, request.startTag, request.endTag)
          : value;
        return { value, highlighted, count: counts[code] as number };
      }),
      stats: facetStats(column, counts, matchedCodes),
    };
  }

  return {
    /** @throws SearchProblem if the field is not a facet */
    check: (field: string): void => {
      prepare(field);
    },
    facet,
  };
}
