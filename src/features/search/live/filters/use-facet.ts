import { useRef } from 'react';
import { useInstantSearch, useRefinementList } from 'react-instantsearch';
import { ownProperty } from '../../../../lib/own-property.ts';
import type { FilterSetting } from '../../../../search/settings.ts';
import { type FacetRow, facetRows } from '../../facet-rows.ts';

export type ListSetting = Extract<FilterSetting, { kind: 'list' | 'tiles' }>;

/** Chosen values come first, so that the limit never cuts them off. */
const SORT: ('isRefined' | 'count:desc' | 'name:asc')[] = ['isRefined', 'count:desc', 'name:asc'];
/** Values asked for where only some of them are offered. */
const ALL_VALUES = 100;
/** Filters that, where both stand, only make sense inside another and leave with it. */
const INSIDE: Record<string, string> = { model: 'make' };

export interface Facet {
  first: FacetRow[];
  extra: FacetRow[];
  toggle: (row: FacetRow) => void;
}

/**
 * The rows of one list filter. Counts are those a search narrowed to the value would list; values that
 * other filters leave nothing of stay, with zero. Models show once a make is chosen (SRC-18).
 *
 * @param attributes of all filters of the page
 */
export function useFacet(filter: ListSetting, attributes: ReadonlySet<string>): Facet {
  const { attribute, offered, labels } = filter;
  const { items, refine } = useRefinementList({
    attribute,
    limit: offered.length > 0 ? ALL_VALUES : filter.limit,
    sortBy: SORT,
  });
  const { indexUiState, setIndexUiState } = useInstantSearch();
  const chosen = indexUiState.refinementList ?? {};
  const inside = INSIDE[attribute];
  const outer = inside !== undefined && attributes.has(inside) ? inside : null;
  const inner = [...attributes].filter((name) => INSIDE[name] === attribute);

  const known = useRef(new Set(offered));
  if (!outer && offered.length === 0) for (const { label } of items) known.current.add(label);

  const found = new Map(items.map((item) => [item.label, item]));
  const values = new Set([...known.current, ...found.keys()]);
  const rows = [...values].flatMap((value): FacetRow[] => {
    const item = found.get(value);
    const selected = item?.isRefined ?? chosen[attribute]?.includes(value) ?? false;
    if (offered.length > 0 && !offered.includes(value) && !selected) return [];
    return [{ value, label: ownProperty(labels, value) ?? value, count: item?.count ?? 0, selected }];
  });
  const hidden = outer !== null && !chosen[outer]?.length && !rows.some(({ selected }) => selected);

  return {
    ...facetRows(hidden ? [] : rows, filter),
    toggle: ({ value, selected }) => {
      const leaves = selected && chosen[attribute]?.length === 1 && inner.some((name) => chosen[name]);
      if (!leaves) return refine(found.get(value)?.value ?? value);
      setIndexUiState(({ page, ...state }) => ({
        ...state,
        refinementList: Object.fromEntries(
          Object.entries(state.refinementList ?? {}).filter(
            ([name]) => name !== attribute && !inner.includes(name),
          ),
        ),
      }));
    },
  };
}
