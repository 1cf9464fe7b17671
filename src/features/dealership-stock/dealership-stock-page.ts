import type { PageBase } from '../../frame/page.ts';
import type { CardView } from '../../stock/views.ts';
import type { FacetTilesView } from '../facet-tiles/tiles-view.ts';

/** A dealership's own stock (SRC-46): the first page stands in the HTML, the search refines it. */
export interface DealershipStockPage extends PageBase {
  kind: 'dealership-stock';
  title: string;
  place: string;
  locationHref: string;
  dealership: { id: string; slug: string };
  total: number;
  /** First page, 21 at most, in the default order. */
  cards: CardView[];
  /** Conditions in stock here, with their counts. */
  categories: { label: string; value: string; count: number }[];
  /** "Price up to", AUD, those that leave something to see. */
  prices: number[];
  /** The search of all stock, narrowed to the dealership: every filter there is. */
  searchHref: string;
  /** The search of all stock: where the form leads without scripts. */
  action: string;
  tiles: FacetTilesView | null;
}
