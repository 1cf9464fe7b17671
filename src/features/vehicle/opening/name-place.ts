import type { Look } from '../../../frame/look.ts';

/** True if the name of a vehicle stands above its gallery and not with the price. */
export const isNameAbove = ({ vehicleOpening }: Pick<Look, 'vehicleOpening'>): boolean =>
  vehicleOpening !== 'column';

/** True if stock number and number of views are below the buttons and not above the name. */
export const isSeenLast = (look: Pick<Look, 'vehicleOpening' | 'buying'>): boolean =>
  isNameAbove(look) || look.buying === 'two-prices';
