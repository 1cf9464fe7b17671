import { copyFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { failedImport } from '../../src/api/stock-updates/failed-import.ts';
import { importInOrder } from '../../src/api/stock-updates/import-in-order.ts';
import { importReportOf } from '../../src/api/stock-updates/update-files.ts';
import {
  type ImportResult,
  NO_RECORDS,
  type UpdateAnswer,
  type UpdateProblem,
  type UpdateRequest,
} from '../../src/api/stock-updates/updater-messages.ts';
import { errorMessage } from '../../src/lib/error-message.ts';
import { BuildRefused } from '../../src/render/build-refused.ts';
import { buildSite } from '../../src/render/build-site.ts';
import { type Compiled, compile } from '../../src/render/compile.ts';
import { isRegistered } from '../../src/site/page-addresses.ts';
import type { ItemType } from '../../src/stock/car.ts';
import { reportOf, type StockFolders } from '../../src/stock/data-folder/data-files.ts';
import { stockInUse } from '../../src/stock/data-folder/stock-in-use.ts';
import { writeChangedFeed } from '../../src/stock/import/apply-changes.ts';
import { FeedRefused } from '../../src/stock/import/feed/feed-refused.ts';
import { importFeed } from '../../src/stock/import/import-feed.ts';
import { importProblems } from '../../src/stock/import/import-problems.ts';
import { readChanges } from '../../src/stock/import/read-changes.ts';
import { departures } from '../../src/stock/import/stock-sentences.ts';
import { type ImportSettings, readImportSettings } from './import-settings.ts';
import { indexTenant } from './index-command.ts';

/** The child process of `createUpdater`: imports, builds and indexes one tenant for each message. */

const ROOT = resolve(import.meta.dirname, '../..');
/** Seconds that the search server may take for each request. */
const INDEX_TIMEOUT = 30;

let compiled: Promise<Compiled> | undefined;

/** Writes stored changes as a feed. Returns sentences about vehicles that the stock does not have. */
async function writeChanges(
  folders: StockFolders,
  file: string,
  feed: string,
  mainKind?: ItemType,
): Promise<string[]> {
  const read = readChanges(await readFile(file));
  if (!read.ok) throw new FeedRefused(read.error, 'Ask the sender to correct them and to send them again.');
  return writeChangedFeed(stockInUse(folders).file, read.changes, feed, mainKind);
}

/** Imports one update. If it is refused, the old stock stays. */
async function importUpdate(
  folders: StockFolders,
  { kind, file }: UpdateRequest['updates'][number],
  { options, readFormat }: ImportSettings,
): Promise<ImportResult> {
  const changed = `${file}.jsonl`;
  const isChanges = kind === 'changes';
  try {
    const unmatched = isChanges ? await writeChanges(folders, file, changed, options.itemType) : [];
    const format = isChanges ? ({ format: 'native', mapping: null } as const) : await readFormat();
    const summary = await importFeed({
      folders,
      feed: isChanges ? changed : file,
      ...format,
      ...options,
      acceptDrop: false,
      isPage: isRegistered,
      isChanges,
    });
    const { refusal, records, vehicles, quarantined, previous } = summary;
    const found = importProblems(summary, isChanges);
    const problems = [
      ...unmatched,
      ...(refusal ? found.map((sentence) => `After such an import: ${sentence}`) : found),
    ];
    // Another import may follow, and would overwrite the report.
    if (refusal || problems.length > 0) copyFileSync(reportOf(folders.data, summary), importReportOf(file));
    return {
      refusal,
      problems,
      departures: refusal ? [] : departures(previous),
      records,
      vehicles,
      quarantined,
    };
  } catch (error) {
    const refusal = failedImport(error);
    if (refusal === null) throw error;
    if (!(error instanceof FeedRefused)) console.error(error);
    return { ...NO_RECORDS, refusal };
  } finally {
    rmSync(changed, { force: true });
  }
}

/**
 * Builds and publishes the tenant. Resolves to null, or to the problem if the build is refused; the old site then
 * stays.
 */
async function build(folders: StockFolders, dist: string): Promise<UpdateProblem | null> {
  try {
    compiled ??= compile(ROOT, () => {});
    await buildSite({
      root: ROOT,
      ...folders,
      dist,
      compiled: await compiled,
      jobs: 1,
      force: false,
      acceptDrop: false,
      now: new Date(),
      onProgress: () => {},
    });
    return null;
  } catch (error) {
    if (!(error instanceof BuildRefused)) throw error;
    const next = `correct this, then run: npm run build -- ${basename(folders.folder)}`;
    return { reason: error.reasons.join('\n'), next };
  }
}

async function index(folders: StockFolders): Promise<UpdateProblem | null> {
  const outcome = await indexTenant(folders, false, { timeout: INDEX_TIMEOUT });
  if (outcome !== 'failed') return null;
  const name = basename(folders.folder);
  return {
    reason: 'The search server was not updated.',
    next: `run: npm run index -- ${name}. It prints the reason.`,
  };
}

/**
 * Reads from site.yaml how stock is imported. Resolves to a problem if it has mistakes.
 */
async function readConfig(folder: string): Promise<ImportSettings | UpdateProblem> {
  try {
    return await readImportSettings(folder);
  } catch (error) {
    if (!(error instanceof FeedRefused)) throw error;
    const next =
      'correct the mistakes ("npm run check" lists all of them); the stock that has arrived is then imported automatically.';
    return { reason: error.reason, next };
  }
}

async function update({ folders, dist, updates }: UpdateRequest): Promise<UpdateAnswer> {
  const config = await readConfig(folders.folder);
  if (!('options' in config))
    return { config, imports: {}, build: null, index: null, memory: process.memoryUsage.rss() };
  const imports = await importInOrder(updates, (each) => importUpdate(folders, each, config));
  const isStockNew = Object.values(imports).some(({ refusal }) => refusal === null);
  const buildProblem = isStockNew ? await build(folders, dist) : null;
  return {
    config: null,
    imports,
    build: buildProblem,
    index: isStockNew && buildProblem === null ? await index(folders) : null,
    memory: process.memoryUsage.rss(),
  };
}

process.on('message', async (request: UpdateRequest) => {
  try {
    process.send?.(await update(request));
  } catch (error) {
    process.send?.({ failed: errorMessage(error) });
  }
});
// The service has ended, so nobody needs the answer.
process.on('disconnect', () => process.exit());
