import type { LocationView } from '../../frame/locations/location-types.ts';
import type { PageBase } from '../../frame/page.ts';

export interface ReviewView {
  id: string;
  name: string;
  text: string;
  rating: number;
  when: string;
  /** Picture of the reviewer. */
  image: string | null;
}

/** Customers' reviews with their average, 1 to 5. */
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
}

export interface LocationPage extends PageBase {
  kind: 'location';
  location: LocationView;
  others: LocationView[];
  reviews: ReviewsView | null;
  /** The dealership's own stock search (SRC-46). */
  stockHref: string;
  stockCount: number;
}
