import type { PageBase } from '../../frame/page.ts';
import type { SearchSettings } from '../../search/settings.ts';
import type { CardView } from '../../stock/views.ts';
import type { DrawnTile } from '../card/stored-drawings.ts';
import type { FacetTilesView } from '../facet-tiles/tiles-view.ts';

export interface FacetView {
  attribute: string;
  label: string;
  values: {
    label: string;
    value: string;
    count: number;
    href: string | null;
    selected: boolean;
    image: string | null;
  }[];
}

export interface SearchPage extends PageBase {
  kind: 'search';
  title: string;
  intro: string;
  total: number;
  /** First page of results, 21 at most, in the default order. */
  cards: CardView[];
  /** Tiles among the cards, by position from 1. */
  tiles: ({ position: number } & DrawnTile)[];
  facets: FacetView[];
  /** Ends of the range filters, by the name in the index; null: no vehicle has such a number. */
  ranges: Record<string, { min: number; max: number } | null>;
  /** The filters of the page's address; the live search starts from them. */
  scope: { car_type: string[]; make: string | null; model: string | null; body: string | null };
  vehicles: string;
  /** Target of "Clear Filters" in the empty result (SRC-12). */
  defaultSearchHref: string;
  /** Target of clearing the sidebar's filters (ROU-27). */
  clearFiltersHref: string;
  /** Ways on to narrower searches; null where there is but one. */
  browse: FacetTilesView | null;
  /** Settings of the live search. */
  live: SearchSettings;
}
