import { useSearchPage } from './search-page-context.ts';
import { useSearch } from './use-search.ts';

interface Props {
  /** Number of results on earlier pages that are not shown. */
  before: number;
  onPrevious: () => void;
}

/** Link to the previous page of results. It has an address, so that it can be opened in a new tab. */
export function Previous({ before, onPrevious }: Props) {
  const { settings } = useSearchPage();
  const { search, hrefOf } = useSearch();
  return (
    <div className="more before">
      <a
        className="btn"
        href={hrefOf({ ...search, page: before / settings.pageSize })}
        onClick={(event) => {
          event.preventDefault();
          onPrevious();
        }}
      >
        Show previous {settings.pageSize}
      </a>
    </div>
  );
}
