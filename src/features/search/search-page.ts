import type { SearchSettings } from '../../search/settings.ts';
import type { CardView } from '../../stock/views.ts';
import type { DrawnTile } from '../card/stored-drawings.ts';
import type { WithTiles } from '../facet-tiles/tiles-view.ts';
import type { SearchHead } from './search-head.ts';

/** A filter with a list of values, as the static page shows it. */
export interface FacetView {
  /** Name in the search index. */
  attribute: string;
  label: string;
  values: {
    label: string;
    value: string;
    /** Number of vehicles found if the search is narrowed to this value. */
    count: number;
    /** The page that lists exactly these vehicles; null if there is none. */
    href: string | null;
    selected: boolean;
    /** URL of a tile's picture; null if there is none. */
    image: string | null;
  }[];
}

export interface SearchPage extends WithTiles {
  kind: 'search';
  title: string;
  intro: string;
  /** The head with the number of vehicles in its heading; null if that is the title alone. */
  searchHead: SearchHead | null;
  total: number;
  /** First page of results in the default order. */
  cards: CardView[];
  /** Promo tiles and their positions among the cards, from 1. */
  tiles: ({ position: number } & DrawnTile)[];
  facets: FacetView[];
  ranges: SearchSettings['ranges'];
  /** The filters that the page stands for; the live search starts with them. */
  scope: { car_type: string[]; make: string | null; model: string | null; body: string | null };
  vehicles: string;
  /** Target of "Clear filters" in the sidebar (ROU-27). */
  clearFiltersHref: string;
  /** A plain list of all results, for browsers without scripts; null if all are on this page. */
  wholeListHref: string | null;
  live: SearchSettings;
}
