import { Chips } from './Chips.tsx';
import { CountStatus, useCountText } from './CountStatus.tsx';
import { ErrorNotice } from './ErrorNotice.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import { ResultList } from './ResultList.tsx';
import { SortSelect } from './SortSelect.tsx';

export function Results() {
  return (
    <section className="s-results" aria-labelledby="results">
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
      <ResultList />
    </section>
  );
}
