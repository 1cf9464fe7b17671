import { absoluteUrl } from '../../frame/head.ts';
import { mainYardOf, primaryYard, type Yard } from '../../frame/locations/yards.ts';
import type { LiveParameters } from '../../frame/vehicle-data.ts';
import { localTime } from '../../lib/clock.ts';
import type { Car } from '../../stock/car.ts';
import { isPurchasable } from '../../stock/rules/availability.ts';
import { carTitle } from '../../stock/rules/car-title.ts';
import { vehiclePrices } from '../../stock/rules/price.ts';
import { SALES_PER_DAY } from '../../stock/rules/sales-counter.ts';
import type { Config } from '../../tenant/schema/config.ts';
import { deliveryPrices } from '../delivery/delivery-prices.ts';
import { financeBlock } from '../finance/finance-block.ts';
import { financeHref } from '../finance/finance-href.ts';
import type { FinanceSection } from '../finance/finance-section.ts';
import { fuelView } from '../fuel/fuel.ts';
import type { GalleryView } from '../gallery/gallery-view.ts';
import { spinView } from '../gallery/spin.ts';
import { videoView } from '../gallery/video.ts';
import { shareLinks, shareToast } from './share-links.ts';
import type { VehicleInputs } from './vehicle-context.ts';

export type SalesCounter =
  /** A count that follows the clock, not real sales: `SALES_PER_DAY` times the days since the month began (CON-16). */
  | { kind: 'clock'; perDay: number }
  /** An estimate from the dealer's own average; the page says that it is an estimate. */
  | { kind: 'average'; perDay: number };

interface Announcement {
  city: string;
  primaryCity: string;
}

/** Null unless the vehicle is in another city than the primary yard, which is the first one by default (CON-09). */
function announcementOf(car: Car, yards: readonly Yard[]): Announcement | null {
  const primary = primaryYard(yards);
  const primaryCity = primary?.departments[0].address.city;
  const city = car.location?.address.city || car.city;
  return city && primaryCity && city.toLowerCase() !== primaryCity.toLowerCase()
    ? { city, primaryCity }
    : null;
}

function financeOf(context: VehicleInputs, car: Car, config: Config): FinanceSection | null {
  const { year } = localTime(context.today, context.site.timezone);
  const block = financeBlock(car, vehiclePrices(car, config).price, config.finance, year);
  return (
    block && {
      ...block,
      formHref: financeHref(car, context.pages),
      buttonText: context.site.finance_button_text,
    }
  );
}

const salesCounterOf = (average: number | null): SalesCounter =>
  average === null ? { kind: 'clock', perDay: SALES_PER_DAY } : { kind: 'average', perDay: average };

/** The parts of a vehicle page that do not depend on other vehicles: film, spin, finance, live facts and the like. */
export function vehicleParts(context: VehicleInputs, car: Car, config: Config, yard: Yard | null) {
  const { site } = context;
  const title = carTitle(car);
  const spinOfCar = spinView(car);
  const spin: GalleryView['spin'] = spinOfCar && { ...spinOfCar, opensOn: config.vehicle.spin_opens_on };
  const url = absoluteUrl(site, car.path);
  const salesCounter = config.vehicle.sales_counter ? salesCounterOf(config.vehicle.sales_per_day) : null;
  const ofDealership = yard ?? mainYardOf(context.yards, car.dealership_slug ?? '');
  const live: LiveParameters = {
    websiteId: site.id,
    dealershipId: car.dealership_id ?? ofDealership?.departments[0].dealership_id ?? null,
    photosCount: car.photos_count,
    updatedAt: car.updated_at,
  };
  return {
    film: videoView(car.video_url, `Film of ${title}`),
    /** A film on another site, in its own section (VDP-06). */
    externalFilm: videoView(car.external_video_url, `Film of ${title}`),
    spin,
    finance: financeOf(context, car, config),
    fuel: fuelView(car, config),
    /** Delivery prices by region, for the delivery calculator; null if the vehicle cannot be bought. */
    delivery: isPurchasable(car) ? { prices: deliveryPrices(config.delivery.zones) } : null,
    /** Number of views in the feed. A script fetches the current number from `view.json` (VDP-31). */
    views: car.views,
    announcement: announcementOf(car, context.yards),
    /** "Sales this Month" (CON-15). */
    salesCounter,
    share: {
      url,
      links: shareLinks(url, title),
      /** Null if no toast is configured: then only the button confirms the copy (SHA-06, SHA-07). */
      toast: config.vehicle.share_toast ? shareToast(title) : null,
    },
    /** Sent with requests for live facts: ids, number of photos, date of the last update. */
    live,
  };
}

export type VehicleParts = ReturnType<typeof vehicleParts>;
