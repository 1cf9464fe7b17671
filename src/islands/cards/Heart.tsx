import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { CardView } from '../../rules/views.ts';
import { favourites } from '../../stores/favourites.ts';

/** The icon "heart" of the set: the whole set is too much for a script. */
export const HEART =
  '<path d="M2 9.5a5.5 5.5 0 0 1 9.591-3.676a.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5"/>';

/**
 * Saves a vehicle (CAR-04, WAT-01). The press is heard by src/scripts/saved.ts, as on cards of the page's HTML.
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
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of our own */}
      <svg className="i" viewBox="0 0 24 24" aria-hidden="true" dangerouslySetInnerHTML={{ __html: HEART }} />
    </button>
  );
}
