import { useRef } from 'react';
import { useInstantSearch, useRefinementList } from 'react-instantsearch';
import { ownProperty } from '../../../../lib/own-property.ts';
import type { FilterSetting } from '../../../../search/settings.ts';
import { type FacetRow, facetRows } from '../../facet-rows.ts';

export type ListSetting = Extract<FilterSetting, { kind: 'list' | 'tiles' | 'cells' }>;

// Selected values come first, so that the limit never cuts them off.
const SORT: ('isRefined' | 'count:desc' | 'name:asc')[] = ['isRefined', 'count:desc', 'name:asc'];
/** Number of values requested per facet: at least the limit of every list filter. */
export const FACET_VALUES = 100;
// Models are offered once a make is chosen (SRC-18), and are removed from the search together with it.
const PARENTS: Record<string, string> = { model: 'make' };

export interface Facet {
  first: FacetRow[];
  extra: FacetRow[];
  toggle: (row: FacetRow) => void;
}

/**
 * The rows of one list filter. A count is the number of vehicles found if the search is narrowed to the value.
 * Values that other filters exclude stay, with a count of 0. Models appear once a make is chosen (SRC-18).
 *
 * @param attributes attributes of all filters on the page
 */
export function useFacet(filter: ListSetting, attributes: ReadonlySet<string>): Facet {
  const { attribute, offered, labels } = filter;
  const { items, refine } = useRefinementList({
    attribute,
    // The values that a dealer offers may have low counts, so request as many as the search returns.
    limit: offered.length > 0 ? FACET_VALUES : filter.limit,
    sortBy: SORT,
  });
  const { indexUiState, setIndexUiState } = useInstantSearch();
  const chosen = indexUiState.refinementList ?? {};
  const parentAttribute = PARENTS[attribute];
  const parent = parentAttribute !== undefined && attributes.has(parentAttribute) ? parentAttribute : null;
  const children = [...attributes].filter((name) => PARENTS[name] === attribute);

  // Values seen so far, which stay in the list when other filters exclude them. Models are not kept: another make has
  // other models.
  const known = useRef(new Set(offered));
  if (!parent && offered.length === 0)
    for (const { label, count } of items) if (count > 0) known.current.add(label);

  const found = new Map(items.map((item) => [item.label, item]));
  const values = new Set([...known.current, ...found.keys()]);
  const rows = [...values].flatMap((value): FacetRow[] => {
    const item = found.get(value);
    const selected = item?.isRefined ?? chosen[attribute]?.includes(value) ?? false;
    if (offered.length > 0 && !offered.includes(value) && !selected) return [];
    return [{ value, label: ownProperty(labels, value) ?? value, count: item?.count ?? 0, selected }];
  });
  const isWaitingForParent =
    parent !== null && !chosen[parent]?.length && !rows.some(({ selected }) => selected);

  return {
    ...facetRows(isWaitingForParent ? [] : rows, filter),
    toggle: ({ value, selected }) => {
      // Removing the last make removes the chosen models as well.
      const clearsChildren =
        selected && chosen[attribute]?.length === 1 && children.some((name) => chosen[name]);
      if (!clearsChildren) return refine(found.get(value)?.value ?? value);
      setIndexUiState(({ page, ...state }) => ({
        ...state,
        refinementList: Object.fromEntries(
          Object.entries(state.refinementList ?? {}).filter(
            ([name]) => name !== attribute && !children.includes(name),
          ),
        ),
      }));
    },
  };
}
