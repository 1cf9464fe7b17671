import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { CardView } from '../../../stock/views.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { favourites } from '../../favourites/favourites.ts';

/**
 * Saves a vehicle (CAR-04, WAT-01). The press is heard by src/layouts/saved.ts, as on cards of the page's HTML.
 * One that is no longer for sale has a heart only where the shopper saved it.
 */
export function Heart({ card }: { card: Pick<CardView, 'id' | 'title' | 'favourite'> }) {
  const saved = useStore(favourites).some(({ id }) => id === card.id);
  const [wasSaved, setWasSaved] = useState(saved);
  if (saved && !wasSaved) setWasSaved(true);
  return (
    <button
      className="icon-btn fave"
      type="button"
      aria-pressed={saved}
      aria-label={`Fave ${card.title}`}
      data-fave={card.id}
      hidden={!card.favourite && !wasSaved}
    >
      <Icon name="heart" />
    </button>
  );
}
