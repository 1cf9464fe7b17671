/** Places in the pages that a tenant may fill with a component of its own (TEN-08). */
export const SLOTS = [
  'header',
  'footer',
  'buttons',
  'location_widget',
  'map',
  'promo_tile',
  'hero',
  'card_badge',
] as const;
export type Slot = (typeof SLOTS)[number];

/** Slots inside a vehicle's card, which the settings for that vehicle fill. */
export const CARD_SLOTS = ['buttons', 'card_badge'] as const satisfies readonly Slot[];
export type CardSlot = (typeof CARD_SLOTS)[number];
