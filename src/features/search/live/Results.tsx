import { createPortal } from 'react-dom';
import { Chips } from './Chips.tsx';
import { CountStatus, useCountText } from './CountStatus.tsx';
import { chipsOf } from './chips.ts';
import { ErrorNotice } from './ErrorNotice.tsx';
import { More } from './More.tsx';
import { NoResults } from './NoResults.tsx';
import { NearestOnDemand } from './nearest/NearestOnDemand.tsx';
import { Previous } from './Previous.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import { SortSelect } from './SortSelect.tsx';
import { useSearchPage } from './search-page-context.ts';
import { useResultList } from './use-result-list.ts';
import { useSearch } from './use-search.ts';

/** Renders what is above and below the list of results. The list itself is the static page's. */
export function Results() {
  const { parts, page, settings } = useSearchPage();
  const { found, search, answered } = useSearch();
  const isFiltered = chipsOf(search, page.scope, settings).length > 0;
  const { before, shown, showPrevious, showMore } = useResultList();
  return (
    <>
      {createPortal(
        <>
          <div className="s-bar">
            <h2 id="results" tabIndex={-1}>
              {useCountText()}
            </h2>
            <RecentSearches />
            <SortSelect />
          </div>
          <CountStatus />
          <Chips />
          <ErrorNotice />
          {before > 0 && <Previous before={before} onPrevious={showPrevious} />}
        </>,
        parts.head,
      )}
      {createPortal(
        found === 0 ? (
          <>
            <NoResults {...settings.noResults[isFiltered ? 'filtered' : 'unfiltered']} />
            {answered && isFiltered && <NearestOnDemand />}
          </>
        ) : (
          <More before={before} shown={shown} onMore={showMore} />
        ),
        parts.foot,
      )}
    </>
  );
}
