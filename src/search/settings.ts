import type { Claim } from '../tenant/schema/config.ts';

/** One filter of the search page, in its place. */
export type FilterSetting = {
  /** Name in the index: what `refinementList[…]` and `range[…]` say. */
  attribute: string;
  label: string;
} & (
  | {
      kind: 'list' | 'tiles';
      /** Shown before the toggle "Show all …" (SRC-16, SRC-19); null: all. */
      shown: number | null;
      /** Values at most (SRC-18, SRC-21). */
      limit: number;
      /** `offered`: as `offered` names them, also those without stock. */
      order: 'count' | 'ascending' | 'descending' | 'offered';
      /** "makes", "body types": completes "Show all …". */
      plural: string;
      /** A value in a shopper's words, where it is not the value itself: "suv" → "SUV". */
      labels: Record<string, string>;
      /** Pictures of values, for tiles. */
      images: Record<string, string>;
      /** Values that may show; empty: all (SRC-19). */
      offered: string[];
    }
  | {
      kind: 'range';
      unit: 'aud' | 'kms';
      /** Amounts to pick from, in the unit (LIM-03); empty: none. */
      picks: number[];
    }
);

/** Where the configured search server is (API-06). */
export interface SearchServer {
  host: string;
  port: number;
  protocol: 'http' | 'https';
  /** Search-only. */
  key: string;
  /** Alias of the tenant's collection. */
  collection: string;
}

/** All that the live search of one page needs to know besides the stock: written into the page as JSON. */
export interface SearchSettings {
  /** Site slug: prefix of what the browser keeps. */
  tenant: string;
  /** "/search-index/manifest.json" */
  manifest: string;
  server: SearchServer | null;
  /** Refinements the page's address stands for: `{ make: ['Toyota'] }`. */
  scope: Record<string, string[]>;
  /** The page's title, and that of the search without scope. */
  title: string;
  defaultTitle: string;
  /** Where "Clear Filters" of the empty result leads (SRC-12): also the search without scope. */
  defaultSearchHref: string;
  /** Where clearing the sidebar leads (ROU-27). */
  clearFiltersHref: string;
  filters: FilterSetting[];
  /** AUD, the lowest price of the page's stock: where the price slider starts; null: nothing shows a price. */
  lowestPrice: number | null;
  /** "vehicles" */
  vehicles: string;
  /** Leave out what has no price when the lowest price comes first (SRC-38). */
  priceSortExcludesUnpriced: boolean;
  /** Consecutive sold vehicles show as the first of them (SRC-28). */
  collapseSold: boolean;
  /** Count shown at most once hits exceed 1999 (SRC-41). */
  stockCountCap: number | null;
  tiles: TileSettings;
  /** local: hearts are kept in the browser (WAT-01, DAT-35). */
  favouritesStorage: 'local' | 'server';
}

export interface PromoTileView {
  kind: Claim | 'call_to_action';
  title: string;
  text: string;
  href: string;
  action: string;
  image: string | null;
}

/** Where tiles stand among the cards; their drawings are in a file of the index. */
export interface TileSettings {
  /** Of promo tiles, from 1 (SRC-03, SRC-04). */
  positions: number[];
  /** Chosen at random for each visit, else in their order (SRC-05). */
  random: boolean;
  /** Position of the call to action, from 1 (SRC-07). */
  callToAction: number;
}

/** What a page without the whole search needs to ask it something. */
export type SearchSource = Pick<SearchSettings, 'tenant' | 'manifest' | 'server'>;
