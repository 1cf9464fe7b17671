import type { PageBase } from '../../frame/page.ts';
import type { CardView } from '../../stock/views.ts';
import type { FacetTilesView } from '../facet-tiles/tiles-view.ts';

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
