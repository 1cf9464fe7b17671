import type { Site } from '../tenant/schema/site.ts';

/** The word for one vehicle of the kind that a dealer sells. */
export const VEHICLE_WORD: Record<Site['kind'], string> = {
  cars: 'car',
  trucks: 'truck',
  motorcycles: 'motorcycle',
  caravans: 'caravan',
};
