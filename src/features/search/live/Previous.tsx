import { HITS_PER_PAGE } from '../../../search/client/hit-fields.ts';
import { useSearch } from './use-search.ts';

interface Props {
  /** Number of results on earlier pages that are not shown. */
  before: number;
  onPrevious: () => void;
}

/** Link to the previous page of results. It has an address, so that it can be opened in a new tab. */
export function Previous({ before, onPrevious }: Props) {
  const { search, hrefOf } = useSearch();
  return (
    <div className="more before">
      <a
        className="btn"
        href={hrefOf({ ...search, page: before / HITS_PER_PAGE })}
        onClick={(event) => {
          event.preventDefault();
          onPrevious();
        }}
      >
        Show previous {HITS_PER_PAGE}
      </a>
    </div>
  );
}
