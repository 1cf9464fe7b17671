import type { Car, ItemType } from '../stock/car.ts';
import { unknownYardFinder } from './find-location.ts';
import { readSiteFile } from './read-tenant.ts';
import type { Site } from './schema/site.ts';

const ITEM_TYPES = {
  cars: 'car',
  trucks: 'truck',
  motorcycles: 'motorcycle',
  caravans: 'caravan',
} as const satisfies Record<Site['kind'], ItemType>;

/** What an import needs to know of the tenant's site. */
export interface ImportSettings {
  /** The kind of vehicle that the tenant mainly sells, for records that do not state theirs. */
  itemType: ItemType;
  /** The name of a vehicle's yard if the site does not have it, else null. */
  unknownYard: (car: Car) => string | null;
}

/** Reads `ImportSettings` from site.yaml. Without a valid kind, it is `car`; without valid locations, all yards are known. */
export async function readImportSettings(folder: string): Promise<ImportSettings> {
  const { draft } = await readSiteFile(folder);
  return {
    itemType: ITEM_TYPES[draft.value('kind') ?? 'cars'],
    unknownYard: unknownYardFinder(draft.entries('locations').map(({ value }) => value)),
  };
}
