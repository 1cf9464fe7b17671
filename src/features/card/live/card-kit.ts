import { type ComponentType, createContext } from 'react';
import type { PromoTileView } from '../../../search/settings.ts';
import type { CardView, TagView } from '../../../stock/views.ts';
import { CardBadge } from './CardBadge.tsx';
import { CardButtons } from './CardButtons.tsx';
import { PromoTile } from './PromoTile.tsx';

/** What cards share on a page: the dealer's own parts and what is offered on them. */
export interface CardKit {
  /** Silhouette of a vehicle without a picture. */
  dealerKind: 'cars' | 'trucks' | 'motorcycles' | 'caravans';
  /** Hearts are shown (WAT-01). */
  favourites: boolean;
  /** Vehicles can be put side by side (WAT-09). */
  compare: boolean;
  /** The slots `buttons`, `card_badge` and `promo_tile`: ours, or the tenant's (TEN-10). */
  Buttons: ComponentType<{ card: CardView }>;
  Badge: ComponentType<{ tag: TagView }>;
  Tile: ComponentType<{ tile: PromoTileView }>;
}

export const OUR_KIT: CardKit = {
  dealerKind: 'cars',
  favourites: true,
  compare: true,
  Buttons: CardButtons,
  Badge: CardBadge,
  Tile: PromoTile,
};

export const CardKitContext = createContext<CardKit>(OUR_KIT);
