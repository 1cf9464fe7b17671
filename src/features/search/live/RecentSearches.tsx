import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { recordSearch, searchHistory } from '../search-history.ts';
import { chipsOf } from './chips.ts';
import { decodeFilters, encodeFilters, otherSearches } from './recent-searches.ts';
import { useSearchPage } from './search-page-context.ts';
import { useSearch } from './use-search.ts';

// A search is recorded once the shopper has not changed it for this long.
const SETTLED_MS = 1500;

/** Records the current search and returns its path. */
function useRecordSearch(): string {
  const { search, answered, status, hrefOf } = useSearch();
  const path = hrefOf({ ...search, page: 1, sortBy: null });
  const filters = JSON.stringify(encodeFilters(search));
  const settled = answered && status === 'idle';
  useEffect(() => {
    if (!settled) return;
    const timer = setTimeout(() => recordSearch({ filters: JSON.parse(filters), path }), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [settled, filters, path]);
  return path;
}

/** Menu of the shopper's latest searches (SRC-40). */
export function RecentSearches() {
  const { settings } = useSearchPage();
  const path = useRecordSearch();
  const searches = otherSearches(useStore(searchHistory), path);
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  if (searches.length === 0) return null;
  return (
    <details
      className="recent"
      ref={menu}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape') return;
        close();
        currentTarget.querySelector('summary')?.focus();
      }}
    >
      <summary className="btn quiet small">
        <Icon name="clock" />
        <span>Recent searches</span>
      </summary>
      <ul>
        {searches.map((search) => (
          <li key={search.path}>
            <a href={search.path}>
              {chipsOf(decodeFilters(search.filters), {}, settings)
                .map(({ label }) => label)
                .join(', ')}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
