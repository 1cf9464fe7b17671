import { counted } from '../../lib/plural.ts';
import type { Car } from '../../stock/car.ts';
import type { Config } from '../../tenant/schema/config.ts';
import type { SiteStock } from './site-stock.ts';

/** Vehicles for sale that are not listed because of their age (SRC-42). */
export interface StaleStock {
  count: number;
  /** A sentence for ops, with the numbers. */
  message: string;
}

/** "more than 3 days ago", or general words if overrides set different numbers of days. */
function ageOf([days, ...others]: readonly (number | null)[]): string {
  if (typeof days !== 'number' || others.length > 0) return 'more days ago than allowed';
  return days === 0 ? 'before today' : `more than ${counted(days, 'day')} ago`;
}

/** Counts and describes the vehicles for sale that a site does not list because of their age; null if there are none. */
export function staleStock(
  { stale, onSale }: Pick<SiteStock, 'stale' | 'onSale'>,
  configOf: (car: Car) => Config,
): StaleStock | null {
  if (stale.length === 0) return null;
  const all = stale.length + onSale.length;
  const days = new Set(stale.map((car) => configOf(car).stock.stale_days));
  return {
    count: stale.length,
    message:
      `${stale.length.toLocaleString('en-AU')} of ${counted(all, 'vehicle')} for sale ${all === 1 ? 'was' : 'were'} last changed ${ageOf([...days])}, so the site does not list them (config.stock.stale_days). ` +
      'If the feed has stopped, ask its sender; if its dates do not show whether a vehicle is still for sale, set stale_days: null.',
  };
}
