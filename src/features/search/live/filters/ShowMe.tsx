import { useInstantSearch } from 'react-instantsearch';
import { formatVehicleCount } from '../../../../lib/format-vehicle-count.ts';
import { shownCount } from '../../../../lib/shown-count.ts';
import type { SearchSettings } from '../../../../search/settings.ts';
import { useAnimatedCount } from './use-animated-count.ts';

interface Props {
  settings: SearchSettings;
  onShow: () => void;
}

/** "Show Me 128 vehicles": closes the drawer and scrolls to the top of the results (SRC-13 to SRC-15). */
export function ShowMe({ settings: { vehicles, stockCountCap }, onShow }: Props) {
  const count = shownCount(useInstantSearch().results.nbHits, stockCountCap);
  const shown = useAnimatedCount(count);
  return (
    <button
      className="btn primary"
      type="button"
      aria-label={`Show Me ${formatVehicleCount(count, vehicles)}`}
      onClick={() => {
        onShow();
        scrollTo({ top: 0 });
      }}
    >
      {`Show Me ${formatVehicleCount(shown, vehicles)}`}
    </button>
  );
}
