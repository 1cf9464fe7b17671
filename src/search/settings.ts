import type { Claim } from '../tenant/schema/config.ts';
import type { LookForms } from '../tenant/schema/look.ts';

/** A filter of the search page. */
export type FilterSetting = {
  /** Field of the index, used in `refinementList[…]` and `range[…]`. */
  attribute: string;
  label: string;
} & (
  | {
      kind: 'list' | 'tiles' | 'cells';
      /** Values shown before "Show all …" (SRC-16, SRC-19); null for all. */
      shown: number | null;
      /** Maximum number of values (SRC-18, SRC-21). */
      limit: number;
      /** 'offered': in the order of `offered`, including values without stock. */
      order: 'count' | 'ascending' | 'descending' | 'offered';
      /** Completes "Show all …": "makes", "body types". */
      plural: string;
      /** Labels for values that are not shown as they are: "suv" → "SUV". */
      labels: Record<string, string>;
      /** Picture URLs by value, for tiles. */
      images: Record<string, string>;
      /** Values that may be shown; empty: all (SRC-19). */
      offered: string[];
    }
  | {
      kind: 'range';
      unit: 'aud' | 'kms' | 'kg';
      /** Preset amounts in the filter's unit (LIM-03); empty: none. */
      picks: number[];
    }
);

export type RangeSetting = Extract<FilterSetting, { kind: 'range' }>;

/** A select in a sentence that filters: "that sleeps [any number of us]". */
export interface SentenceBlank {
  attribute: string;
  /** Unit of the answers if they are upper limits; null if they are values. */
  unit: RangeSetting['unit'] | null;
  /** Accessible name. */
  label: string;
  /** Words before it. */
  before: string;
  /** Shown while nothing is chosen. */
  open: string;
  answers: { value: string; label: string }[];
}

/** Values of a field in a page's stock. */
export interface StockRange {
  min: number;
  max: number;
  /** Path of a histogram over the slider's bounds (`barsOf`); null if there are too few values for one. */
  bars: string | null;
}

/** The configured search server (API-06). */
export interface SearchServer {
  host: string;
  port: number;
  protocol: 'http' | 'https';
  /** Search-only key. */
  key: string;
  /** Alias of the tenant's collection. */
  collection: string;
}

/** Words of a list without results: `filtered` if filters or words are in use, `unfiltered` if there are none at all. */
export type NoResultsWords = Record<'filtered' | 'unfiltered', EmptyList>;

interface EmptyList {
  title: string;
  text: string;
  /** Label of the link to `href`. */
  action: string;
  href: string;
}

/** Settings for the live search of a page, written into its HTML as JSON. */
export interface SearchSettings {
  /** Site slug, used as a prefix of browser storage keys. */
  tenant: string;
  /** Id that the service knows the site by. */
  websiteId: string;
  /** "/search-index/manifest.json" */
  manifest: string;
  server: SearchServer | null;
  /** Refinements that the page's path implies: `{ make: ['Toyota'] }`. */
  scope: Record<string, string[]>;
  /** The page's title. `defaultTitle` is the title of the search without scope. */
  title: string;
  defaultTitle: string;
  /** The line below the page's title, for its scope without further filters. */
  intro: string;
  /** Ends the sentence about prices, as in `intro`: ", drive away"; empty if vehicles of the scope differ. */
  priceWords: string;
  /** The heading has the number of vehicles found instead of the page's title. */
  countInHeading: boolean;
  /** Plurals of the body types: "SUVs" by "suv". */
  bodies: Record<string, string>;
  /** Path of the search without scope. */
  defaultSearchHref: string;
  noResults: NoResultsWords;
  /** Target of the sidebar's clear button (ROU-27). */
  clearFiltersHref: string;
  filters: FilterSetting[];
  /** Form of the filters: `look.filters` of the site. */
  form: LookForms['filters'];
  /** Blanks of the sentence above the results, in the form `panels`. */
  sentence: SentenceBlank[];
  /** Names of the dealerships by slug, for links that filter by `dealership_slug`. */
  dealerships: Record<string, string>;
  /** By attribute of a range filter: its values in the page's stock; null if no vehicle has one. */
  ranges: Record<string, StockRange | null>;
  /** The site's word for vehicles, in the plural: "cars". */
  vehicles: string;
  /** Hide vehicles without a price when sorting by lowest price (SRC-38). */
  priceSortExcludesUnpriced: boolean;
  /** Show only the first of consecutive sold vehicles (SRC-28). */
  collapseSold: boolean;
  /** Largest count shown once there are more than 1999 hits (SRC-41). */
  stockCountCap: number | null;
  /** Number of vehicles on a page of results (API-02). */
  pageSize: number;
  tiles: TileSettings;
  /** 'local' keeps favourites in the browser (WAT-01, DAT-35). */
  favouritesStorage: 'local' | 'server';
}

export interface PromoTileView {
  kind: Claim | 'offer' | 'own' | 'call_to_action';
  title: string;
  text: string;
  href: string;
  action: string;
  image: string | null;
  /** ISO date of an offer's last day. */
  ends?: string;
}

/** A tile for searches of one make, or for all if that is null. */
export interface MakeTile {
  make: string | null;
  tile: PromoTileView;
}

/** Positions of tiles among the cards. Their HTML is in a file of the index. */
export interface TileSettings {
  /** Positions of promo tiles, from 1 (SRC-03, SRC-04). */
  positions: number[];
  /** Shuffle the tiles for each visit (SRC-05). */
  random: boolean;
  /** Position of the call to action, from 1 (SRC-07). */
  callToAction: number;
}

/** The settings that every page with a search needs. Pages other than the search page have only these. */
export type SearchSource = Pick<SearchSettings, 'tenant' | 'manifest' | 'server'>;
