import type { VehiclePage } from './vehicle-page.ts';

/** The page without the buttons that a reserved vehicle does not have. */
export const pageIfReserved = (page: VehiclePage): VehiclePage => ({
  ...page,
  buttons: { ...page.buttons, reserve: null, testDrive: null, tradeIn: null },
});
