import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { isRegistered } from '../../../src/site/page-addresses.ts';
import type { Car } from '../../../src/stock/car.ts';
import { dataFiles, reportOf } from '../../../src/stock/data-folder/data-files.ts';
import type { Note, Problem } from '../../../src/stock/import/feed/notes.ts';
import { importFeed } from '../../../src/stock/import/import-feed.ts';
import type { ImportOptions } from '../../../src/stock/import/import-run.ts';
import { parseMapping } from '../../../src/stock/import/mapping/load-mapping.ts';
import type { ReportSummary } from '../../../src/stock/import/report.ts';
import { readStockFile } from '../../../src/stock/stock-file.ts';
import { temporaryTenant } from './stock-folders.ts';

/** The whole report of an import. */
export interface Report extends ReportSummary {
  quarantine: { row: number; line: number; problems: Problem[] }[];
  notes: ({ row: number; line: number; id: string } & Note)[];
}

export interface Imported {
  report: Report;
  cars: Car[];
  /** The vehicles that are no longer in the feed. */
  gone: Car[];
  /** The data folder. */
  folder: string;
}

const ROOT = resolve(import.meta.dirname, '../../..');
/** Real feeds, which are not part of the project. */
export const DATA = resolve(ROOT, '../shared/data');
export const HAS_DATA = existsSync(DATA);
export const NO_DATA = 'skipped: there is no ../shared/data with real feeds beside the project';
export const NOW = new Date('2026-11-20T03:00:00Z');

type Overrides = Partial<Omit<ImportOptions, 'mapping' | 'folders'>> & { mapping?: string; folder?: string };

/** Creates the data folder of a tenant that has no committed stock. */
export const dataFolder = (): string => temporaryTenant('import').data;

/** Imports a feed file, by default into a new data folder, however many of its records are refused. */
export async function importFile(
  feed: string,
  { mapping, folder: given, ...options }: Overrides = {},
): Promise<Imported> {
  const folder = given ?? dataFolder();
  const summary = await importFeed({
    folders: { folder: join(folder, '../../tenants', basename(folder)), data: folder },
    feed,
    format: null,
    mapping: mapping === undefined ? null : parseMapping(mapping, 'mapping.yaml'),
    acceptDrop: given === undefined,
    maxDrop: 0.3,
    isPage: isRegistered,
    now: NOW,
    ...options,
  });
  const report = JSON.parse(readFileSync(reportOf(folder, summary), 'utf8')) as Report;
  const { cars, problems } = await readStockFile(dataFiles(folder).stock);
  if (problems.length > 0) throw new Error(`The stock file has problems: ${JSON.stringify(problems)}`);
  const { present = [], gone = [] } = Object.groupBy(cars, ({ gone_at }) =>
    gone_at === null ? 'present' : 'gone',
  );
  return { report, cars: present, gone, folder };
}

/** Imports a feed from text or bytes. */
export async function importText(content: string | Buffer, options: Overrides = {}): Promise<Imported> {
  const folder = options.folder ?? dataFolder();
  const feed = join(folder, 'feed');
  writeFileSync(feed, content);
  return importFile(feed, { acceptDrop: options.folder === undefined, ...options, folder });
}

/** Creates a tenant's data folder with a stock of `count` vehicles, S1, S2 and so on. */
export const tenantOf = async (count: number): Promise<string> =>
  (await importText(australianCsv(rows(1, count)))).folder;

/** Rows for vehicles S`from` to S`to`, for `australianCsv`. */
export function rows(
  from: number,
  to: number,
  fields: Record<string, string> = {},
): Record<string, string>[] {
  return Array.from({ length: to - from + 1 }, (_, i) => ({ stocknum: `S${from + i}`, ...fields }));
}

/** A CSV with the column names of the Australian table, one line per vehicle. */
export function australianCsv(rows: readonly Record<string, string | number>[]): string {
  const columns = [
    ...new Set([
      'stocknum',
      'make',
      'model',
      'year',
      'car_type',
      'status',
      ...rows.flatMap((row) => Object.keys(row)),
    ]),
  ];
  const standard: Record<string, string> = {
    make: 'Ford',
    model: 'Ranger',
    year: '2021',
    car_type: 'used',
    status: 'in_stock',
  };
  const cell = (value: string) => (/[",\n]/.test(value) ? `"${value.replace(/"/g, '""')}"` : value);
  const lines = rows.map((row, i) =>
    columns
      .map((name) => cell(String(row[name] ?? standard[name] ?? (name === 'stocknum' ? `S${i + 1}` : ''))))
      .join(','),
  );
  return `${columns.join(',')}\n${lines.join('\n')}\n`;
}
