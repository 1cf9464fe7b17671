import { useStore } from '@nanostores/react';
import type { CardView } from '../../../stock/views.ts';
import { compared } from '../../compare/compare.ts';

/** Chooses a vehicle to compare; the press is heard by src/layouts/saved.ts. Nothing where that is not offered. */
export function CompareToggle({ card }: { card: Pick<CardView, 'id' | 'title' | 'favourite'> }) {
  const chosen = useStore(compared).some(({ id }) => id === card.id);
  if (!card.favourite) return null;
  return (
    <button
      className="compare"
      type="button"
      aria-pressed={chosen}
      aria-label={`Compare ${card.title}`}
      data-compare={card.id}
    >
      Compare
    </button>
  );
}
