import { shownCount } from '../../../lib/shown-count.ts';
import { useSearchPage } from './search-page-context.ts';
import { useSearch } from './use-search.ts';

interface Props {
  /** Number of results on earlier pages that are not shown. */
  before: number;
  shown: number;
  onMore: () => void;
}

const count = (value: number): string => value.toLocaleString('en-AU');

/** Progress through the results, and a link to the next page that can also be opened in a new tab. */
export function More({ before, shown, onMore }: Props) {
  const { settings } = useSearchPage();
  const { search, found, hrefOf, status } = useSearch();
  const isBusy = status === 'loading' || status === 'stalled';
  const total = Math.max(shownCount(found, settings.stockCountCap), before + shown);
  const nextCount = Math.min(settings.pageSize, found - before - shown);
  if (found <= settings.pageSize) return null;
  const page = Math.floor((before + shown) / settings.pageSize) + 1;
  return (
    <div className="more">
      <p>
        {before === 0
          ? `You have seen ${count(shown)} of ${count(total)}`
          : `Showing ${count(before + 1)} to ${count(before + shown)} of ${count(total)}`}
      </p>
      <progress value={before + shown} max={total} aria-hidden="true" />
      {nextCount > 0 && (
        <a
          className="btn"
          href={hrefOf({ ...search, page })}
          aria-busy={isBusy || undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            if (!isBusy) onMore();
          }}
        >
          Show {count(nextCount)} more
        </a>
      )}
    </div>
  );
}
