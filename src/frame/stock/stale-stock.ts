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

/**
 * Counts the vehicles for sale that a site does not list because of their age, in one or more parts of its stock, and
 * describes them.
 */
export class StaleCounter {
  private stale = 0;
  private onSale = 0;
  private readonly days = new Set<number | null>();

  add({ stale, onSale }: Pick<SiteStock, 'stale' | 'onSale'>, configOf: (car: Car) => Config): this {
    this.stale += stale.length;
    this.onSale += onSale.length;
    for (const car of stale) this.days.add(configOf(car).stock.stale_days);
    return this;
  }

  /** Null if there are none. */
  result(): StaleStock | null {
    if (this.stale === 0) return null;
    const all = this.stale + this.onSale;
    return {
      count: this.stale,
      message:
        `${this.stale.toLocaleString('en-AU')} of ${counted(all, 'vehicle')} for sale ${all === 1 ? 'was' : 'were'} last changed ${ageOf([...this.days])}, so the site does not list them (config.stock.stale_days). ` +
        'If the feed has stopped, ask its sender; if its dates do not show whether a vehicle is still for sale, set stale_days: null.',
    };
  }
}
