import { useInstantSearch } from 'react-instantsearch';
import type { SearchSettings } from '../../../../search/settings.ts';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { opensAtFirst } from '../../facet-rows.ts';
import { countActiveFilters } from './active-filters.ts';
import { ListFilter } from './ListFilter.tsx';
import { RangeFilter } from './RangeFilter.tsx';
import { SearchBox } from './SearchBox.tsx';

/** All filters in their configured order (TEN-14) and the link that clears them (ROU-27). */
export function FilterList({ settings }: { settings: SearchSettings }) {
  const { indexUiState } = useInstantSearch();
  const { filters, vehicles, clearFiltersHref } = settings;
  const attributes = new Set(filters.map(({ attribute }) => attribute));
  const { refinementList = {}, range = {} } = indexUiState;
  return (
    <>
      <SearchBox vehicles={vehicles} />
      {filters.map((filter, index) => {
        const { attribute } = filter;
        const open = opensAtFirst(index, attribute in refinementList || attribute in range);
        return filter.kind === 'range' ? (
          <RangeFilter key={attribute} filter={filter} open={open} />
        ) : (
          <ListFilter
            key={attribute}
            filter={filter}
            attributes={attributes}
            vehicles={vehicles}
            open={open}
          />
        );
      })}
      {countActiveFilters(indexUiState) > 0 && (
        <a className="link clear" href={clearFiltersHref}>
          <Icon name="close" />
          Clear filters
        </a>
      )}
    </>
  );
}
