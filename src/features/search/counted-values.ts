import type { FirstResults } from '../../frame/search/stock-search.ts';
import { type FacetAttribute, valueLabel } from './facet-attributes.ts';
import { compareRows } from './facet-rows.ts';

export interface CountedValue {
  value: string;
  label: string;
  /** Number of vehicles. */
  count: number;
}

/**
 * The values of a list filter among the vehicles that a search found, in the filter's order and up to its limit. If
 * the order is `offered`, values without vehicles are included with a count of 0.
 */
export function countedValues(facet: FacetAttribute, found: Pick<FirstResults, 'counts'>): CountedValue[] {
  const { attribute, order, offered, limit } = facet;
  const counts = found.counts(attribute);
  const labelled = ({ value, count }: { value: string; count: number }): CountedValue => ({
    value,
    label: valueLabel(facet, value),
    count,
  });
  if (order === 'offered')
    return offered.map((value) =>
      labelled({ value, count: counts.find((counted) => counted.value === value)?.count ?? 0 }),
    );
  return counts
    .map(labelled)
    .sort(compareRows(facet))
    .filter(({ value }) => offered.length === 0 || offered.includes(value))
    .slice(0, limit);
}
