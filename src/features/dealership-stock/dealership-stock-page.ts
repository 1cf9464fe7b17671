import type { PageBase } from '../../frame/page.ts';
import type { CardView } from '../../stock/views.ts';
import type { FacetTilesView } from '../facet-tiles/tiles-view.ts';

/** Filters of the search that a dealership's stock page can have (SRC-46). */
export const STOCK_PAGE_FILTERS = ['price', 'car_type'] as const;

/** Stock of one dealership (SRC-46). The first page of results is in the HTML. */
export interface DealershipStockPage extends PageBase {
  kind: 'dealership-stock';
  title: string;
  place: string;
  locationHref: string;
  dealership: { id: string; slug: string };
  total: number;
  /** First page in the default order, at most 21. */
  cards: CardView[];
  /** Those that the dealership's configuration has (TEN-14). */
  filters: (typeof STOCK_PAGE_FILTERS)[number][];
  /** Conditions in stock with their counts. */
  categories: { label: string; value: string; count: number }[];
  /** Choices of "Price up to" in AUD that some vehicles meet and others do not. */
  prices: number[];
  /** The main search, filtered by the dealership. */
  searchHref: string;
  /** Address of the form without scripts: the search of all stock. */
  action: string;
  tiles: FacetTilesView | null;
}
