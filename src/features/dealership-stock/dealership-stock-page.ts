import type { PageBase } from '../../frame/page.ts';
import type { CardView } from '../../stock/views.ts';
import type { FacetTilesView } from '../facet-tiles/tiles-view.ts';

/** Choices of "Price up to" in AUD that some vehicles meet and others do not. */
interface PriceFilter {
  kind: 'price';
  picks: number[];
}

/** Values of a field that are in stock, of which a shopper chooses one, or several of `conditions`. */
interface ValueFilter {
  kind: 'choice' | 'conditions';
  /** Search field and query parameter. */
  field: string;
  /** "Body type" */
  label: string;
  options: { value: string; label: string; count: number }[];
}

/** A filter of a dealership's stock page (SRC-46). */
export type StockFilter = PriceFilter | ValueFilter;

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
  /** Those that the dealership's configuration has, in its order (TEN-14). */
  filters: StockFilter[];
  /** The main search, filtered by the dealership. */
  searchHref: string;
  /** A plain list of all vehicles, for browsers without scripts; null if all are on this page. */
  wholeListHref: string | null;
  /** The search of all stock. */
  action: string;
  tiles: FacetTilesView | null;
}
