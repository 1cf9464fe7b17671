import type { VehiclePage } from './vehicle-page.ts';

/** The page with the buttons that it would have if the vehicle were reserved. */
export const pageIfReserved = (page: VehiclePage): VehiclePage => ({
  ...page,
  buttons: { ...page.buttons, reserve: null, testDrive: null, tradeIn: null },
});
