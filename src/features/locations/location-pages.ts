import type { LocationView } from '../../frame/locations/location-types.ts';
import type { PageBase } from '../../frame/page.ts';
import type { OverviewMap } from '../../ui/map/place-map.ts';
import type { ServiceBannerView } from '../service/service-banner.ts';

export interface ReviewView {
  id: string;
  name: string;
  text: string;
  /** 1 to 5 stars. */
  rating: number;
  /** "3 months ago", or the month: "May 2026". */
  when: string;
  /** Address of the reviewer's picture; null if there is none. */
  image: string | null;
}

/** Reviews with their average rating, 1 to 5. */
export interface ReviewsView {
  average: number;
  count: number;
  items: ReviewView[];
}

export interface LocationsPage extends PageBase {
  kind: 'locations';
  title: string;
  intro: string;
  locations: LocationView[];
  /** A map of all locations; null if the dealer shows no maps or no location has coordinates. */
  map: OverviewMap | null;
  /** Leads to the service booking; null if no yard has a workshop or the site takes no bookings (CON-05). */
  serviceBanner: ServiceBannerView | null;
}

export interface LocationPage extends PageBase {
  kind: 'location';
  location: LocationView;
  otherLocations: LocationView[];
  /** Null if the dealer hides reviews, or if the yard's rating is missing or not above the minimum. */
  reviews: ReviewsView | null;
  /** Page with the dealership's stock (SRC-46). */
  stockHref: string;
  stockCount: number;
  /** Leads to the booking at this yard's workshop; null if it has none or the site takes no bookings (CON-05). */
  serviceBanner: ServiceBannerView | null;
}
