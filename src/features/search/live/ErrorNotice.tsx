import { Icon } from '../../../ui/icon/Icon.tsx';
import { useAskedSearch } from './use-asked-search.ts';
import { useSearch } from './use-search.ts';

/**
 * Says that the last good results are what shows (SRC-25, ERR-03). InstantSearch goes back to their search
 * when another fails; "Try again" asks for that other one again.
 */
export function ErrorNotice() {
  const { search, status, change, refresh } = useSearch();
  const asked = useAskedSearch(search);
  const retry = () => {
    if (JSON.stringify(asked.current) === JSON.stringify(search)) refresh();
    else change(asked.current);
  };
  return (
    <div role="status">
      {status === 'error' && (
        <div className="s-notice">
          <Icon name="warning" />
          <p>The search is not answering. These are your last results.</p>
          <button className="btn small" type="button" onClick={retry}>
            Try again
          </button>
        </div>
      )}
    </div>
  );
}
