import type { LocationView } from '../../frame/locations/location-types.ts';
import type { HeroPicture } from '../../frame/media/hero-image.ts';
import type { LinkView, PageBase } from '../../frame/page.ts';
import type { CardView } from '../../stock/views.ts';
import type { Claim } from '../../tenant/schema/config.ts';
import type { Picture } from '../../ui/picture.ts';
import type { BudgetView } from '../budget-finder/budget-view.ts';
import type { FacetTileView } from '../facet-tiles/tiles-view.ts';
import type { ReviewsView } from '../locations/location-pages.ts';
import type { OfferView } from '../offers/offer-view.ts';
import type { ServiceBannerView } from '../service/service-banner.ts';

export interface HomePage extends PageBase {
  kind: 'home';
  title: string;
  lede: string;
  heroImage: HeroPicture | null;
  count: number;
  finder: {
    conditions: LinkView[];
    makes: LinkView[];
    bodies: LinkView[];
    prices: number[];
    action: string;
    /** Largest count shown for more than 1999 vehicles (SRC-41); null if there is no limit. */
    cap: number | null;
  };
  /** Latest offers, book a service, sell your car (CON-01). */
  features: { title: string; text: string; href: string; action: string; image: string | null }[];
  /** The budget finder (CAL-08); null if no vehicle in stock has a price. */
  budget: BudgetView | null;
  arrivals: CardView[];
  /** "Just arrived" if one of them is a new arrival, else "Latest in stock". */
  arrivalsTitle: string;
  bodies: FacetTileView[];
  /** Models of a dealer with a single brand, shown instead of makes; null for other dealers, see `brandModels`. */
  models: {
    title: string;
    tiles: { label: string; href: string; count: number; picture: Picture }[];
  } | null;
  makes: LinkView[];
  /** Search paths of makes whose name cannot be turned into a slug in the browser, such as names in other scripts. */
  makePaths: Record<string, string>;
  offers: OfferView[];
  /** Page with all offers; null if the site has none. */
  offersHref: string | null;
  /** Banner that leads to the service booking; null if the site takes no bookings (CON-05). */
  serviceBanner: ServiceBannerView | null;
  claims: { kind: Claim; title: string; text: string; href: string | null }[];
  locations: LocationView[];
  reviews: ReviewsView | null;
  /**
   * Number of reviews with their whole text (REV-03). If it is 0, the first three are shown and long ones shortened.
   */
  reviewsInFull: number;
}
