import type { ItemType } from '../car.ts';
import type { StockFolders } from '../data-folder/data-files.ts';
import type { DateOrders } from './cells/date-orders.ts';
import type { DescriptionRegistry } from './description-registry.ts';
import type { FeedFormat } from './feed/sniff.ts';
import type { IdRegistry } from './id-registry.ts';
import { KeyTable } from './key-table.ts';
import type { NumberRegistry } from './known-vehicles.ts';
import type { LineWriter } from './line-writer.ts';
import { LossCounter } from './loss-counter.ts';
import type { Mapping } from './mapping/load-mapping.ts';
import type { PreviousStock } from './previous-stock.ts';
import { RefusedRecords } from './refused-records.ts';
import type { ReportBuilder } from './report.ts';
import { SlugRegistry } from './slug-registry.ts';
import { StockComparison } from './stock-comparison.ts';
import type { SiteRules } from './stock-facts.ts';
import type { BuildSettings, CurrencyRule, WordCounts } from './vehicle/draft.ts';

export interface Progress {
  records: number;
  vehicles: number;
  quarantined: number;
  /** Bytes read so far, of `total`. */
  bytes: number;
  total: number;
}

export interface ImportOptions {
  /** True for the path of a page that sites have. No vehicle gets it, even if its feed asks for it. */
  isPage: (path: string) => boolean;
  /** The dealer's folders. The import writes only to the data folder. */
  folders: StockFolders;
  feed: string;
  format: FeedFormat | null;
  mapping: Mapping | null;
  /** Encoding of the feed as a TextDecoder name. Wins over that of the mapping; by default detected. */
  encoding?: string;
  /** Import even if more than `maxDrop` would be lost. */
  acceptDrop: boolean;
  /** The feed is the present stock with some changes, so vehicles that are missing or sold were named by the sender. */
  isChanges?: boolean;
  /** Share of the stock for sale, of its prices, photos and yards, that may be lost in one import, 0 to 1. */
  maxDrop: number;
  /** Days for which the stock remembers vehicles that are no longer in the feed. Default 90. */
  keepGoneDays?: number;
  /** Currency rules in addition to those of the mapping. */
  currencies?: Readonly<Record<string, CurrencyRule>>;
  /** Kind of vehicles whose records do not show it; `car` by default. */
  itemType?: ItemType;
  /** What the site shows of its stock. */
  rules?: SiteRules;
  now?: Date;
  onProgress?: (progress: Progress) => void;
}

/** State of one reading of a feed (see `importFeed`, which may read it again). */
export interface Run {
  options: ImportOptions;
  settings: BuildSettings;
  counts: WordCounts;
  report: ReportBuilder;
  losses: LossCounter;
  previous: PreviousStock;
  idRegistry: IdRegistry;
  descriptions: DescriptionRegistry;
  numbers: NumberRegistry;
  /** Id → number of its record. */
  ids: KeyTable;
  /** VIN → number of the first record with it. */
  vins: KeyTable;
  slugs: SlugRegistry;
  stock: LineWriter;
  progress: Progress;
  added: number;
  /** Refused records that the mapping leaves out, or that are no vehicle of this site. */
  excluded: number;
  comparison: StockComparison;
  refused: RefusedRecords;
}

function settingsOf({ mapping, currencies, itemType, now }: ImportOptions, dates: DateOrders): BuildSettings {
  return {
    now: now ?? new Date(),
    unknown: new Set(mapping?.unknown.map((word) => word.trim().toLowerCase())),
    currencies: { ...mapping?.currencies, ...currencies },
    distance: mapping?.distance ?? 'km',
    dates,
    itemType: itemType ?? 'car',
    lowestPrice: mapping?.lowest_price ?? 300,
    mappingDefinesId: mapping?.definesId ?? false,
  };
}

export function startRun(
  options: ImportOptions,
  previous: PreviousStock,
  report: ReportBuilder,
  stock: LineWriter,
  dates: DateOrders,
  idRegistry: IdRegistry,
  descriptions: DescriptionRegistry,
  numbers: NumberRegistry,
): Run {
  return {
    options,
    settings: settingsOf(options, dates),
    counts: { unknown: report.countUnknown, unmatched: report.countUnmatched },
    report,
    losses: new LossCounter(),
    previous,
    idRegistry,
    descriptions,
    numbers,
    ids: new KeyTable(),
    vins: new KeyTable(),
    slugs: new SlugRegistry(previous, options.isPage),
    stock,
    progress: { records: 0, vehicles: 0, quarantined: 0, bytes: 0, total: 0 },
    added: 0,
    excluded: 0,
    comparison: new StockComparison(),
    refused: new RefusedRecords(),
  };
}
