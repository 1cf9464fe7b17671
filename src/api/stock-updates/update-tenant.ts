import { copyFileSync, rmSync } from 'node:fs';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { clearProblem, reportProblem } from './report-problem.ts';
import { stockUpdates, type UpdateKind } from './schema.ts';
import type { StockUpdateDependencies } from './stock-update-dependencies.ts';
import { queueUpdate, updateFile } from './store-update.ts';
import type { UpdateProblem } from './updater.ts';

type Update = typeof stockUpdates.$inferSelect;

/** Copies refused stock to a file that stays until the next refusal of its kind, so that ops can look at it. */
function keepRefused(folder: string, id: string, kind: UpdateKind): string {
  const kept = updateFile(folder, `refused-${kind}`);
  // Not moved, because the update needs its file again if its problem cannot be reported now.
  copyFileSync(updateFile(folder, id), kept);
  return kept;
}

const withFile = (
  { reason, next }: UpdateProblem,
  tenant: string,
  kind: UpdateKind,
  file: string,
): UpdateProblem => ({
  reason,
  next:
    kind === 'feed'
      ? `${next} The last refused feed is in ${file}. If it is correct, import it with npm run import -- ${tenant} ${file} --accept-drop`
      : `${next} The last refused changes are in ${file}. Correct the cause and ask their sender to send them again.`,
});

/** Drops updates before the last whole feed, because that feed replaces them. */
function withoutReplaced(waiting: readonly Update[]): Update[] {
  const last = waiting.findLastIndex(({ kind }) => kind === 'feed');
  return waiting.slice(Math.max(0, last));
}

/**
 * Imports everything that waits for a tenant, then builds and indexes it once. Feeds that a later one replaces are not
 * imported. While the tenant's site.yaml has mistakes everything waits, and `checkFeeds` tries again.
 *
 * @throws Error if it should be tried again; then the updates still wait
 */
export async function updateTenant(dependencies: StockUpdateDependencies, tenant: string): Promise<void> {
  const { database, updater, folderOf, dist, jobs, metrics, log, now } = dependencies;
  const folder = folderOf(tenant);
  if (folder === null) return;
  const isWaiting = and(eq(stockUpdates.tenant, tenant), eq(stockUpdates.state, 'pending'));
  const waiting = await database.queries
    .select()
    .from(stockUpdates)
    .where(isWaiting)
    .orderBy(asc(stockUpdates.place));
  if (waiting.length === 0) return;
  const used = withoutReplaced(waiting);
  const updates = used.map(({ id, kind }) => ({ id, kind, file: updateFile(folder, id) }));
  const start = performance.now();
  const { config, imports, build, index } = await updater.update({ folder, dist, updates });
  if (config) {
    await reportProblem(dependencies, tenant, 'config', config);
    return;
  }

  const refused: string[] = [];
  for (const { id, kind } of updates) {
    const problem = imports[id];
    if (!problem) continue;
    refused.push(id);
    const kept = withFile(problem, tenant, kind, keepRefused(folder, id, kind));
    await reportProblem(dependencies, tenant, 'import', kept);
  }
  if (build) await reportProblem(dependencies, tenant, 'build', build);
  else if (index) await reportProblem(dependencies, tenant, 'index', index);
  else if (refused.length === 0) await clearProblem(dependencies, tenant);
  // After the reports, so that an update whose problem was not reported still waits.
  for (const [ids, state] of [
    [waiting.map(({ id }) => id).filter((id) => !refused.includes(id)), 'imported'],
    [refused, 'refused'],
  ] as const)
    await database.queries.update(stockUpdates).set({ state }).where(inArray(stockUpdates.id, ids));
  for (const { id } of waiting) rmSync(updateFile(folder, id), { force: true });

  const [first] = waiting;
  const seconds = first ? Math.max(0, now().getTime() - first.receivedAt.getTime()) / 1_000 : 0;
  const importOutcome = refused.length > 0 ? 'import refused' : 'published';
  const outcome = build ? 'build refused' : importOutcome;
  metrics.stock.observe({ outcome }, seconds);
  log.info({ tenant, outcome, ms: Math.round(performance.now() - start) }, 'a stock update ended');

  // Stock that arrived meanwhile may have no job left: its job may have been merged with the one that runs now.
  const more = await database.queries
    .select({ id: stockUpdates.id })
    .from(stockUpdates)
    .where(isWaiting)
    .limit(1);
  if (more.length > 0) await queueUpdate(jobs, database.queries, tenant);
}
