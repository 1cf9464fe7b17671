import type { ItemType } from '../stock/car.ts';
import { readSiteFile } from './read-tenant.ts';
import type { Site } from './schema/site.ts';

const ITEM_TYPES = {
  cars: 'car',
  trucks: 'truck',
  motorcycles: 'motorcycle',
  caravans: 'caravan',
} as const satisfies Record<Site['kind'], ItemType>;

/**
 * The kind of vehicle that a tenant mainly sells, for an import of records that do not state theirs; `car` if site.yaml
 * does not exist or gives none that is valid.
 */
export async function readItemType(folder: string): Promise<ItemType> {
  const { draft } = await readSiteFile(folder);
  return ITEM_TYPES[draft.value('kind') ?? 'cars'];
}
