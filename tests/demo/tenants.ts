import type { VehiclePage } from '../../src/features/vehicle/vehicle-page.ts';
import type { Inventory } from '../../src/site/inventory.ts';
import { buildInventory } from '../../src/site/inventory.ts';
import type { Car } from '../../src/stock/car.ts';
import { readStockFile } from '../../src/stock/stock-file.ts';
import { loadTenant } from '../../src/tenant/load-tenant.ts';
import type { Tenant } from '../../src/tenant/tenant.ts';
import { pageAt } from '../support/find-page.ts';

export const TENANTS = ['harbourline', 'redgum-kia', 'ironbark', 'cinder-road', 'banksia-bay'] as const;
export type DemoName = (typeof TENANTS)[number];

/** In Brisbane, the evening of the day for which the stock was generated. */
const NOW = new Date('2026-11-20T08:00:00Z');

export interface Demo {
  tenant: Tenant;
  cars: Car[];
  inventory: Inventory;
}

/** Loads a demo dealer; throws if it has problems. */
export async function loadDemo(name: DemoName): Promise<Demo> {
  const loaded = await loadTenant(`tenants/${name}`);
  if (!loaded.ok) throw new Error(loaded.problems.map(({ message }) => message).join('\n'));
  const { cars } = await readStockFile(`tenants/${name}/stock.jsonl`);
  return { tenant: loaded.tenant, cars, inventory: buildInventory(loaded.tenant, cars, NOW) };
}

/** The page of the first vehicle for sale that matches. */
export function vehicleWhere({ cars, inventory }: Demo, fits: (car: Car) => boolean): VehiclePage {
  const car = cars.find((one) => one.status === 'in_stock' && fits(one));
  if (!car) throw new Error('The demo dealer has no vehicle in stock that fits.');
  return pageAt(inventory, car.path, 'vehicle');
}
