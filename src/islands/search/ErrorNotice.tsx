import { Icon } from '../cards/Icon.tsx';
import { useSearch } from './use-search.ts';

/** Says that the last good results are what shows, and asks again (SRC-25, ERR-03). */
export function ErrorNotice() {
  const { status, retry } = useSearch();
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
