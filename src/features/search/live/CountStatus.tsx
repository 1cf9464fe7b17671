import { countOf } from '../../../lib/count-of.ts';
import { shownCount } from '../../../lib/shown-count.ts';
import { useSearchPage } from './search-context.ts';
import { useSearch } from './use-search.ts';

/** The number of vehicles found, as the page says it (SRC-41). */
export function useCountText(): string {
  const { settings } = useSearchPage();
  const { found } = useSearch();
  return countOf(shownCount(found, settings.stockCountCap), settings.vehicles);
}

/** Tells a screen reader how many were found, each time that changes. */
export function CountStatus() {
  const text = useCountText();
  return (
    <p className="sr" role="status">
      {text} found
    </p>
  );
}
