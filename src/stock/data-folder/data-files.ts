import { basename, join, resolve } from 'node:path';

/**
 * The names of everything that is imported. It is in a data folder, one for each tenant, and not beside the reviewed
 * configuration. Only the stock of demos is committed beside their site.yaml.
 */

/** The two folders of a tenant. */
export interface StockFolders {
  /** The tenant's folder: configuration, content, and the committed stock of a demo. */
  folder: string;
  /** The tenant's data folder, which is missing until something is imported. */
  data: string;
}

const STOCK_FILE = 'stock.jsonl';
const REPORT_FILE = 'import-report.json';
const REDIRECTS_REPORT_FILE = 'redirects-without-target.csv';

/** Name of the report of a feed that was refused since the last import. */
export const REFUSED_REPORT_FILE = 'import-report.refused.json';

/** The data folders' parent unless another one is chosen: `tenants-data` for `tenants`. */
export const defaultDataRoot = (tenants: string): string => `${resolve(tenants)}-data`;

/** @param dataRoot the data folders' parent */
export const stockFolders = (folder: string, dataRoot: string): StockFolders => ({
  folder,
  data: join(dataRoot, basename(resolve(folder))),
});

/** The stock that is used until something is imported. */
export const committedStock = (folder: string): string => join(folder, STOCK_FILE);

export interface DataFiles {
  stock: string;
  /** The report of the last import, which describes the present stock. */
  report: string;
  /** The report of a feed that was refused since then. */
  refusedReport: string;
  /** The addresses of the old website for which the last import of redirects found no target. */
  redirectsReport: string;
  /** Held during an import. */
  lock: string;
  /** Stock that has arrived and is not imported yet, and the last that was refused. */
  queue: string;
  /** Beginning of the paths of this process's temporary files. */
  temporary: string;
}

/** The files in a data folder. Earlier versions had all of them, under the same names, in the tenant's folder. */
export const dataFiles = (data: string): DataFiles => ({
  stock: join(data, STOCK_FILE),
  report: join(data, REPORT_FILE),
  refusedReport: join(data, REFUSED_REPORT_FILE),
  redirectsReport: join(data, REDIRECTS_REPORT_FILE),
  lock: join(data, '.import.lock'),
  queue: join(data, '.import-queue'),
  temporary: join(data, `.import-${process.pid}.`),
});

/** Matches the names of temporary files; the first group is the process that wrote them. */
export const TEMPORARY_FILE = /^\.import-(\d+)\./;

/** The report of an import. */
export const reportOf = (data: string, { outcome }: { outcome: 'imported' | 'refused' }): string =>
  dataFiles(data)[outcome === 'refused' ? 'refusedReport' : 'report'];

/** True for the one file in a data folder that changes pages. */
export const isStockFile = (path: string): boolean => basename(path) === STOCK_FILE;
