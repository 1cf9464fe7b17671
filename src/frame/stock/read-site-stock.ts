import { readStockFile, type StockFile } from '../../stock/stock-file.ts';
import type { Site } from '../../tenant/schema/site.ts';
import { assignDealerships } from '../locations/assign-dealerships.ts';

/**
 * Reads a tenant's stock file as its site shows it: each vehicle at its dealership.
 *
 * @throws the file system's error
 */
export const readSiteStock = async (file: string, site: Site): Promise<StockFile> =>
  assignDealerships(await readStockFile(file), site);
