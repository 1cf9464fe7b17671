import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileInside, refusalWords } from '../../lib/disk/files-inside.ts';
import { takeLock } from '../../lib/disk/lock.ts';
import { DateOrders } from './cells/date-orders.ts';
import { FeedRefused } from './feed/refusal.ts';
import { type FeedFormat, settleFormat, sniffFeed } from './feed/sniff.ts';
import { type FeedSource, openFeed } from './feed/source.ts';
import { IdBook } from './id-book.ts';
import { removeLeftovers, temporaryPrefix } from './leftovers.ts';
import { LineWriter } from './line-writer.ts';
import { findRemoved, readPreviousStock } from './previous-stock.ts';
import { feedRecords } from './records.ts';
import { refuseDrop, refuseNothing, refusePriceLoss } from './refusals.ts';
import { ReportBook, type ReportSummary } from './report.ts';
import { type ImportOptions, type Run, startRun } from './run.ts';
import { takeRecord } from './take-record.ts';

/** What one reading of the feed found out, whether or not it ended in a refusal. */
interface Reading {
  source: FeedSource | null;
  format: FeedFormat | null;
  removed: { count: number; ids: string[] };
  unused: string[];
  refusal: ReportSummary['refusal'];
  /** Size of the feed, also of one that is refused unread; 0 where there is none. */
  bytes: number;
}

/** Reads the whole feed into the new stock, or refuses. */
async function readAll(run: Run, reading: Reading): Promise<void> {
  const { options, progress, book } = run;
  reading.source = await openFeed(options.feed, options.encoding ?? options.mapping?.encoding ?? null);
  if (reading.source.remark !== null) book.remark(reading.source.remark);
  progress.total = reading.source.bytes;
  const sniffed = sniffFeed(reading.source);
  const format = settleFormat(options.format, sniffed, options.mapping !== null);
  reading.format = format;
  const onBytes = (read: number) => {
    progress.bytes = read;
    options.onProgress?.(progress);
  };
  const remark = (sentence: string) => book.remark(sentence);
  const records = feedRecords(reading.source, sniffed, format, options.mapping, onBytes, remark);
  for await (const batch of records.rows) for (const row of batch) takeRecord(run, format, records, row);
  const changedIds = run.idBook.remark();
  if (changedIds !== null) book.remark(changedIds);
  reading.unused = records.unusedColumns();
  for (const [column, field] of records.emptyColumns()) run.losses.addEmpty(column, field, progress.records);
}

/** Puts the new stock in the place of the old, or refuses. */
async function settle(run: Run, reading: Reading, target: string): Promise<void> {
  refuseNothing(run);
  reading.removed = await findRemoved(target, (id) => run.ids.has(id));
  refuseDrop(run, reading.removed.count);
  refusePriceLoss(run);
  run.stock.replace(target);
}

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    (info) => (info.isFile() ? info.size : 0),
    () => 0,
  );

function summaryOf(run: Run, reading: Reading, started: Date): ReportSummary {
  const { options, progress, book, previous } = run;
  return {
    tenant: basename(options.folder),
    feed: options.feed,
    format: reading.format,
    encoding: reading.source?.encoding ?? null,
    started_at: started.toISOString(),
    seconds: Math.round((Date.now() - started.getTime()) / 100) / 10,
    outcome: reading.refusal ? 'refused' : 'imported',
    refusal: reading.refusal,
    records: progress.records,
    vehicles: progress.vehicles,
    quarantined: book.quarantined,
    noted_vehicles: book.notedVehicles,
    note_count: book.notes,
    bytes: reading.bytes,
    previous: {
      vehicles: previous.count,
      for_sale: previous.forSale,
      removed: reading.removed.count,
      removed_ids: reading.removed.ids,
      added: run.added,
      prices_lost: run.prices.lost,
    },
    ...book.reasonLists(),
    value_losses: run.losses.list(),
    foreign_prices: book.foreign,
    unknown_words: book.unknown,
    unmatched_words: book.unmatched,
    unused_columns: reading.unused,
    remarks: book.remarks,
  };
}

/** Nothing but a file of the tenant's own is read as its old stock: a pipe would keep the import waiting. */
function refuseForeignStock(target: string, folder: string): void {
  const at = fileInside(target, folder);
  if (typeof at !== 'string')
    throw new FeedRefused(refusalWords(at, 'stock.jsonl', "the tenant's folder"), 'Then import again.');
}

/**
 * Imports a feed into a tenant's folder: every record becomes a vehicle in `stock.jsonl` or an entry in the
 * report's quarantine. The stock file is replaced in one step at the end or, when the feed is refused, not at all;
 * the report is written either way. Never throws for a bad feed. Memory does not grow with the feed but for some
 * hundred bytes a vehicle. A feed whose dates turn out to be month first, or whose numbers would share an id, is read
 * again.
 *
 * @throws `Locked` while another process imports for the same tenant; `FeedRefused` where the old stock is no file;
 * what the file system says where it cannot write
 */
export async function importFeed(options: ImportOptions): Promise<ReportSummary> {
  const busy = `The stock of ${basename(options.folder)} is being imported`;
  const unlock = takeLock(join(options.folder, '.import.lock'), busy);
  try {
    return await importAlone(options);
  } finally {
    unlock();
  }
}

const MAX_READINGS = 3;

async function importAlone(options: ImportOptions): Promise<ReportSummary> {
  const started = new Date();
  removeLeftovers(options.folder);
  const temporary = temporaryPrefix(options.folder);
  const target = join(options.folder, 'stock.jsonl');
  refuseForeignStock(target, options.folder);
  const previous = await readPreviousStock(target);
  const begin = (dates: DateOrders, ids: IdBook): Run => {
    const book = new ReportBook(`${temporary}report`);
    for (const remark of dates.remarks) book.remark(remark);
    return startRun(options, previous, book, new LineWriter(`${temporary}stock`), dates, ids);
  };
  let run = begin(new DateOrders(options.mapping?.date_order), new IdBook(previous));
  const reading: Reading = {
    source: null,
    format: options.format,
    removed: { count: 0, ids: [] },
    unused: [],
    refusal: null,
    bytes: await sizeOf(options.feed),
  };
  try {
    await readAll(run, reading);
    // The first reading learns the order of the dates, which can make other clashes; a third one never learns more.
    for (let readings = 1; readings < MAX_READINGS; readings++) {
      const dates = run.settings.dates.learnt();
      if (dates === null && !run.idBook.hasLearnt()) break;
      run.stock.discard();
      run.book.discard();
      run = begin(dates ?? run.settings.dates, new IdBook(previous, run.idBook.clashes));
      await readAll(run, reading);
    }
    await settle(run, reading, target);
  } catch (error) {
    if (!(error instanceof FeedRefused)) {
      run.book.discard();
      throw error;
    }
    reading.refusal = { reason: error.reason, next: error.next };
  } finally {
    run.stock.discard();
  }
  const summary = summaryOf(run, reading, started);
  run.book.finish(summary, join(options.folder, 'import-report.json'));
  return summary;
}
