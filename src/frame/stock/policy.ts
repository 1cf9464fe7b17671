import type { Car } from '../../stock/car.ts';
import { DEFAULT_TIMEZONE } from '../../tenant/schema/defaults/timezone.ts';

/** Which vehicles a site lists, keeps a page for, or lets go. */
export interface StockPolicy {
  /** Days a sold vehicle stays in listings after the sale; 0: not at all. Default 3 (SRC-29). */
  sold_listed_days: number;
  /** Days a sold vehicle's page stays after the sale. Default 30. */
  sold_page_days: number;
  /** Days since the stock record's last update that are still listed; 0: updated today only; null: off. Default 3 (SRC-42). */
  stale_days: 0 | 1 | 2 | 3 | 4 | 5 | 7 | 14 | null;
  /** The window applies to used vehicles alone. Default false (SRC-43). */
  stale_used_only: boolean;
  /** The window applies to vehicles in stock alone. Default false (SRC-44). */
  stale_in_stock_only: boolean;
  /** The window applies to these makes alone; empty: to all (SRC-45). */
  stale_makes: string[];
  /** Whose midnight begins a day of the window. Default Australia/Brisbane. */
  time_zone?: string;
}

export interface StockByPolicy {
  /** In search, listings and counts, with a page. */
  listed: Car[];
  /** A page, but in no listing: sold some days ago, or not updated within the window. */
  kept: Car[];
  /** Sold too long ago: the page goes and its address redirects. */
  gone: Car[];
}

const DAY_MS = 86_400_000;

/** Calendar days between two moments as a clock in `zone` counts them. */
function dayCounter(zone: string, now: Date): (iso: string) => number {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const dayNumber = (day: string) => Math.floor(Date.parse(`${day.slice(0, 10)}T00:00:00Z`) / DAY_MS);
  const today = dayNumber(format.format(now));
  return (iso) => {
    const moment = new Date(iso);
    const day =
      iso.includes('T') && !Number.isNaN(moment.getTime())
        ? format.format(moment)
        : iso.length === 7
          ? `${iso}-01`
          : iso;
    return today - dayNumber(day);
  };
}

/** No longer for sale: sold, or a status that is neither in stock nor coming. */
function isUnavailable(car: Car): boolean {
  return car.sold || (car.status !== 'in_stock' && car.status !== 'coming_soon');
}

/** When it stopped being for sale, as well as the record tells; null when it does not. */
function soldAt(car: Car): number | null {
  if (car.sold_date_timestamp) return car.sold_date_timestamp * 1000;
  const updated = car.updated_at === null ? Number.NaN : Date.parse(car.updated_at);
  return Number.isNaN(updated) ? null : updated;
}

/**
 * Sorts stock into listed, kept and gone. Order within each is the input's.
 *
 * - `show_on_dealer_website: false` is in none of the three.
 * - Sold (and status "other"): listed while the sale is less than `sold_listed_days` ago (SRC-29), kept until
 *   `sold_page_days`, then gone. Without any date: kept, since it cannot be shown to be recent. The stale
 *   window does not apply to them: nobody updates a sold record.
 * - Stale (SRC-42 … SRC-45): not listed but kept, so that links and saved vehicles still lead somewhere and the
 *   next update brings it back. A record without `updated_at` cannot be measured and is listed.
 */
export function applyStockPolicy(cars: readonly Car[], settings: StockPolicy, now: Date): StockByPolicy {
  const result: StockByPolicy = { listed: [], kept: [], gone: [] };
  const daysSince = dayCounter(settings.time_zone ?? DEFAULT_TIMEZONE, now);
  const makes = new Set(settings.stale_makes.map((make) => make.toLowerCase()));

  const isStale = (car: Car): boolean => {
    if (settings.stale_days === null || car.updated_at === null) return false;
    if (settings.stale_used_only && car.car_type !== 'used') return false;
    if (settings.stale_in_stock_only && car.status !== 'in_stock') return false;
    if (makes.size > 0 && !makes.has(car.make.toLowerCase())) return false;
    return daysSince(car.updated_at) > settings.stale_days;
  };

  for (const car of cars) {
    if (!car.show_on_dealer_website) continue;
    if (!isUnavailable(car)) {
      (isStale(car) ? result.kept : result.listed).push(car);
      continue;
    }
    const sold = soldAt(car);
    const days = sold === null ? settings.sold_listed_days : (now.getTime() - sold) / DAY_MS;
    if (days < settings.sold_listed_days) result.listed.push(car);
    else if (sold === null || days < settings.sold_page_days) result.kept.push(car);
    else result.gone.push(car);
  }
  return result;
}
