import { existsSync, rmSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { acquireLock } from '../../lib/disk/lock.ts';
import { removeDeadFiles } from '../../lib/disk/remove-dead-files.ts';
import { readablePath } from '../../lib/readable-path.ts';
import { dataFiles, reportOf, type StockFolders, TEMPORARY_FILE } from '../data-folder/data-files.ts';
import { makeDataFolder } from '../data-folder/data-owner.ts';
import { type StockInUse, stockInUse, whyStockIsRefused } from '../data-folder/stock-in-use.ts';
import { carryOver } from './carry-over.ts';
import { DateOrders } from './cells/date-orders.ts';
import { DescriptionRegistry } from './description-registry.ts';
import { FeedRefused } from './feed/feed-refused.ts';
import { chooseFormat, type FeedFormat, sniffFeed } from './feed/sniff.ts';
import { type FeedSource, openFeed } from './feed/source.ts';
import { feedRecords } from './feed-records.ts';
import { IdRegistry } from './id-registry.ts';
import { importRecord } from './import-record.ts';
import { type ImportOptions, type Run, startRun } from './import-run.ts';
import { NumberRegistry } from './known-vehicles.ts';
import { LineWriter } from './line-writer.ts';
import type { NamedCount } from './named-count.ts';
import { readPreviousStock } from './previous-stock.ts';
import {
  refuseDrop,
  refuseEmptyFeed,
  refuseLosses,
  refuseManyRefused,
  refuseSeveralLosses,
} from './refusals.ts';
import { comparedCounts, ReportBuilder, type ReportSummary } from './report.ts';
import { takeOverReports } from './take-over.ts';

/** Facts about the feed for the report, kept even if the feed is refused. */
interface Reading {
  source: FeedSource | null;
  format: FeedFormat | null;
  removed: NamedCount;
  kept: NamedCount;
  unusedColumns: string[];
  refusal: ReportSummary['refusal'];
  /** Size of the feed in bytes, even if it is refused before it is read; 0 if the file does not exist. */
  bytes: number;
}

/**
 * Reads the whole feed into the new stock file.
 *
 * @throws FeedRefused
 */
async function readWholeFeed(run: Run, reading: Reading): Promise<void> {
  const { options, progress, report } = run;
  reading.source = await openFeed(options.feed, options.encoding ?? options.mapping?.encoding ?? null);
  if (reading.source.remark !== null) report.remark(reading.source.remark);
  progress.total = reading.source.bytes;
  const sniffed = sniffFeed(reading.source);
  const format = chooseFormat(options.format, sniffed, options.mapping);
  reading.format = format;
  const onBytes = (read: number) => {
    progress.bytes = read;
    options.onProgress?.(progress);
  };
  const remark = (sentence: string) => report.remark(sentence);
  const { now } = run.settings;
  const records = await feedRecords(reading.source, sniffed, format, options.mapping, onBytes, remark, now);
  for await (const batch of records.rows) for (const row of batch) importRecord(run, format, records, row);
  for (const sentence of [run.idRegistry.remark(), run.descriptions.remark(), run.numbers.remark()])
    if (sentence !== null) report.remark(sentence);
  reading.unusedColumns = records.unusedColumns();
  for (const sentence of records.remarks()) report.remark(sentence);
  for (const [column, field] of records.emptyColumns()) run.losses.addEmpty(column, field, progress.records);
}

/**
 * Replaces the old stock by the new.
 *
 * @throws FeedRefused if too much would be lost
 */
async function replaceStock(run: Run, reading: Reading, old: StockInUse): Promise<void> {
  refuseEmptyFeed(run);
  Object.assign(reading, await carryOver(run, old.file));
  refuseManyRefused(run, reading.kept.count);
  refuseDrop(run, reading.removed.count);
  refuseLosses(run);
  refuseSeveralLosses(run, reading.removed.count);
  const { stock } = dataFiles(run.options.folders.data);
  run.stock.replace(stock);
  if (old.state === 'file' && !old.isImported)
    run.report.remark(
      `The stock is now in ${readablePath(stock)}. It was compared with ${readablePath(old.file)}, which stays as it was and is no longer used.`,
    );
}

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    (info) => (info.isFile() ? info.size : 0),
    () => 0,
  );

function summaryOf(run: Run, reading: Reading, started: Date): ReportSummary {
  const { options, progress, report, previous } = run;
  return {
    tenant: basename(options.folders.folder),
    feed: options.feed,
    format: reading.format,
    encoding: reading.source?.encoding ?? null,
    started_at: started.toISOString(),
    seconds: Math.round((Date.now() - started.getTime()) / 100) / 10,
    outcome: reading.refusal ? 'refused' : 'imported',
    refusal: reading.refusal,
    records: progress.records,
    vehicles: progress.vehicles,
    quarantined: report.quarantined,
    for_sale: run.comparison.forSale.all,
    too_old: run.comparison.forSale.tooOld,
    nameless: run.refused.nameless,
    noted_vehicles: report.notedVehicles,
    note_count: report.notes,
    bytes: reading.bytes,
    previous: {
      vehicles: previous.count,
      for_sale: previous.forSale,
      added: run.added,
      ...comparedCounts({ removed: reading.removed, kept: reading.kept, ...run.comparison.changes }),
    },
    ...report.reasonLists(),
    value_losses: run.losses.list(),
    foreign_prices: report.foreign,
    unknown_words: report.unknown,
    unmatched_words: report.unmatched,
    new_unknown_yards: [...report.newUnknownYards],
    unused_columns: reading.unusedColumns,
    remarks: report.remarks,
  };
}

/** Locks the imports of a tenant, also for those of an earlier version that are still running. */
function lockImports({ folder, data }: StockFolders): () => void {
  const busy = `The stock of ${basename(folder)} is being imported`;
  const release = acquireLock(dataFiles(data).lock, busy);
  const earlier = dataFiles(folder).lock;
  try {
    const releaseEarlier = existsSync(earlier) ? acquireLock(earlier, busy) : null;
    return () => {
      releaseEarlier?.();
      release();
    };
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * Imports a feed into a tenant's data folder: every record becomes a vehicle of its stock file or an entry in the
 * report's quarantine. It is compared with the stock in use, which before the first import is the committed one. The
 * stock file is replaced atomically at the end, or not at all when the feed is refused; the report is written either way,
 * that of a refused feed to a file of its own. Bad feeds never make it throw. Memory grows by only a few hundred bytes
 * per vehicle. A feed whose dates turn out to be month first, whose numbers would share an id, or whose vehicles have
 * changed without their number, is read again.
 *
 * @throws Locked while another process imports for the same tenant
 * @throws FeedRefused if the old stock is not a file
 * @throws Error of the file system if files cannot be written
 */
export async function importFeed(options: ImportOptions): Promise<ReportSummary> {
  makeDataFolder(options.folders);
  const release = lockImports(options.folders);
  try {
    return await importLocked(options);
  } finally {
    release();
  }
}

const MAX_READINGS = 3;

async function importLocked(options: ImportOptions): Promise<ReportSummary> {
  const started = new Date();
  const { data } = options.folders;
  const { temporary, refusedReport } = dataFiles(data);
  // Imports that were killed left them.
  removeDeadFiles(data, TEMPORARY_FILE);
  const takenOver = await takeOverReports(options.folders);
  const old = stockInUse(options.folders);
  const refusal = whyStockIsRefused(old);
  if (refusal !== null) throw new FeedRefused(refusal, 'Import again after that.');
  const previous = await readPreviousStock(old.file, options.rules, options.now);
  const startReading = (
    dates: DateOrders,
    ids: IdRegistry,
    descriptions: DescriptionRegistry,
    numbers: NumberRegistry,
  ): Run => {
    const report = new ReportBuilder(`${temporary}report`);
    for (const remark of [...takenOver, ...dates.remarks]) report.remark(remark);
    return startRun(
      options,
      previous,
      report,
      new LineWriter(`${temporary}stock`),
      dates,
      ids,
      descriptions,
      numbers,
    );
  };
  let run = startReading(
    new DateOrders(options.mapping?.date_order),
    new IdRegistry(previous),
    new DescriptionRegistry(previous.unnumbered),
    new NumberRegistry(previous.known),
  );
  const reading: Reading = {
    source: null,
    format: options.format,
    removed: { count: 0, ids: [] },
    kept: { count: 0, ids: [] },
    unusedColumns: [],
    refusal: null,
    bytes: await sizeOf(options.feed),
  };
  try {
    await readWholeFeed(run, reading);
    // The first reading finds the date orders. With other dates the second may find other id clashes and vehicles that
    // changed; the third never finds more.
    for (let readings = 1; readings < MAX_READINGS; readings++) {
      const dates = run.settings.dates.revised();
      // Other dates give other descriptions.
      const matches = dates === null ? run.descriptions.newMatches() : null;
      const hasClash = run.idRegistry.hasNewClashes() || run.numbers.hasNewConflicts();
      if (dates === null && matches === null && !hasClash) break;
      run.stock.discard();
      run.report.discard();
      run = startReading(
        dates ?? run.settings.dates,
        new IdRegistry(previous, run.idRegistry.clashes),
        new DescriptionRegistry(previous.unnumbered, matches ?? undefined),
        new NumberRegistry(previous.known, run.numbers.conflicts),
      );
      await readWholeFeed(run, reading);
    }
    await replaceStock(run, reading, old);
  } catch (error) {
    if (!(error instanceof FeedRefused)) {
      run.report.discard();
      throw error;
    }
    reading.refusal = { reason: error.reason, next: error.next };
  } finally {
    run.stock.discard();
  }
  const summary = summaryOf(run, reading, started);
  run.report.finish(summary, reportOf(data, summary));
  if (summary.outcome === 'imported') rmSync(refusedReport, { force: true });
  return summary;
}
