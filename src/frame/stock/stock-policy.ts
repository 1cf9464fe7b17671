import { DAY_MS } from '../../lib/days.ts';
import type { Car } from '../../stock/car.ts';
import { hasLeft, isGone } from '../../stock/rules/availability.ts';
import { DEFAULT_TIMEZONE } from '../../tenant/schema/defaults/timezone.ts';

/** Settings that decide which vehicles a site lists and which have a page. */
export interface StockPolicy {
  /** Days for which a sold vehicle stays in listings; 0 removes it at once. Default 3 (SRC-29). */
  sold_listed_days: number;
  /** Days for which a sold vehicle keeps its page. Default 30. */
  sold_page_days: number;
  /** Days for which a vehicle that is no longer in the feed keeps its page. Default 30. */
  gone_page_days: number;
  /**
   * The stale window: a vehicle whose record was last updated more than this many days ago is no longer listed. 0 lists
   * only vehicles updated today, null turns the window off. Default 3 (SRC-42).
   */
  stale_days: 0 | 1 | 2 | 3 | 4 | 5 | 7 | 14 | null;
  /** Apply the stale window to used vehicles only. Default false (SRC-43). */
  stale_used_only: boolean;
  /** Apply the stale window to vehicles in stock only. Default false (SRC-44). */
  stale_in_stock_only: boolean;
  /** Apply the stale window to these makes only; empty for all (SRC-45). */
  stale_makes: string[];
  /** Time zone in which days of the window begin and end. Default Australia/Brisbane. */
  time_zone?: string;
}

export interface StockByPolicy {
  /** Shown in search, listings and counts, and has a page. */
  listed: Car[];
  /** Sold some days ago, or no longer in the feed: has a page but is in no listing. */
  kept: Car[];
  /** For sale, but not updated within the window: has a page but is in no listing. */
  stale: Car[];
  /** Sold or missing for too long: has no page, and its address redirects. */
  gone: Car[];
}

/** Returns a function that counts calendar days from a date until now, in a time zone. */
function dayCounter(zone: string, now: Date): (iso: string) => number {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const dayNumber = (day: string) => Math.floor(Date.parse(`${day.slice(0, 10)}T00:00:00Z`) / DAY_MS);
  const today = dayNumber(format.format(now));
  const dayOf = (iso: string): string => {
    const moment = new Date(iso);
    if (iso.includes('T') && !Number.isNaN(moment.getTime())) return format.format(moment);
    // "2026-11": a month alone counts as its first day.
    return iso.length === 7 ? `${iso}-01` : iso;
  };
  return (iso) => today - dayNumber(dayOf(iso));
}

/**
 * Time of sale in milliseconds since 1970: the recorded one, or else that of the record's last update. Null if the
 * record has neither.
 */
function soldAt(car: Car): number | null {
  if (car.sold_date_timestamp) return car.sold_date_timestamp * 1000;
  const updated = car.updated_at === null ? Number.NaN : Date.parse(car.updated_at);
  return Number.isNaN(updated) ? null : updated;
}

/** The settings of the stale window. */
type StalePolicy = Pick<
  StockPolicy,
  'stale_days' | 'stale_used_only' | 'stale_in_stock_only' | 'stale_makes' | 'time_zone'
>;

/**
 * Returns a check whether a vehicle is too old to be listed (SRC-42 … SRC-45). A record without `updated_at` is not,
 * because its age is unknown.
 */
export function staleCheck(
  settings: StalePolicy,
  now: Date,
): (car: Pick<Car, 'updated_at' | 'car_type' | 'status' | 'make'>) => boolean {
  const daysSince = dayCounter(settings.time_zone ?? DEFAULT_TIMEZONE, now);
  const makes = new Set(settings.stale_makes.map((make) => make.toLowerCase()));
  return ({ updated_at, car_type, status, make }) => {
    if (settings.stale_days === null || updated_at === null) return false;
    if (settings.stale_used_only && car_type !== 'used') return false;
    if (settings.stale_in_stock_only && status !== 'in_stock') return false;
    if (makes.size > 0 && !makes.has(make.toLowerCase())) return false;
    return daysSince(updated_at) > settings.stale_days;
  };
}

/**
 * Sorts stock into listed, kept, stale and gone; each keeps the order of the input.
 *
 * - Vehicles with `show_on_dealer_website: false` are in none of the four.
 * - Sold (and status "other"): listed for `sold_listed_days` after the sale (SRC-29), kept until
 *   `sold_page_days`, then gone. Without any date it is kept, because nothing shows that the sale is recent.
 *   The stale window does not apply: nobody updates a sold record.
 * - No longer in the feed, and not known as sold: kept for `gone_page_days`, then gone.
 * - Stale (SRC-42 … SRC-45): not listed, but its page stays, so that links and saved vehicles still work and the next
 *   update brings it back.
 */
export function applyStockPolicy(cars: readonly Car[], settings: StockPolicy, now: Date): StockByPolicy {
  const result: StockByPolicy = { listed: [], kept: [], stale: [], gone: [] };
  const isStale = staleCheck(settings, now);
  // `now` is often the morning of a day: what left or was sold later that day left 0 days ago, not less.
  const daysSince = (time: number) => Math.max(0, (now.getTime() - time) / DAY_MS);

  for (const car of cars) {
    if (!car.show_on_dealer_website) continue;
    if (!isGone(car)) {
      (isStale(car) ? result.stale : result.listed).push(car);
      continue;
    }
    if (hasLeft(car)) {
      const days = daysSince(Date.parse(car.gone_at ?? ''));
      (days < settings.gone_page_days ? result.kept : result.gone).push(car);
      continue;
    }
    const sold = soldAt(car);
    const days = sold === null ? settings.sold_listed_days : daysSince(sold);
    if (days < settings.sold_listed_days) result.listed.push(car);
    else if (sold === null || days < settings.sold_page_days) result.kept.push(car);
    else result.gone.push(car);
  }
  return result;
}
