import type { DateOrders } from './cells/date-orders.ts';
import type { FeedFormat } from './feed/sniff.ts';
import type { IdRegistry } from './id-registry.ts';
import { KeyTable } from './key-table.ts';
import type { LineWriter } from './line-writer.ts';
import { LossCounter } from './loss-counter.ts';
import type { Mapping } from './mapping/load-mapping.ts';
import type { PreviousStock } from './previous-stock.ts';
import type { ReportBuilder } from './report.ts';
import { SlugRegistry } from './slug-registry.ts';
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
  /** The tenant's folder; `stock.jsonl` and `import-report.json` are written there. */
  folder: string;
  feed: string;
  format: FeedFormat | null;
  mapping: Mapping | null;
  /** Encoding of the feed as a TextDecoder name. Wins over that of the mapping; by default detected. */
  encoding?: string;
  /** Import even if more than `maxDrop` of the stock, or of its prices, would be lost. */
  acceptDrop: boolean;
  /** Share of the stock for sale, and of its prices, that may be lost in one import, 0 to 1. */
  maxDrop: number;
  /** Currency rules in addition to those of the mapping. */
  currencies?: Readonly<Record<string, CurrencyRule>>;
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
  /** Id → number of its record. */
  ids: KeyTable;
  /** VIN → number of the first record with it. */
  vins: KeyTable;
  slugs: SlugRegistry;
  stock: LineWriter;
  progress: Progress;
  added: number;
  /** Vehicles for sale, both before and now, that had a price; and how many of these would lose it. */
  prices: { before: number; lost: number };
}

function settingsOf({ mapping, currencies, now }: ImportOptions, dates: DateOrders): BuildSettings {
  return {
    now: now ?? new Date(),
    unknown: new Set(mapping?.unknown.map((word) => word.trim().toLowerCase())),
    currencies: { ...mapping?.currencies, ...currencies },
    distance: mapping?.distance ?? 'km',
    dates,
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
): Run {
  return {
    options,
    settings: settingsOf(options, dates),
    counts: { unknown: report.countUnknown, unmatched: report.countUnmatched },
    report,
    losses: new LossCounter(),
    previous,
    idRegistry,
    ids: new KeyTable(),
    vins: new KeyTable(),
    slugs: new SlugRegistry(previous),
    stock,
    progress: { records: 0, vehicles: 0, quarantined: 0, bytes: 0, total: 0 },
    added: 0,
    prices: { before: 0, lost: 0 },
  };
}
