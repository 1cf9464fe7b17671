import type { LocationView } from '../../frame/locations/location-types.ts';
import type { PageBase } from '../../frame/page.ts';

export interface ReviewView {
  id: string;
  name: string;
  text: string;
  rating: number;
  when: string;
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
  reviews: { average: number; count: number; items: ReviewView[] } | null;
  /** The dealership's own stock search (SRC-46). */
  stockHref: string;
  stockCount: number;
}
