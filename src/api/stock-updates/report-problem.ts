import { eq } from 'drizzle-orm';
import { noticesAbout } from '../alerts/plan-alerts.ts';
import { ALERT } from '../jobs/queues.ts';
import { stockFeeds } from './schema.ts';
import type { StockUpdateDependencies } from './stock-update-dependencies.ts';
import type { UpdateProblem } from './updater.ts';

/**
 * The same problem is not reported twice in a row. It is forgotten when stock is published or, for `pull` and `late`,
 * when the feed is fetched.
 */
export type ProblemKind = 'late' | 'pull' | 'config' | 'import' | 'build' | 'index' | 'crash';

const SUBJECTS: Record<ProblemKind, string> = {
  late: 'No new stock has arrived',
  pull: 'The stock feed cannot be fetched',
  config: 'New stock waits until site.yaml is corrected',
  import: 'A stock feed was refused',
  build: 'The website could not be updated',
  index: 'The search server could not be updated',
  crash: 'The website could not be updated',
};

/** Queues alerts to ops and dealer about a problem with a tenant's stock, unless it was already reported. */
export async function reportProblem(
  { database, jobs, dealerOf, alerts, now, log }: StockUpdateDependencies,
  tenant: string,
  kind: ProblemKind,
  { reason, next, isOtherStockPublished = false }: UpdateProblem & { isOtherStockPublished?: boolean },
): Promise<void> {
  log.error({ tenant, problem: kind, reason }, 'stock could not be updated');
  await database.queries.transaction(async (transaction) => {
    await transaction.insert(stockFeeds).values({ tenant, receivedAt: now() }).onConflictDoNothing();
    const [feed] = await transaction
      .select({ problem: stockFeeds.problem })
      .from(stockFeeds)
      .where(eq(stockFeeds.tenant, tenant))
      .for('update');
    // A feed is usually late because of another problem, which has already been reported.
    if (feed?.problem === kind || (kind === 'late' && feed?.problem !== null)) return;
    await transaction.update(stockFeeds).set({ problem: kind }).where(eq(stockFeeds.tenant, tenant));
    const unchanged = isOtherStockPublished
      ? 'The website shows the other stock that arrived, without what was refused.'
      : 'The website shows what was published before.';
    const shown = kind === 'index' ? 'The pages of the website were updated, its search was not.' : unchanged;
    const text = `${tenant}: ${SUBJECTS[kind]}.\nReason: ${reason}\n${shown} Next: ${next}`;
    const notice = { tenant, subject: `${SUBJECTS[kind]}: ${tenant}`, text };
    await jobs.send(transaction, ALERT, noticesAbout(notice, dealerOf(tenant), alerts, now()));
  });
}

/** Forgets the reported problem, so that it is reported again if it comes back. */
export const clearProblem = async (
  { database }: Pick<StockUpdateDependencies, 'database'>,
  tenant: string,
) => {
  await database.queries.update(stockFeeds).set({ problem: null }).where(eq(stockFeeds.tenant, tenant));
};
