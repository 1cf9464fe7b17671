import type { Collection } from '../collection/collection.ts';
import type { FacetResult } from '../protocol.ts';
import { SearchProblem } from '../search-problem.ts';
import { countValues, type FacetColumn, prepareFacetColumn } from './facet-column.ts';
import { type FacetQuery, markFacetValue, matchFacetValues } from './facet-query.ts';
import { facetStats } from './facet-stats.ts';
import { topValues } from './top-values.ts';

export interface FacetRequest {
  field: string;
  limit: number;
  query: FacetQuery | null;
  startTag: string;
  endTag: string;
}

/** null if every document of the collection was found. */
export type FoundDocs = Uint32Array | null;

/**
 * Counts facet values (API-03), highest count first, ties by value. Counts are always exact; the parameter
 * `facet_strategy` has no effect.
 */
export function createFacets({ schema, columns }: Collection) {
  const cache = new Map<string, FacetColumn>();

  function columnOf(name: string): FacetColumn {
    const cached = cache.get(name);
    if (cached) return cached;
    const field = schema.fields.find((candidate) => candidate.name === name);
    const values = columns.get(name);
    if (!field?.facet || !values) {
      throw new SearchProblem(404, `Could not find a facet field named \`${name}\` in the schema.`);
    }
    const column = prepareFacetColumn(field, values);
    cache.set(name, column);
    return column;
  }

  function count(request: FacetRequest, docs: FoundDocs): FacetResult {
    const column = columnOf(request.field);
    const counts = countValues(column, docs);
    const words = request.query?.field === request.field ? request.query.words : [];
    const matched = matchFacetValues(column, counts, words);
    const matchedCodes = matched?.codes ?? null;
    return {
      field_name: request.field,
      sampled: false,
      counts: Array.from(topValues(column, counts, matchedCodes, request.limit), (code) => {
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
      columnOf(field);
    },
    count,
  };
}
