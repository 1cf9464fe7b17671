import type { Valuation } from '../../features/leads/valuation.ts';
import type { TenantStock } from '../stock/tenant-stock.ts';

/** A shopper's vehicle in the shopper's own words. */
export interface ShopperVehicle {
  make: string;
  model: string;
  year: number | null;
  km: number | null;
}

/** Values vehicles online: from the dealer's stock by default, or with a service that is paid for each answer. */
export interface Valuer {
  /** @throws the error of the service; the lead is then stored without a valuation */
  value: (vehicle: ShopperVehicle, stock: TenantStock, now: Date) => Promise<Valuation>;
}
