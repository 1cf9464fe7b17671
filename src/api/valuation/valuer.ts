import type { Valuation } from '../../features/leads/valuation.ts';
import type { TenantStock } from '../vehicles/stock/tenant-stock.ts';

/** A shopper's own vehicle, as the shopper described it in the form. */
export interface ShopperVehicle {
  make: string;
  model: string;
  year: number | null;
  km: number | null;
}

/**
 * Estimates the value of vehicles: from the dealer's stock by default, or with a provider that charges for each
 * request.
 */
export interface Valuer {
  /** @throws the provider's error; the lead is then stored without a valuation */
  value: (vehicle: ShopperVehicle, stock: TenantStock, now: Date) => Promise<Valuation>;
}
