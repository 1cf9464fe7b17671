import type { VehiclePage } from './vehicle-page.ts';

/**
 * Deposit that the bar of a phone names above its Reserve button: "$100"; null if there is none, or no room for it,
 * because the bar appears later or names two prices.
 */
export const depositInBar = ({ bottomBarAfter, price, buttons }: VehiclePage): string | null =>
  bottomBarAfter === 0 && price.kind !== 'subscription' ? buttons.reserve?.deposit || null : null;
