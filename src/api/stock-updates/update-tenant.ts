import { rmSync } from 'node:fs';
import { and, asc, eq } from 'drizzle-orm';
import { outcomeOf } from './outcome-of.ts';
import { keepRefused, withPlace } from './refused-stock.ts';
import { reportPartial } from './report-partial.ts';
import { clearProblem, reportProblem } from './report-problem.ts';
import { stockUpdates } from './schema.ts';
import type { StockUpdateDependencies } from './stock-update-dependencies.ts';
import { queueUpdate } from './store-update.ts';
import { importReportOf, takeOverUpdates, updateFile } from './update-files.ts';

/**
 * Imports everything that waits for a tenant, then builds and indexes it once. `importInOrder` leaves out what a feed
 * replaces. While the tenant's site.yaml has mistakes everything waits, and `checkFeeds` tries again.
 *
 * @throws Error if it should be tried again; then the updates still wait
 */
export async function updateTenant(dependencies: StockUpdateDependencies, tenant: string): Promise<void> {
  const { database, updater, foldersOf, dist, jobs, updateSeconds, log, now } = dependencies;
  const folders = await foldersOf(tenant);
  if (folders === null) return;
  const moved = await takeOverUpdates(folders);
  if (moved > 0)
    log.info(
      { tenant, files: moved, from: folders.folder, to: folders.data },
      'stock that arrived for an earlier version was moved to the data folder',
    );
  const isWaiting = and(eq(stockUpdates.tenant, tenant), eq(stockUpdates.state, 'pending'));
  const waiting = await database.queries
    .select()
    .from(stockUpdates)
    .where(isWaiting)
    .orderBy(asc(stockUpdates.place));
  if (waiting.length === 0) return;
  const updates = waiting.map(({ id, kind }) => ({ id, kind, file: updateFile(folders, id) }));
  const start = performance.now();
  const { config, imports, build, index } = await updater.update({ folders, dist, updates });
  if (config) {
    await reportProblem(dependencies, tenant, 'config', config);
    return;
  }

  const refused = updates.flatMap(({ id, kind, file }) => {
    const problem = imports[id]?.refusal ?? null;
    return problem ? [{ id, kind, file, problem }] : [];
  });
  // Of several feeds the last one stays.
  const kept = new Map(refused.map((each) => [each.kind, keepRefused(folders, each)]));
  // Only the first report becomes an alert, so it has the reason of the feed that is kept.
  const { feed = [], changes = [] } = Object.groupBy(refused, ({ kind }) => kind);
  const isOtherStockPublished = build === null && updates.some(({ id }) => imports[id]?.refusal === null);
  for (const { kind, problem } of [...feed.toReversed(), ...changes.toReversed()]) {
    const place = kept.get(kind);
    const report = place ? withPlace(problem, folders, kind, place) : problem;
    await reportProblem(dependencies, tenant, 'import', { ...report, isOtherStockPublished });
  }
  const partial = await reportPartial(dependencies, tenant, folders, updates, imports);
  if (build) await reportProblem(dependencies, tenant, 'build', build);
  else if (index) await reportProblem(dependencies, tenant, 'index', index);
  else if (refused.length === 0 && !partial) await clearProblem(dependencies, tenant);
  // After the reports, so that an update whose problem was not reported still waits.
  for (const { id } of waiting) {
    const outcome = outcomeOf(imports[id], build);
    const state = outcome.state === 'import refused' ? 'refused' : 'imported';
    await database.queries.update(stockUpdates).set({ state, outcome }).where(eq(stockUpdates.id, id));
  }
  for (const { file } of updates) {
    rmSync(file, { force: true });
    rmSync(importReportOf(file), { force: true });
  }

  const [first] = waiting;
  const seconds = first ? Math.max(0, now().getTime() - first.receivedAt.getTime()) / 1_000 : 0;
  const importOutcome = refused.length > 0 ? 'import refused' : 'published';
  const outcome = build ? 'build refused' : importOutcome;
  updateSeconds.observe({ outcome }, seconds);
  log.info({ tenant, outcome, ms: Math.round(performance.now() - start) }, 'a stock update ended');

  // Stock that arrived meanwhile may have no job left: its job may have been merged with the one that runs now.
  const more = await database.queries
    .select({ id: stockUpdates.id })
    .from(stockUpdates)
    .where(isWaiting)
    .limit(1);
  if (more.length > 0) await queueUpdate(jobs, database.queries, tenant);
}
