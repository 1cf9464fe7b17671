import type { LocationView } from '../../frame/locations/location-types.ts';
import type { SectionedPage } from '../../frame/page.ts';
import type { OverviewMap } from '../../ui/map/place-map.ts';

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

export interface LocationsPage extends SectionedPage {
  kind: 'locations';
  title: string;
  intro: string;
  locations: LocationView[];
  /** A map of all locations; null if the dealer shows no maps or no location has coordinates. */
  map: OverviewMap | null;
}

export interface LocationPage extends SectionedPage {
  kind: 'location';
  location: LocationView;
  otherLocations: LocationView[];
  /** Null if the dealer hides reviews, or if the yard's rating is missing or not above the minimum. */
  reviews: ReviewsView | null;
  /** Page with the dealership's stock (SRC-46). */
  stockHref: string;
  stockCount: number;
}
