import type { CardView } from '../../stock/views.ts';
import type { WithTiles } from '../facet-tiles/tiles-view.ts';

interface PriceFilter {
  kind: 'price';
  /** Amounts in AUD for "Price up to". Some vehicles cost an amount or less, and others cost more. */
  picks: number[];
}

/** Values of a field that are in stock. Shoppers choose one value, or several if the kind is `conditions`. */
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
export interface DealershipStockPage extends WithTiles {
  kind: 'dealership-stock';
  title: string;
  /** Name of the yard, or of the dealership if it has several yards. */
  place: string;
  locationHref: string;
  dealership: { id: string; slug: string };
  /** Number of vehicles on all pages. */
  total: number;
  /** First page in the default order, at most 21. */
  cards: CardView[];
  /** The filters that are configured for the dealership, in the configured order (TEN-14). */
  filters: StockFilter[];
  /** The main search, filtered by the dealership. */
  searchHref: string;
  /** Page with a plain list of all vehicles, for browsers without scripts; null if all are on this page. */
  wholeListHref: string | null;
  /** The search page of all stock, which the form leads to without scripts. */
  action: string;
}
