import { formatVehicleCount } from '../../../lib/format-vehicle-count.ts';
import { shownCount } from '../../../lib/shown-count.ts';
import { useSearchPage } from './search-page-context.ts';
import { useSearch } from './use-search.ts';

/** "128 vehicles": the number found, up to the configured cap (SRC-41). */
export function useCountText(): string {
  const { settings } = useSearchPage();
  const { found } = useSearch();
  return formatVehicleCount(shownCount(found, settings.stockCountCap), settings.vehicles);
}

/** Announces the number of results to screen readers when it changes. */
export function CountStatus() {
  const text = useCountText();
  return (
    <p className="sr" role="status">
      {text} found
    </p>
  );
}
