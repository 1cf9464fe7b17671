import { readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { buildCar } from '../build/build-car.ts';
import type { BuildSettings, WordCounts } from '../build/draft.ts';
import type { Car } from '../car.ts';
import { passesQuickChecks } from '../car-checks.ts';
import { parseCar } from '../car-schema.ts';
import type { Note, Problem } from '../feed/notes.ts';
import type { SourceRow } from '../feed/raw.ts';
import { FeedRefused } from '../feed/refusal.ts';
import { type FeedFormat, settleFormat, sniffFeed } from '../feed/sniff.ts';
import { type FeedSource, openFeed } from '../feed/source.ts';
import type { Mapping } from '../mapping/load-mapping.ts';
import { compactCar } from '../stock-file.ts';
import { KeyTable } from './key-table.ts';
import { LineWriter } from './line-writer.ts';
import { nativeCar } from './native.ts';
import { findRemoved, type PreviousStock, readPreviousStock } from './previous-stock.ts';
import { type FeedRecords, feedRecords } from './records.ts';
import { ReportBook, type ReportSummary } from './report.ts';
import { SlugBook } from './slug-book.ts';

export interface Progress {
  records: number;
  vehicles: number;
  quarantined: number;
  /** Bytes read of all bytes. */
  bytes: number;
  total: number;
}

export interface ImportOptions {
  /** The tenant's folder; `stock.jsonl` and `import-report.json` are written there. */
  folder: string;
  feed: string;
  format: FeedFormat | null;
  mapping: Mapping | null;
  /** Import even if more than `maxDrop` of the stock would go. */
  acceptDrop: boolean;
  /** Share of the stock for sale that may go in one import, 0 to 1. */
  maxDrop: number;
  /** Other currencies, beside those of the mapping. */
  currencies?: Readonly<Record<string, 'poa' | number>>;
  now?: Date;
  onProgress?: (progress: Progress) => void;
}

/** Everything one import carries along. */
interface Run {
  options: ImportOptions;
  settings: BuildSettings;
  counts: WordCounts;
  book: ReportBook;
  previous: PreviousStock;
  ids: KeyTable;
  slugs: SlugBook;
  stock: LineWriter;
  progress: Progress;
  added: number;
}

function settingsOf(options: ImportOptions): BuildSettings {
  const { mapping } = options;
  return {
    now: options.now ?? new Date(),
    unknown: new Set(mapping?.unknown.map((word) => word.trim().toLowerCase())),
    currencies: { ...mapping?.currencies, ...options.currencies },
    distance: mapping?.distance ?? 'km',
    lowestPrice: mapping?.lowest_price ?? 300,
  };
}

/** What a restart of the computer in the middle of an import left behind. */
function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = /^\.import-(\d+)\./.exec(name)?.[1];
    if (pid === undefined || Number(pid) === process.pid) continue;
    try {
      process.kill(Number(pid), 0);
    } catch {
      rmSync(join(folder, name), { force: true });
    }
  }
}

/**
 * Imports a feed into a tenant's folder: every record becomes a vehicle in `stock.jsonl` or an entry in the
 * report's quarantine. The stock file is replaced in one step at the end or, when the feed is refused, not at all;
 * the report is written either way. Never throws for a bad feed. Memory does not grow with the feed but for some
 * 30 bytes a vehicle.
 */
export async function importFeed(options: ImportOptions): Promise<ReportSummary> {
  const started = new Date();
  removeLeftovers(options.folder);
  const temporary = join(options.folder, `.import-${process.pid}.`);
  const target = join(options.folder, 'stock.jsonl');
  const book = new ReportBook(`${temporary}report`);
  const stock = new LineWriter(`${temporary}stock`);
  const progress: Progress = { records: 0, vehicles: 0, quarantined: 0, bytes: 0, total: 0 };
  let format: FeedFormat | null = options.format;
  let source: FeedSource | null = null;
  let refusal: ReportSummary['refusal'] = null;
  let removed: { count: number; ids: string[] } = { count: 0, ids: [] };
  let unused: string[] = [];
  const previous = await readPreviousStock(target);
  const run: Run = {
    options,
    settings: settingsOf(options),
    counts: { unknown: book.countUnknown, unmatched: book.countUnmatched },
    book,
    previous,
    ids: new KeyTable(),
    slugs: new SlugBook(previous),
    stock,
    progress,
    added: 0,
  };
  try {
    source = await openFeed(options.feed);
    progress.total = source.bytes;
    const sniffed = sniffFeed(source);
    format = settleFormat(options.format, sniffed, options.mapping !== null);
    const onBytes = (read: number) => {
      progress.bytes = read;
      options.onProgress?.(progress);
    };
    const records = feedRecords(source, sniffed, format, options.mapping, onBytes, (sentence) =>
      book.remark(sentence),
    );
    for await (const batch of records.rows) for (const row of batch) take(run, format, records, row);
    unused = records.unusedColumns();
    refuseNothing(run);
    removed = await findRemoved(target, (id) => run.ids.has(id));
    refuseDrop(run, removed.count);
    stock.replace(target);
  } catch (error) {
    if (!(error instanceof FeedRefused)) {
      book.discard();
      throw error;
    }
    refusal = { reason: error.reason, next: error.next };
  } finally {
    stock.discard();
  }
  const summary: ReportSummary = {
    tenant: basename(options.folder),
    feed: options.feed,
    format,
    encoding: source?.encoding ?? null,
    started_at: started.toISOString(),
    seconds: Math.round((Date.now() - started.getTime()) / 100) / 10,
    outcome: refusal ? 'refused' : 'imported',
    refusal,
    records: progress.records,
    vehicles: progress.vehicles,
    quarantined: book.quarantined,
    noted_vehicles: book.notedVehicles,
    note_count: book.notes,
    bytes: progress.bytes,
    previous: {
      vehicles: previous.count,
      for_sale: previous.forSale,
      removed: removed.count,
      removed_ids: removed.ids,
      added: run.added,
    },
    ...book.reasonLists(),
    unknown_words: book.unknown,
    unmatched_words: book.unmatched,
    unused_columns: unused,
    remarks: book.remarks,
  };
  book.finish(summary, join(dirname(target), 'import-report.json'));
  return summary;
}

type Made =
  | { ok: true; car: Car; notes: readonly Note[]; hashed: boolean }
  | { ok: false; problems: readonly Problem[] };

function make(run: Run, format: FeedFormat, records: FeedRecords, row: SourceRow): Made {
  if (row.kind === 'unreadable')
    return { ok: false, problems: [{ field: row.field, value: row.value, reason: row.reason }] };
  if (format === 'native') {
    const native = nativeCar(row.native as object);
    return native.ok ? { ...native, notes: [] } : native;
  }
  const mapped = records.toRaw(row.cells);
  if (!mapped.ok)
    return { ok: false, problems: [{ field: mapped.field, value: mapped.value, reason: mapped.reason }] };
  const built = buildCar(mapped.raw, run.settings, run.counts);
  return built.ok ? { ...built, notes: [...mapped.notes, ...built.notes] } : built;
}

/** Takes one record: a vehicle to the stock, or an entry to the quarantine. */
function take(run: Run, format: FeedFormat, records: FeedRecords, row: SourceRow): void {
  const { progress, book } = run;
  progress.records++;
  const made = make(run, format, records, row);
  const problems = made.ok ? twinProblems(run, made.car, made.hashed) : made.problems;
  if (!made.ok || problems.length > 0) {
    book.quarantine(row.row, row.line, problems);
    progress.quarantined++;
    return;
  }
  const { car } = made;
  const slug = run.slugs.assign(car.id, car.slug);
  if (slug !== car.slug) {
    if (car.path === `/cars/${car.slug}`) car.path = `/cars/${slug}`;
    car.slug = slug;
  }
  remember(run, car);
  const small = compactCar(car);
  const check = passesQuickChecks(small) ? null : parseCar(small);
  if (check?.ok === false) {
    book.quarantine(row.row, row.line, check.problems);
    progress.quarantined++;
    return;
  }
  run.ids.set(car.id, row.row);
  if (!run.previous.has(car.id)) run.added++;
  run.stock.write(`${JSON.stringify(small)}\n`);
  book.noted(row.row, row.line, car.id, made.notes);
  progress.vehicles++;
}

function twinProblems(run: Run, car: Car, hashed: boolean): Problem[] {
  const twin = run.ids.get(car.id);
  if (twin === undefined) return [];
  if (hashed)
    return [
      {
        field: 'record',
        value: car.name,
        reason: `cannot be told from the vehicle in record ${twin}: no stock number or VIN, and the same description`,
      },
    ];
  return [{ field: 'id', value: car.id, reason: `was already used by record ${twin}` }];
}

/** Dates no feed says but two imports tell: when a vehicle first came, when it was first seen sold. */
function remember(run: Run, car: Car): void {
  const known = run.previous.remembered(car.id);
  const { now } = run.settings;
  if (car.created_at === null) {
    const isNew = run.previous.exists && !run.previous.has(car.id);
    car.created_at = known?.created_at ?? (isNew ? now.toISOString() : null);
  }
  if (car.sold && car.sold_date_timestamp === null)
    car.sold_date_timestamp = known?.sold_date_timestamp ?? Math.floor(now.getTime() / 1_000);
}

function refuseNothing(run: Run): void {
  const { records, vehicles } = run.progress;
  if (records === 0)
    throw new FeedRefused(
      'The feed holds no records: no line below the header, no element such as <item>, <listing> or <vehicle>.',
      'Fetch it again; if it stays so, ask its provider.',
    );
  if (vehicles > 0) return;
  const [most] = run.book.reasonLists().quarantine_reasons;
  const why = most ? `; for ${most.count} of them: ${most.field} ${most.reason}` : '';
  const currency = / is in ([A-Z]{3}), not AUD/.exec(` ${most?.reason}`)?.[1];
  const next = currency
    ? `If this feed is meant for this site, say what to do with ${currency}: --currency ${currency}=poa lists without a price, --currency ${currency}=1.5 converts at 1.5 AUD.`
    : 'Read import-report.json, then correct the feed or its mapping file.';
  throw new FeedRefused(`None of the ${records} records is a vehicle that can be listed${why}.`, next);
}

function refuseDrop(run: Run, removed: number): void {
  const { acceptDrop, maxDrop } = run.options;
  const { forSale } = run.previous;
  if (acceptDrop || forSale === 0 || removed / forSale <= maxDrop) return;
  const share = Math.round((removed / forSale) * 1_000) / 10;
  throw new FeedRefused(
    `The import would remove ${removed} of ${forSale} vehicles for sale (${share} %); at most ${Math.round(maxDrop * 1_000) / 10} % may go at once.`,
    'Check that the feed is whole. If the vehicles are really gone, import again with --accept-drop.',
  );
}
