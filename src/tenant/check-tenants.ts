import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { diskRefusal } from '../lib/disk/disk-refusal.ts';
import { fileInside } from '../lib/disk/files-inside.ts';
import { localTime } from '../rules/clock.ts';
import { readStockFile } from '../stock/stock-file.ts';
import { checkDates } from './checks/dates.ts';
import { checkLicences, checkSalesCounter } from './checks/law.ts';
import { checkStock } from './checks/stock.ts';
import { checkContentTexts, checkTexts } from './checks/texts.ts';
import { findTenantFolders, sharedIdentities } from './load-tenants.ts';
import { inReadingOrder, type Problem } from './problem.ts';
import { type LoadOptions, readTenant, type TenantReading } from './read-tenant.ts';

export interface CheckOptions extends LoadOptions {
  /** Tenant folders' parent. */
  root: string;
  /** Folder names; all when empty. */
  only?: readonly string[];
  now?: Date;
}

export interface Checked {
  /** Folder name. */
  tenant: string;
  problems: Problem[];
  /** Vehicles read; null without a stock file. */
  vehicles: number | null;
}

function todayOf(reading: TenantReading, now: Date): string {
  const zoneProblem = reading.problems.some(({ path }) => path === 'timezone');
  const zone = zoneProblem ? null : reading.draft.one('timezone');
  return localTime(now, zone ?? 'Australia/Brisbane').date;
}

async function checkOne(reading: TenantReading, shared: Problem[], options: CheckOptions): Promise<Checked> {
  const file = join(reading.folder, 'stock.jsonl');
  const stock = fileInside(file, reading.folder) === 'file' ? await readStockFile(file) : null;
  const findings = [
    ...checkDates(reading.draft, todayOf(reading, options.now ?? new Date())),
    ...checkTexts(reading.draft),
    ...checkLicences(reading.draft),
    ...(stock ? checkSalesCounter(reading.draft) : []),
  ];
  const problems = [
    ...reading.problems,
    ...shared.filter((problem) => problem.file === reading.source.file),
    ...(reading.source.problems.length ? [] : findings.map(reading.source.place)),
    ...reading.content.flatMap(checkContentTexts),
    ...(stock ? checkStock(reading.draft, file, await readFile(file, 'utf8'), stock) : []),
  ];
  return {
    tenant: reading.folder.split(/[\\/]/).at(-1) ?? '',
    problems: inReadingOrder(problems),
    vehicles: stock?.cars.length ?? null,
  };
}

/** A tenant whose check an error ended: that is its problem, and the others are checked all the same. */
function notChecked(folder: string, error: unknown): Checked {
  const refusal = diskRefusal(error, folder);
  const message = refusal
    ? `${refusal.reason} ${refusal.next}, then check again.`
    : `This tenant could not be checked: ${error instanceof Error ? error.message : String(error)}.`;
  const file = join(folder, 'site.yaml');
  const problem: Problem = { severity: 'error', file, line: 1, column: 1, path: '', message };
  return { tenant: folder.split(/[\\/]/).at(-1) ?? '', problems: [problem], vehicles: null };
}

/**
 * Everything wrong with tenants' configuration, content and stock, all at once. Slugs, ids and addresses are
 * compared with every tenant under the root, also when only some are checked.
 */
export async function checkTenants(options: CheckOptions): Promise<Checked[]> {
  const folders = await findTenantFolders(options.root);
  const tried = await Promise.allSettled(folders.map((folder) => readTenant(folder, options)));
  const readings = tried.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const shared = sharedIdentities(readings);
  const wanted = options.only?.length ? new Set(options.only) : null;
  const chosen = readings.filter(({ folder }) => !wanted || wanted.has(folder.split(/[\\/]/).at(-1) ?? ''));
  const checked = await Promise.all(
    chosen.map((reading) =>
      checkOne(reading, shared, options).catch((error) => notChecked(reading.folder, error)),
    ),
  );
  const unread = tried.flatMap((one, n) =>
    one.status === 'rejected' ? [notChecked(folders[n] ?? '', one.reason)] : [],
  );
  return [...checked, ...unread.filter(({ tenant }) => !wanted || wanted.has(tenant))];
}
