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
  /** Promo tiles and their positions among the cards, from 1. */
  tiles: ({ position: number } & DrawnTile)[];
  facets: FacetView[];
  /** Bounds of the range filters, by index field; null if no vehicle has a value. */
  ranges: Record<string, { min: number; max: number } | null>;
  /** The filters that the page stands for; the live search starts with them. */
  scope: { car_type: string[]; make: string | null; model: string | null; body: string | null };
  vehicles: string;
  /** Target of "Clear Filters" in the empty result (SRC-12). */
  defaultSearchHref: string;
  /** Target of "Clear filters" in the sidebar (ROU-27). */
  clearFiltersHref: string;
  /** A plain list of all results, for browsers without scripts; null if all are on this page. */
  wholeListHref: string | null;
  /** Tiles that link to narrower searches; null if there would be only one. */
  browse: FacetTilesView | null;
  live: SearchSettings;
}
