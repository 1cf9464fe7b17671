import type { LocationView } from '../../frame/locations/location-types.ts';
import type { PageBase } from '../../frame/page.ts';
import type { OverviewMap } from '../../ui/map/place-map.ts';
import type { ServiceBannerView } from '../service/service-banner.ts';

export interface ReviewView {
  id: string;
  name: string;
  text: string;
  rating: number;
  when: string;
  /** Picture of the reviewer. */
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
  /** A map of all of them. */
  map: OverviewMap | null;
  /** CON-05 */
  serviceBanner: ServiceBannerView | null;
}

export interface LocationPage extends PageBase {
  kind: 'location';
  location: LocationView;
  others: LocationView[];
  reviews: ReviewsView | null;
  /** Page with the dealership's stock (SRC-46). */
  stockHref: string;
  stockCount: number;
  /** For its own workshop (CON-05). */
  serviceBanner: ServiceBannerView | null;
}
