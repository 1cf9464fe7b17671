import { join } from 'node:path';
import { assignDealerships } from '../../src/frame/locations/assign-dealerships.ts';
import { carConfigs, siteStock } from '../../src/frame/stock/site-stock.ts';
import { StaleCounter } from '../../src/frame/stock/stale-stock.ts';
import { dayOf } from '../../src/site/today.ts';
import type { Car } from '../../src/stock/car.ts';
import { stockLines } from '../../src/stock/import/previous-stock.ts';
import { readStockLine } from '../../src/stock/stock-file.ts';
import { loadTenant } from '../../src/tenant/load-tenant.ts';

// A large stock is read in parts, because an import must not need more memory than its feed.
const PART = 1_000;

/** A warning about imported vehicles that the site will not list because of their age (SRC-42); null if there are none. */
export async function staleWarning(folder: string, now: Date): Promise<string | null> {
  const loaded = await loadTenant(folder);
  if (!loaded.ok) return null;
  const { tenant } = loaded;
  const { site } = tenant;
  const configOf = carConfigs(tenant);
  const counter = new StaleCounter();
  const addPart = (part: Car[]) => {
    const { cars } = assignDealerships({ cars: part, digests: new Map(), problems: [] }, site);
    counter.add(siteStock(cars, configOf, site.timezone, dayOf(now, site.timezone)), configOf);
  };
  let part: Car[] = [];
  for await (const line of stockLines(join(folder, 'stock.jsonl'))) {
    const read = readStockLine(line);
    if (read.ok) part.push(read.car);
    if (part.length < PART) continue;
    addPart(part);
    part = [];
  }
  addPart(part);
  const stale = counter.result();
  return stale && `Warning: ${stale.message}`;
}
