import { errorMessage } from '../lib/error-message.ts';
import { type StockFolders, stockFolders } from '../stock/data-folder/data-files.ts';
import { type StockInUse, stockInUse, whyStockIsRefused } from '../stock/data-folder/stock-in-use.ts';
import { readStockFile } from '../stock/stock-file.ts';
import { checkStockNames, namesOfDraft, unreadVehicles } from './checks/stock.ts';
import { listTenants } from './list-tenants.ts';
import { fileError, inReadingOrder, type Problem } from './problem.ts';
import { publicationProblems } from './publication-problems.ts';
import { readLogoMark } from './read-logo-mark.ts';
import type { LoadOptions, TenantReading } from './read-tenant.ts';
import { readTenants } from './read-tenants.ts';
import type { Site } from './schema/site.ts';
import { readFailure } from './source/read-text.ts';

export interface CheckOptions extends LoadOptions {
  /** Folder that contains the tenant folders. */
  root: string;
  /** Folder that contains the tenants' data folders. */
  dataRoot: string;
  /** Names of tenant folders to check; all if empty. */
  only?: readonly string[];
  now?: Date;
  /** Compiles a tenant's own components and returns their errors; without it they are not compiled. */
  components?: (folder: string, site: Site) => Promise<Problem[]>;
}

export interface Checked extends StockFolders {
  /** Name of the tenant's folder. */
  tenant: string;
  problems: Problem[];
  /** Number of vehicles that could be read; null if there is no stock file. */
  vehicles: number | null;
  /** Path of the stock; null if it is not imported, but committed. */
  imported: string | null;
  /** The problems of this reading are also in `problems`. */
  reading: TenantReading;
}

const folderName = ({ folder }: TenantReading): string => folder.split(/[\\/]/).at(-1) ?? '';

const readingProblem = (file: string, error: unknown): Problem => fileError(file, readFailure(error));

async function checkStockFile(
  reading: TenantReading,
  inUse: StockInUse,
): Promise<{ vehicles: number | null; problems: Problem[] }> {
  const { file, isImported, state } = inUse;
  const refusal = whyStockIsRefused(inUse);
  // The reading has reported a committed file that is refused.
  if (refusal !== null && isImported) return { vehicles: null, problems: [fileError(file, refusal)] };
  if (state !== 'file') return { vehicles: null, problems: [] };
  try {
    const stock = await readStockFile(file);
    const names = reading.source.readable
      ? await checkStockNames(namesOfDraft(reading.draft), file, stock.cars)
      : [];
    const problems = [...unreadVehicles(file, stock), ...names];
    return { vehicles: stock.cars.filter(({ gone_at }) => gone_at === null).length, problems };
  } catch (error) {
    return { vehicles: 0, problems: [readingProblem(file, error)] };
  }
}

async function checkTenant(
  reading: TenantReading,
  listedProblems: readonly Problem[],
  options: CheckOptions,
): Promise<Checked> {
  const folders = stockFolders(reading.folder, options.dataRoot);
  const inUse = stockInUse(folders);
  const stock = await checkStockFile(reading, inUse);
  const components = reading.site ? await options.components?.(reading.folder, reading.site) : [];
  const problems = [
    ...reading.problems,
    ...(components ?? []),
    ...(await readLogoMark(reading)).problems,
    ...listedProblems,
    ...publicationProblems(reading, inUse.state === 'file', options.now ?? new Date()),
    ...stock.problems,
  ];
  return {
    ...folders,
    tenant: folderName(reading),
    problems: inReadingOrder(problems),
    vehicles: stock.vehicles,
    imported: inUse.isImported ? inUse.file : null,
    reading,
  };
}

/**
 * Finds all problems of tenants' configuration, content and stock. If the check of a tenant throws, the error is
 * reported as a problem of that tenant, and the others are still checked. Slugs, ids and addresses are compared with
 * every tenant under the root, even if only some are checked.
 */
export async function checkTenants(options: CheckOptions): Promise<Checked[]> {
  const readings = await readTenants(listTenants(options.root), options);
  const only = options.only?.length ? new Set(options.only) : null;
  const chosen = readings.filter(({ reading }) => only === null || only.has(folderName(reading)));
  return Promise.all(
    chosen.map(({ reading, listedProblems }) =>
      checkTenant(reading, listedProblems, options).catch((error: unknown) => ({
        ...stockFolders(reading.folder, options.dataRoot),
        tenant: folderName(reading),
        problems: [
          ...reading.problems,
          ...listedProblems,
          fileError(
            reading.source.file,
            `The check failed with an unexpected error. Show it to the developers of the website: ${errorMessage(error)}`,
          ),
        ],
        vehicles: null,
        imported: null,
        reading,
      })),
    ),
  );
}
