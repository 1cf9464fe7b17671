import { Icon } from '../../../ui/icon/Icon.tsx';
import { useRequestedSearch } from './use-requested-search.ts';
import { useSearch } from './use-search.ts';

/**
 * The notice that the search failed, above the last successful results (SRC-25, ERR-03). InstantSearch restores the
 * state of those results when a search fails; "Try again" repeats the failed search.
 */
export function ErrorNotice() {
  const { search, status, change, refresh } = useSearch();
  const requested = useRequestedSearch(search);
  const retry = () => {
    if (JSON.stringify(requested.current) === JSON.stringify(search)) refresh();
    else change(requested.current);
  };
  return (
    <div role="status">
      {status === 'error' && (
        <div className="s-notice">
          <Icon name="warning" />
          <p>Search is unavailable right now. Showing your last results.</p>
          <button className="btn small" type="button" onClick={retry}>
            Try again
          </button>
        </div>
      )}
    </div>
  );
}
