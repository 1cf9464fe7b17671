import { HITS_PER_PAGE } from '../../../search/client/hit-fields.ts';
import { useSearch } from './use-search.ts';

interface Props {
  /** Number of results on earlier pages that are not shown. */
  before: number;
  onPrevious: () => void;
}

/** A real link to the page before. */
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
