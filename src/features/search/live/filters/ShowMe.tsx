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
  const { results } = useInstantSearch();
  const count = shownCount(results.nbHits, stockCountCap);
  const isKnown = !results.__isArtificial;
  const shown = useAnimatedCount(count, isKnown);
  return (
    <button
      className="btn primary"
      type="button"
      aria-label={isKnown ? `Show Me ${formatVehicleCount(count, vehicles)}` : undefined}
      onClick={() => {
        onShow();
        scrollTo({ top: 0 });
      }}
    >
      {`Show Me ${isKnown ? formatVehicleCount(shown, vehicles) : vehicles}`}
    </button>
  );
}
