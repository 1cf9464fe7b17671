import { absolute } from '../../frame/head.ts';
import type { Yard } from '../../frame/locations/yards.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { localTime } from '../../lib/clock.ts';
import type { Car } from '../../stock/car.ts';
import { isPurchasable } from '../../stock/rules/availability.ts';
import { carTitle } from '../../stock/rules/car-title.ts';
import { vehiclePrices } from '../../stock/rules/price.ts';
import { SALES_PER_DAY } from '../../stock/rules/sales-counter.ts';
import type { Config } from '../../tenant/schema/config.ts';
import { financeBlock } from '../finance/finance-block.ts';
import { financeHref } from '../finance/finance-href.ts';
import { consumptionOf, hasFuelCost } from '../fuel/fuel.ts';
import { spinView } from '../gallery/spin.ts';
import { videoView } from '../gallery/video.ts';
import { shareLinks, shareToast } from './share-links.ts';
import type { SalesCounter, VehiclePage } from './vehicle-page.ts';

type InteractiveParts = Pick<
  VehiclePage,
  | 'film'
  | 'externalFilm'
  | 'spin'
  | 'finance'
  | 'fuel'
  | 'delivery'
  | 'views'
  | 'announcement'
  | 'salesCounter'
  | 'share'
  | 'live'
>;

/** Set if the vehicle is in another city than the primary yard (CON-09). */
function announcementOf(car: Car, yards: readonly Yard[]): VehiclePage['announcement'] {
  const primary = yards.find((yard) => yard.primary) ?? yards[0];
  const primaryCity = primary?.departments[0].address.city;
  const city = car.location?.address.city || car.city;
  return city && primaryCity && city.toLowerCase() !== primaryCity.toLowerCase()
    ? { city, primaryCity }
    : null;
}

function financeOf(context: SiteContext, car: Car, config: Config): VehiclePage['finance'] {
  const { year } = localTime(context.today, context.site.timezone);
  const block = financeBlock(car, vehiclePrices(car, config).price, config.finance, year);
  return block && { ...block, formHref: financeHref(car, context.live) };
}

const salesCounterOf = (average: number | null): SalesCounter =>
  average === null ? { kind: 'clock', perDay: SALES_PER_DAY } : { kind: 'average', perDay: average };

/** Data of film, spin, calculators, sharing and live facts. */
export function interactiveParts(
  context: SiteContext,
  car: Car,
  config: Config,
  yard: Yard | null,
): InteractiveParts {
  const { site } = context;
  const title = carTitle(car);
  const spin = spinView(car);
  const url = absolute(site, car.path);
  return {
    film: videoView(car.video_url, `Film of ${title}`),
    externalFilm: videoView(car.external_video_url, `Film of ${title}`),
    spin: spin && { ...spin, opensOn: config.vehicle.spin_opens_on },
    finance: financeOf(context, car, config),
    fuel: hasFuelCost(car) ? { consumption: consumptionOf(car), price: config.vehicle.fuel_price } : null,
    delivery: isPurchasable(car),
    views: car.views,
    announcement: announcementOf(car, context.yards),
    salesCounter: config.vehicle.sales_counter ? salesCounterOf(config.vehicle.sales_per_day) : null,
    share: {
      url,
      links: shareLinks(url, title),
      toast: config.vehicle.share_toast ? shareToast(title) : null,
    },
    live: {
      websiteId: site.id,
      dealershipId: car.dealership_id ?? yard?.dealership ?? null,
      photosCount: car.photos_count,
      updatedAt: car.updated_at,
    },
  };
}
