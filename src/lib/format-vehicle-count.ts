import { counted } from './plural.ts';

/**
 * "1,284 cars", "1 car".
 *
 * @param vehicles the site's word for its stock, in the plural with a final "s"
 */
export const formatVehicleCount = (count: number, vehicles: string): string =>
  counted(count, vehicles.replace(/s$/, ''), vehicles);
